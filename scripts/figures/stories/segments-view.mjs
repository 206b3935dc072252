import { frame } from '../kit/frame.mjs'
import { dot, esc, field, openMenu, stack, table } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const users = [
  ['Anna Example', 'user-1001'],
  ['Bram Example', 'user-1002'],
  ['Chloe Example', 'user-1003'],
  ['Daan Example', 'user-1004'],
  ['Elif Example', 'user-1005'],
  ['Femi Example', 'user-1006'],
]

const html = frame({
  at: ['Audience', 'Segments'],
  title: 'Loyalty members',
  actions: openMenu('Options', ['Import Users', 'Export Users', 'Add Users', 'Clear All Users', 'Delete'], {
    n: 2,
    danger: ['Clear All Users', 'Delete'],
  }),
  // narrow on purpose: the open menu covers the right-hand side
  body: stack(
    `<div class="stack" style="width:340px">${field('Name', { value: 'Loyalty members', required: true, n: 1 })}${field(
      'Description',
      { value: 'Hold a pass of the loyalty program' },
    )}</div>`,
    table(
      ['User', 'User ID', ''],
      users.map(([name, id], index) => [
        `${shape('user')}<b>${esc(name)}</b>`,
        `<span class="mono">${esc(id)}</span>`,
        `${index === 2 ? dot(3) : ''}<span class="glyph" aria-label="Cross">${shape('cross', 12)}</span>`,
      ]),
      '190px 1fr 44px',
    ),
  ),
})

export default {
  html,
  alt: 'A segment, opened: its name and description, and the list of its users with name and user ID and a cross to remove each. The Options menu is open with Import Users, Export Users, Add Users, Clear All Users and Delete.',
  callouts: [
    { n: 1, label: 'Name', text: 'The name and the description can be changed here.' },
    { n: 2, label: 'Options', text: 'Import, export or add users, clear the list, or delete the segment.' },
    { n: 3, label: 'Cross', text: 'Takes this one user out of the segment.' },
  ],
}
