import { bars, lineChart, tiles } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { level, panel, stack } from '../kit/parts.mjs'

const html = frame({
  at: ['Audience', 'Overview'],
  title: 'Overview',
  body: stack(
    tiles([
      { name: 'Users', value: '18,240', n: 1 },
      { name: 'Devices', value: '15,310', n: 2 },
      { name: 'Contacts', value: '9,875', n: 3 },
      { name: 'Numbers', value: '2,140', n: 4 },
    ]),
    panel(
      'Active users',
      lineChart(
        [
          {
            name: 'Users',
            points: [13.1, 13.4, 13.9, 14.2, 14.4, 15.1, 15.6, 15.8, 16.5, 16.9, 17.2, 17.8, 18.2],
          },
        ],
        ['Nov', 'Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
        { height: 84 },
      ),
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
        'Language',
        bars([
          ['English', 8430, '8,430'],
          ['Dutch', 4410, '4,410'],
          ['German', 2470, '2,470'],
        ]),
      ),
    ),
  ),
})

export default {
  html,
  alt: 'The audience at a glance, as a sketch: tiles with the numbers of users, devices, e-mail contacts and phone numbers, a line with the active users of the past year, and bars of devices by platform and by language.',
  callouts: [
    { n: 1, label: 'Users', text: 'People with at least one active device, contact or number.' },
    { n: 2, label: 'Devices', text: 'Installations of your app and browsers, with or without push.' },
    { n: 3, label: 'Contacts', text: 'E-mail addresses that can get mail.' },
    { n: 4, label: 'Numbers', text: 'Phone numbers that can get text messages.' },
    {
      n: 5,
      label: 'Platform',
      text: 'One of the ways to split devices. System, app version, SDK version and language are others.',
    },
  ],
}
