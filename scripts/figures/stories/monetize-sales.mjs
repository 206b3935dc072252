import { frame } from '../kit/frame.mjs'
import { badge, dot, esc, stack, table } from '../kit/parts.mjs'

const sales = [
  ['500 coins', 'App Store', 'user-1001', 'TX-100482', '20 Nov'],
  ['No adverts', 'Google Play', 'user-1044', 'TX-100481', '20 Nov'],
  ['100 coins', 'Google Play', '–', 'TX-100480', '19 Nov'],
  ['Extra map', 'App Store', 'user-1003', 'TX-100479', '19 Nov'],
  ['100 coins', 'App Store', 'user-1012', 'TX-100478', '18 Nov'],
  ['Sticker pack', 'Google Play', 'user-1001', 'TX-100477', '18 Nov'],
]

const html = frame({
  at: ['Monetize', 'Sales'],
  title: 'Sales',
  body: stack(
    table(
      [`Product${dot(1)}`, `Store${dot(2)}`, `User${dot(3)}`, `Transaction${dot(4)}`, 'Date'],
      sales.map(([product, store, user, transaction, date]) => [
        `<b>${esc(product)}</b>`,
        badge(store),
        `<span class="mono">${esc(user)}</span>`,
        `<span class="mono">${esc(transaction)}</span>`,
        `<span class="quiet">${esc(date)}</span>`,
      ]),
      '96px 90px 84px 1fr 52px',
    ),
  ),
})

export default {
  html,
  alt: 'The sales of an app, as a sketch: a list of purchases with product, store, user, transaction and date. One of them has no user.',
  callouts: [
    { n: 1, label: 'Product', text: 'The product that was sold.' },
    { n: 2, label: 'Store', text: 'The store that sold it. Refunds go through it as well.' },
    {
      n: 3,
      label: 'User',
      text: 'Missing, or a generated ID, if the app had not registered the person by then.',
    },
    {
      n: 4,
      label: 'Transaction',
      text: 'By it, your developers find this one purchase.',
    },
  ],
}
