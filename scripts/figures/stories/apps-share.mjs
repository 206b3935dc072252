import { frame } from '../kit/frame.mjs'
import { badge, button, dot, esc, stack, table } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const accounts = [
  ['Anna Example', 'anna@example.com', 'ADMIN'],
  ['Bram Example', 'bram@example.com', 'SENDER', 2, 3],
  ['Chloe Example', 'chloe@example.com', 'EDITOR'],
  ['Daan Example', 'daan@example.com', 'REPORTER'],
  ['Gijs Example', 'gijs@example.com', 'EDITOR'],
]
const invites = [
  ['Elif Example', 'elif@example.com', 'SENDER'],
  ['Femi Example', 'femi@example.com', 'EXPORTER', undefined, 4],
]
const cross = `<span class="glyph">${shape('cross', 12)}</span>`
const list = (head, rows) =>
  table(
    [head, 'Email', 'Access role', ''],
    rows.map(([name, email, role, n, out]) => [
      `<b>${esc(name)}</b>${dot(n)}`,
      `<span class="quiet">${esc(email)}</span>`,
      badge(role),
      `${dot(out)}${cross}`,
    ]),
    '150px 1fr 92px 48px',
  )

const html = frame({
  at: ['Settings', 'Share App'],
  title: 'Share App',
  actions: button('New Invite', { kind: 'primary', icon: 'plus', n: 1 }),
  body: stack(list('Accounts with access', accounts), list('Pending invites', invites)),
})

export default {
  html,
  alt: 'Share App under Settings: a button New Invite and two lists, the accounts with access and the pending invites. Each line has a name, an e-mail address, an access role such as ADMIN or SENDER, and a cross.',
  callouts: [
    {
      n: 1,
      label: 'New Invite',
      text: 'Asks for first name, last name, e-mail and access role, and sends the invitation.',
    },
    { n: 2, label: 'Bram Example', text: 'Click a row to change the role of the account.' },
    { n: 3, label: 'Accounts with access', text: 'The cross takes the access away.' },
    { n: 4, label: 'Pending invites', text: 'Not accepted yet. The cross withdraws the invitation.' },
  ],
}
