import { bars, lineChart, tiles } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { badge, level, openMenu, panel, stack } from '../kit/parts.mjs'

const html = frame({
  at: ['Messages', 'Sent'],
  title: 'Spring sale',
  actions: `${badge('Finished', 'good')}${openMenu('Options', [], { n: 1 })}`,
  body: stack(
    tiles([
      { name: 'Devices', value: '8,112', n: 2 },
      { name: 'Sent', value: '8,041' },
      { name: 'Failed', value: '71', n: 3 },
      { name: 'Opened', value: '1,930', n: 4 },
    ]),
    panel(
      'Received and opened',
      lineChart(
        [
          { name: 'Received', points: [0, 4100, 5600, 6400, 6900, 7200, 7420, 7560, 7610] },
          { name: 'Opened', tone: 'signal', points: [0, 420, 780, 1090, 1330, 1540, 1700, 1830, 1930] },
        ],
        ['8:00', '10:00', '12:00', '14:00', '16:00'],
        { height: 96 },
      ),
      { n: 5 },
    ),
    level(
      '1fr 1fr',
      panel(
        'Replies',
        bars([
          ['Shop now', 1120, '1,120'],
          ['Later', 340, '340'],
          ['No, thanks', 96, '96'],
        ]),
        { n: 6 },
      ),
      panel(
        'Language',
        bars([
          ['English', 5200, '5,200'],
          ['Dutch', 2030, '2,030'],
          ['German', 811, '811'],
        ]),
        { n: 7 },
      ),
    ),
  ),
})

export default {
  html,
  alt: 'The report of a sent message, as a sketch: state Finished, tiles for devices, sent, failed and opened, lines of received and opened over the day, bars of replies for each action, and bars for each language.',
  callouts: [
    {
      n: 1,
      label: 'Options',
      text: 'What can be done with the message, such as sending it again or archiving it.',
    },
    { n: 2, label: 'Devices', text: 'How many devices the audience contained.' },
    {
      n: 3,
      label: 'Failed',
      text: 'Messages that the push service refused. The message log has the reasons.',
    },
    { n: 4, label: 'Opened', text: 'All opens, including a second one by the same person.' },
    { n: 5, label: 'Received and opened', text: 'How both figures grow over the day.' },
    { n: 6, label: 'Replies', text: 'How often each action was used.' },
    { n: 7, label: 'Language', text: 'The figures for each language variant.' },
  ],
}
