import { bars, lineChart, tiles } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { level, panel, stack } from '../kit/parts.mjs'

const html = frame({
  at: [],
  title: 'Example Shop',
  body: stack(
    tiles([
      { name: 'Active users', value: '18,240', n: 1 },
      { name: 'Devices', value: '27,325', n: 2 },
      { name: 'Messages sent', value: '64,120', n: 3 },
    ]),
    panel(
      'App opens',
      lineChart(
        [
          { name: 'App opens', points: [310, 342, 328, 420, 395, 366, 480, 452, 440, 520, 498, 471, 560] },
          {
            name: 'Influenced opens',
            tone: 'signal',
            points: [60, 72, 70, 150, 96, 80, 172, 120, 101, 190, 132, 110, 205],
          },
        ],
        ['1 Nov', '3 Nov', '5 Nov', '7 Nov', '9 Nov', '11 Nov', '13 Nov'],
        { height: 86 },
      ),
      { n: 4 },
    ),
    level(
      '1fr 1fr',
      panel(
        'Platform',
        bars([
          ['Android', 7920, '7,920'],
          ['iOS', 5840, '5,840'],
          ['Web', 1550, '1,550'],
        ]),
        { n: 5 },
      ),
      panel(
        'App version',
        bars([
          ['5.2.0', 9410, '9,410'],
          ['5.1.3', 2870, '2,870'],
          ['5.0.1', 1480, '1,480'],
        ]),
      ),
    ),
  ),
})

export default {
  html,
  alt: 'The figures of one app, as a sketch: tiles for active users, devices and messages sent, a line of app opens with the influenced opens below it, and bars of devices by platform and by app version.',
  callouts: [
    {
      n: 1,
      label: 'Active users',
      text: 'User profiles with at least one device. They are what the plan charges for.',
    },
    {
      n: 2,
      label: 'Devices',
      text: 'Installations of the app, browsers, e-mail contacts and phone numbers, with or without push: one user can have several.',
    },
    {
      n: 3,
      label: 'Messages sent',
      text: 'What was handed to the push services and to the mail and text channels.',
    },
    {
      n: 4,
      label: 'App opens',
      text: 'The lower line counts opens that followed a message without a tap on it.',
    },
    {
      n: 5,
      label: 'Platform',
      text: 'How the devices are divided; also by system, app version, SDK version and language.',
    },
  ],
}
