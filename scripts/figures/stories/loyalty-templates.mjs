import { frame } from '../kit/frame.mjs'
import { columns, dot, esc, stack, table, wizardTabs } from '../kit/parts.mjs'
import { handset, pass } from '../kit/phones.mjs'

const rows = (list) =>
  list.map(([key, type, value]) => [
    `<span class="mono">${esc(key)}</span>`,
    `<span class="quiet">${esc(type)}</span>`,
    esc(value),
  ])

const html = frame({
  at: ['Loyalty', 'Pass Templates'],
  title: 'Example Club',
  body:
    wizardTabs(
      [
        { name: 'Setup', done: true },
        { name: 'Fields', done: true, on: true },
        { name: 'Apple', done: true },
        { name: 'Google', done: true },
        { name: 'Barcode', done: true },
        { name: 'Relevance', done: true },
      ],
      { n: 1 },
    ) +
    columns(
      '1fr 192px',
      stack(
        table(
          [`Common fields${dot(2)}`, 'Type', ''],
          rows([
            ['club_name', 'Text', 'Example Club'],
            ['site', 'Text', 'example.com'],
          ]),
          '118px 60px 1fr',
        ),
        table(
          [`Pass fields${dot(3)}`, 'Type', `Default${dot(4)}`],
          rows([
            ['member', 'Text', '–'],
            ['points', 'Number', '0'],
            ['level', 'Text', 'Silver'],
            ['valid_to', 'Date', '–'],
          ]),
          '118px 60px 1fr',
        ),
      ),
      handset(
        pass({
          name: 'Example Club',
          fields: [
            ['Points', '1,250'],
            ['Member', 'A. Example'],
            ['Level', 'Gold'],
          ],
          alt: '0001 2345',
        }),
        { caption: 'A pass made from it', n: 5, kind: 'night', height: 306 },
      ),
    ),
})

export default {
  html,
  alt: 'A pass template with the tabs Setup, Fields, Apple, Google, Barcode and Relevance. The tab Fields has common fields, such as the name of the club, and pass fields with type and default: member, points, level and the end of validity. A phone shows a pass made from it.',
  callouts: [
    { n: 1, label: 'Tabs', text: 'Setup holds name and type; the other tabs follow from the type.' },
    { n: 2, label: 'Common fields', text: 'The same in all passes of the template.' },
    { n: 3, label: 'Pass fields', text: 'Each pass has its own values for them.' },
    { n: 4, label: 'Default', text: 'What a pass shows if it has no value of its own.' },
    { n: 5, label: 'A pass made from it', text: 'The design tabs place the fields for each wallet.' },
  ],
}
