import { pills, weekdays } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { columns, field, row, stack, toggle, wizardTabs } from '../kit/parts.mjs'

const html = frame({
  at: ['Locations', 'Geo-Zones'],
  title: 'New Trigger',
  body:
    wizardTabs(
      [
        { name: 'Setup', done: true },
        { name: 'Frequency', done: true, on: true },
        { name: 'Criteria', done: true },
        { name: 'Segmentation', done: true },
        { name: 'Message' },
      ],
      { n: 1 },
    ) +
    stack(
      pills('How often', ['Only once when a user', 'Every time a user', 'If a user'], 'Every time a user', {
        n: 2,
      }),
      columns(
        '110px 1fr',
        field('Occasion', { value: '2', n: 3 }),
        pills('Type', ['enters the zone', 'leaves the zone'], 'enters the zone', { n: 4 }),
      ),
      columns(
        '110px 1fr',
        field('Delay', { value: '5 minutes', n: 5 }),
        columns(
          '1fr 1fr',
          field('From', { value: '9:00', icon: 'clock', n: 6 }),
          field('To', { value: '18:00', icon: 'clock' }),
        ),
      ),
      weekdays('Days of the week', ['Sun'], { n: 7 }),
      row(toggle('Active', true, { n: 8 })),
    ),
})

export default {
  html,
  alt: 'A new geo-trigger at the tab Frequency, as a sketch: Every time a user is chosen over Only once when a user and If a user, with occasion 2 and the type enters the zone. Below, a delay of five minutes, hours from 9:00 to 18:00, the days of the week without Sunday, and the switch Active.',
  callouts: [
    {
      n: 1,
      label: 'Tabs',
      text: 'Setup holds the name and, if you use one, the beacon. Message has no audience: whoever sets off the trigger gets it.',
    },
    {
      n: 2,
      label: 'How often',
      text: 'How often the same user can set it off. If a user: at most once in an interval.',
    },
    { n: 3, label: 'Occasion', text: 'With 2, every second visit counts.' },
    { n: 4, label: 'Type', text: 'Entering or leaving the zone, or the range of a beacon.' },
    { n: 5, label: 'Delay', text: 'If the phone notices an exit before the delay is over, nothing happens.' },
    { n: 6, label: 'From', text: 'Hours of the day in which the trigger works.' },
    { n: 7, label: 'Days of the week', text: 'Days that are struck out are skipped.' },
    { n: 8, label: 'Active', text: 'Off: the trigger stays, but does nothing.' },
  ],
}
