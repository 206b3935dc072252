import { chips } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, dot, esc, searchField, stack, table } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const accounts = [
  ['anna@example.com', ['Example Shop', 'Example Shop – Dev']],
  ['bram@example.com', ['Example Shop']],
  ['chloe@example.com', ['Example Club', 'Example Shop']],
  ['dev@example.com', ['Example Shop – Dev']],
  ['agency@example.com', ['Example Club']],
]

const html = frame({
  app: '',
  title: 'Shared Accounts',
  actions: button('New Invite', { kind: 'primary', icon: 'plus', n: 2 }),
  body: stack(
    searchField('Search by email', { n: 1 }),
    table(
      ['Account', `Apps`, ''],
      accounts.map(([email, apps], index) => [
        `${shape('user')}<b>${esc(email)}</b>`,
        `${chips(apps)}${index === 1 ? dot(3) : ''}`,
        button('Invite User', { small: true, n: index === 1 ? 4 : undefined }),
      ]),
      '158px 1fr 112px',
    ),
  ),
})

export default {
  html,
  alt: 'The tab Shared Accounts: a search field for e-mail addresses, a New Invite button, and a list of accounts. Each has the apps that it can reach, with a cross on every app, and a button Invite User.',
  callouts: [
    { n: 1, label: 'Search by email', text: 'Finds an account by its e-mail address.' },
    {
      n: 2,
      label: 'New Invite',
      text: 'Invites someone by e-mail to one or more apps, with a role. Needs a paid plan.',
    },
    {
      n: 3,
      label: 'Example Shop',
      text: 'An app that the account can reach. The cross takes the access away at once.',
    },
    { n: 4, label: 'Invite User', text: 'Gives this account access to one more app.' },
  ],
}
