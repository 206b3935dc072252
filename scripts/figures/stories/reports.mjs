import { pills } from '../kit/builders.mjs'
import { bars, lineChart, tiles } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { level, panel, stack } from '../kit/parts.mjs'

const html = frame({
  at: ['Reports'],
  title: 'Reports',
  body: stack(
    pills('Period', ['Day', 'Month', 'Year', 'Last month'], 'Month', { n: 1 }),
    tiles([
      { name: 'Users', value: '18,240', n: 2 },
      { name: 'Messages', value: '64,120' },
      { name: 'Opens', value: '12,470', n: 3 },
    ]),
    panel(
      'Installs and uninstalls',
      lineChart(
        [
          { name: 'Installs', points: [62, 70, 66, 88, 104, 92, 76, 80, 95, 112, 124, 98, 90, 102, 118] },
          {
            name: 'Uninstalls',
            tone: 'signal',
            points: [30, 28, 33, 31, 36, 40, 29, 31, 34, 38, 42, 35, 33, 36, 40],
          },
        ],
        ['1 Nov', '8 Nov', '15 Nov'],
        { height: 88 },
      ),
      { n: 4 },
    ),
    level(
      '1fr 1fr',
      panel(
        'SDK version',
        bars([
          ['3.10', 11890, '11,890'],
          ['3.9', 2640, '2,640'],
          ['3.8', 780, '780'],
        ]),
        { n: 5 },
      ),
      panel(
        'Events',
        bars(
          [
            ['App opens', 48210, '48,210'],
            ['Visits', 6230, '6,230'],
            ['Beacons', 1410, '1,410'],
          ],
          { tone: 'signal' },
        ),
        { n: 6 },
      ),
    ),
  ),
})

export default {
  html,
  alt: 'The figures of an app over a period, as a sketch: a choice of day, month, year or last month, tiles for users, messages and opens, lines of installs and uninstalls, bars of devices by SDK version and of events.',
  callouts: [
    { n: 1, label: 'Period', text: 'Figures are kept by day, month and year.' },
    { n: 2, label: 'Users', text: 'Active users, including anonymous ones.' },
    { n: 3, label: 'Opens', text: 'How often people opened a message.' },
    {
      n: 4,
      label: 'Installs and uninstalls',
      text: 'An uninstall shows when a push service reports it, so later than it happened.',
    },
    { n: 5, label: 'SDK version', text: 'Tells you how many devices a new feature of the SDK can reach.' },
    { n: 6, label: 'Events', text: 'What devices reported in the period.' },
  ],
}
