import { dialog } from '../kit/builders.mjs'
import { person, profile } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import {
  button,
  checkbox,
  columns,
  dot,
  esc,
  openMenu,
  panel,
  searchField,
  stack,
  table,
} from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const cross = `<span class="glyph" aria-label="Cross">${shape('cross', 11)}</span>`
const segments = ['Loyalty members', 'Store visitors']

const html = frame({
  at: ['Audience', 'Users'],
  title: 'User profile',
  actions: openMenu('Options', []),
  body: stack(
    panel(
      'User',
      columns(
        '190px 1fr',
        person('Anna Example', 'user-1001', { n: 1 }),
        profile(
          [
            ['User ID', '<span class="mono">user-1001</span>'],
            ['Push mail', '<span class="ghost">Not generated yet</span>', 2],
          ],
          { label: 70 },
        ),
      ),
    ),
    columns(
      '1fr 1fr',
      panel(
        'Segments',
        `<div class="rows">${segments.map((name, index) => `<div class="condition"><b>${esc(name)}</b>${index === 0 ? dot(4) : ''}${cross}</div>`).join('')}</div>`,
        { extra: button('New Segment', { small: true, n: 3 }) },
      ) +
        panel(
          'Devices',
          table(
            ['Device', ''],
            [
              [`${shape('phone', 13)}Phone`, shape('right', 12)],
              [`${shape('mail', 13)}anna@example.com`, shape('right', 12)],
            ],
            '1fr 14px',
          ),
          { n: 6 },
        ),
      dialog(
        'New Segment',
        stack(
          searchField('Search segments'),
          checkbox('Newsletter readers', true),
          checkbox('Opened the spring sale', true),
          checkbox('Test users', false),
          checkbox('Wish list', false),
        ),
        button('Done') + button('Add', { kind: 'primary', n: 5 }),
      ),
    ),
  ),
})

export default {
  html,
  alt: 'A user profile with its Options menu: the user box with picture, name, user ID and the push mail address, the segments of the user with a cross each, and the devices. New Segment has opened a window to search and tick segments, with the buttons Done and Add.',
  callouts: [
    { n: 1, label: 'Anna Example', text: 'The user name. The picture comes from Gravatar.' },
    {
      n: 2,
      label: 'Push mail',
      text: 'An address, generated on demand: a mail to it becomes a private message to this user.',
    },
    {
      n: 3,
      label: 'New Segment',
      text: 'Opens the window in which you pick segments, or create one that is missing.',
    },
    {
      n: 4,
      label: 'Loyalty members',
      text: 'A segment of the user. The cross removes the user from it, once you confirm.',
    },
    { n: 5, label: 'Add', text: 'Puts the user into the segments that you picked.' },
    { n: 6, label: 'Devices', text: 'Phones, browsers, addresses and numbers of this user.' },
  ],
}
