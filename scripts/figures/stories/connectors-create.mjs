import { chipField } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { columns, field, choice, select, stack, wizardTabs } from '../kit/parts.mjs'

const frequencies = [
  { name: 'Only once when a user', hint: 'On the first, second, third … time' },
  { name: 'Every time a user', hint: 'Or every second, third … time' },
  { name: 'If a user', hint: 'At most once in an interval', on: true },
]

const html = frame({
  at: ['Automation', 'Connectors'],
  title: 'New Connector',
  body:
    wizardTabs(
      [
        { name: 'Setup', done: true },
        { name: 'Frequency', done: true, on: true },
        { name: 'Criteria', done: true },
        { name: 'Segmentation', done: true },
        { name: 'Messages' },
      ],
      { n: 1 },
    ) +
    stack(
      choice('How often', frequencies, { across: 1, n: 2 }),
      columns(
        '120px 1fr',
        field('Interval', { value: '1 day', n: 3 }),
        select('Event', { value: 'CartUpdated', mono: true, n: 4 }),
      ),
      columns(
        '120px 1fr',
        field('Delay', { value: '120 minutes', n: 5 }),
        chipField('Cancelled by', ['OrderPlaced'], { mono: true, add: 'Add', n: 6 }),
      ),
      `<div class="strip"><span>CartUpdated</span><i></i><em>120 minutes without OrderPlaced</em><i></i><span>Message</span></div>`,
    ),
})

export default {
  html,
  alt: 'A new connector at the tab Frequency, as a sketch: the choices Only once when a user, Every time a user and If a user, of which the third is chosen, then interval, event, delay and the events that cancel it. A strip tells the result: 120 minutes after CartUpdated without OrderPlaced, a message goes out.',
  callouts: [
    { n: 1, label: 'Tabs', text: 'Setup holds the name, Frequency the event that starts the connector.' },
    { n: 2, label: 'How often', text: 'How often the same user can start the connector.' },
    {
      n: 3,
      label: 'Interval',
      text: 'After a run for a user, the connector waits this long before it runs for them again. The other two choices have an occasion instead.',
    },
    { n: 4, label: 'Event', text: 'An event of Beckon, or a custom event of your app.' },
    { n: 5, label: 'Delay', text: 'How long Beckon waits before it answers the event.' },
    {
      n: 6,
      label: 'Cancelled by',
      text: 'If one of these events happens during the delay, nothing is sent.',
    },
  ],
}
