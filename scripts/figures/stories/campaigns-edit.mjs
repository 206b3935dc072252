import { timeline } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, columns, field, panel, row, select, stack, toggle, wizardTabs } from '../kit/parts.mjs'

const html = frame({
  at: ['Campaigns'],
  title: 'Spring sale',
  body:
    wizardTabs(
      [
        { name: 'Setup', done: true },
        { name: 'Duration', done: true },
        { name: 'Canvas', done: true, on: true },
      ],
      { n: 1 },
    ) +
    stack(
      row('<span class="fill"></span>', button('Add Message', { icon: 'plus', n: 2 })),
      timeline(
        ['2 March', '3 March', '4 March', '5 March'],
        [
          { from: 0, name: 'Sale starts', icon: 'bell', tone: 'good', n: 3 },
          { from: 1, name: 'Half-time', icon: 'bell', tone: 'good' },
          { from: 3, name: 'Last chance', icon: 'bell', n: 4 },
        ],
      ),
      panel(
        'Last chance',
        stack(
          columns(
            '1fr 100px 1fr',
            field('Date', { value: '5 March 2027', icon: 'calendar', n: 5 }),
            field('Time', { value: '18:00', icon: 'clock' }),
            select('Time zone', { value: 'Europe/Amsterdam', n: 6 }),
          ),
          toggle('Respect the time zone of the device', true, { n: 7 }),
          field('Message', { value: 'Until midnight: 20% off spring shoes.' }),
        ),
      ),
    ),
})

export default {
  html,
  alt: 'A campaign of the type Simple Push, with the tabs Setup, Duration and Canvas. The canvas is a timeline of four days with three messages, and a button Add Message. Below, the third message with date, time, time zone and the switch to respect the time zone of the device.',
  callouts: [
    {
      n: 1,
      label: 'Tabs',
      text: 'Setup holds the name and the type, which cannot be changed later; Duration the start and the end.',
    },
    { n: 2, label: 'Add Message', text: 'Adds a message on a day of the campaign.' },
    { n: 3, label: 'Sale starts', text: 'Messages appear on the timeline in their order.' },
    { n: 4, label: 'Last chance', text: 'The message that is open below.' },
    { n: 5, label: 'Date', text: 'Must be within the campaign.' },
    { n: 6, label: 'Time zone', text: 'The default is that of your browser.' },
    {
      n: 7,
      label: 'Respect the time zone of the device',
      text: 'Each device gets the message at this time in its own time zone.',
    },
  ],
}
