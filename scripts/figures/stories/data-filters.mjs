import { condition, group, pick, typed } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { columns, panel, select, stack } from '../kit/parts.mjs'
import { profile } from '../kit/data.mjs'

const mono = (words) => `<span class="mono">${words}</span>`

const html = frame({
  at: ['Automation', 'Connectors'],
  title: 'Data filters',
  body: stack(
    select('Event', { value: 'OrderPlaced', mono: true, n: 1 }),
    group('Data of the event', 'braces', [
      condition(
        typed('amount', { mono: true, n: 2 }),
        pick('Number', { n: 3 }),
        pick('greater or equal', { n: 4 }),
        typed('50', { n: 5 }),
      ),
      condition(
        typed('category', { mono: true }),
        pick('String'),
        pick('starts with'),
        typed('garden/', { mono: true }),
      ),
    ]),
    columns(
      '1fr 1fr',
      panel(
        'Passes',
        profile(
          [
            ['amount', mono('64.5')],
            ['category', mono('garden/tools')],
          ],
          { label: 70 },
        ),
        { n: 6 },
      ),
      panel(
        'Does not pass',
        profile(
          [
            ['amount', mono('19.9')],
            ['category', mono('kitchen')],
          ],
          { label: 70 },
        ),
        { n: 7, quiet: true },
      ),
    ),
  ),
})

export default {
  html,
  alt: 'Data filters of a custom event, as a sketch: two rows with property, type, operator and value: amount as a number, 50 or more, and category as a string that starts with garden/. Below, the data of one event that passes and of one that does not.',
  callouts: [
    { n: 1, label: 'Event', text: 'The custom event that your app logs.' },
    { n: 2, label: 'amount', text: 'The name of a property in the data of the event.' },
    {
      n: 3,
      label: 'Number',
      text: 'String, Number, Boolean or Date. Both sides are converted to this type.',
    },
    { n: 4, label: 'greater or equal', text: 'The operator.' },
    { n: 5, label: '50', text: 'What the property is compared with.' },
    { n: 6, label: 'Passes', text: 'Both rows match.' },
    { n: 7, label: 'Does not pass', text: 'Neither row matches.' },
  ],
}
