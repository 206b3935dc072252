import { frame } from '../kit/frame.mjs'
import { badge, columns, dot, esc, panel, stack, table } from '../kit/parts.mjs'
import { profile } from '../kit/data.mjs'
import { handset, inboxView } from '../kit/phones.mjs'
import { shape } from '../kit/shapes.mjs'

const items = [
  ['Your order is on its way', 'Unread'],
  ['Spring sale', 'Unread'],
  ['Thank you', 'Read'],
  ['Welcome', 'Read'],
]

const html = frame({
  at: ['Audience', 'Devices'],
  title: 'Inbox of a device',
  body: columns(
    '1fr 192px',
    stack(
      table(
        [`Message${dot(1)}`, `State${dot(2)}`],
        items.map(([title, state]) => [
          `${shape('mail', 13)}<b>${esc(title)}</b>`,
          badge(state, state === 'Unread' ? 'signal' : 'plain'),
        ]),
        '1fr 78px',
      ),
      panel(
        'Spring sale',
        profile(
          [
            ['Message', 'Two days only, for members first.'],
            ['Time', '16 November, 8:00'],
            ['Expires', '18 November, 23:59', 3],
            ['Read', 'Not yet'],
          ],
          { label: 60 },
        ),
        { quiet: true },
      ),
    ),
    handset(
      inboxView('Inbox', [
        {
          title: 'Your order is on its way',
          message: 'Follow it to your door in the app.',
          when: '9:41',
          unread: true,
        },
        { title: 'Spring sale', message: 'Two days only, for members first.', when: 'Mon', unread: true },
        { title: 'Thank you', message: 'How did you like your order?', when: '3 Nov' },
        { title: 'Welcome', message: 'Good to have you here.', when: '1 Nov' },
      ]),
      { caption: 'In the app', n: 4, height: 312 },
    ),
  ),
})

export default {
  html,
  alt: 'The inbox of a device, as a sketch: four messages, two of them unread, and one of them opened, with its text, the time it came, when it expires and whether it was read. Beside it, a phone shows the same inbox in the app.',
  callouts: [
    { n: 1, label: 'Message', text: 'What the app has in its inbox, the newest first.' },
    { n: 2, label: 'State', text: 'Read once it has been opened, or once the app marked it as read.' },
    { n: 3, label: 'Expires', text: 'After this time the app no longer shows it.' },
    { n: 4, label: 'In the app', text: 'The same messages on the phone.' },
  ],
}
