import { lineChart } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { columns, dot, esc, field, panel, select, stack, table } from '../kit/parts.mjs'

const list = [
  ['20 Nov, 9:41', 'user-1001', '64.90'],
  ['20 Nov, 9:38', 'user-1044', '19.50'],
  ['20 Nov, 9:12', 'anonymous', '120.00'],
  ['20 Nov, 8:57', 'user-1003', '34.00'],
]

const html = frame({
  at: ['Events'],
  title: 'Events',
  body: stack(
    select('Type', { value: 'com.beckon.event.custom.AddedToCart', mono: true, n: 1 }),
    columns(
      '1fr 1fr',
      field('From', { value: '1 November 2026', icon: 'calendar', n: 2 }),
      field('To', { value: '20 November 2026', icon: 'calendar' }),
    ),
    panel(
      'AddedToCart',
      lineChart(
        [
          {
            name: 'AddedToCart',
            points: [42, 48, 51, 60, 82, 90, 55, 47, 50, 58, 66, 88, 97, 61, 49, 53, 60, 72, 99, 104],
          },
        ],
        ['1 Nov', '7 Nov', '13 Nov', '20 Nov'],
        { height: 92 },
      ),
      { n: 3 },
    ),
    table(
      ['Time', `User${dot(4)}`, `Data${dot(5)}<span class="fill"></span>`],
      list
        .map(([when, user, price]) => [
          `<span class="quiet">${esc(when)}</span>`,
          `<span class="mono">${esc(user)}</span>`,
          `<span class="mono">{ "price": ${esc(price)} }</span><span class="fill"></span>`,
        ])
        .map((cells) => cells),
      '110px 130px 1fr',
    ),
  ),
})

export default {
  html,
  alt: 'The events of an app, as a sketch: the type of event, here the custom event AddedToCart, and a period, a line of how often it happened each day, and a list of single events with time, user and data.',
  callouts: [
    {
      n: 1,
      label: 'Type',
      text: 'One of the events of Beckon, or a custom event of your app, which has com.beckon.event.custom. before its name.',
    },
    { n: 2, label: 'From', text: 'The start of the period; the field beside it is its end.' },
    { n: 3, label: 'AddedToCart', text: 'How often it happened on each day.' },
    { n: 4, label: 'User', text: 'Whose device logged it.' },
    { n: 5, label: 'Data', text: 'What the app logged with the event.' },
  ],
}
