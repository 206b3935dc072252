import { bars, lineChart, tiles } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { panel, select, stack } from '../kit/parts.mjs'

const html = frame({
  at: ['Loyalty', 'Conversion'],
  title: 'Conversion',
  body: stack(
    select('Pass template', { value: 'Spring voucher', n: 1 }),
    panel(
      'From created to redeemed',
      bars([
        ['Created', 5200, '5,200'],
        ['Added', 3740, '3,740'],
        ['Redeemed', 1310, '1,310'],
        ['Removed', 420, '420'],
      ]),
      { n: 2 },
    ),
    tiles([
      { name: 'Added of created', value: '72%', n: 3 },
      { name: 'Redeemed of added', value: '35%', n: 4 },
    ]),
    panel(
      'By day',
      lineChart(
        [
          { name: 'Added', points: [620, 540, 410, 330, 280, 240, 210, 190, 180, 170, 160, 150, 135, 125] },
          {
            name: 'Redeemed',
            tone: 'signal',
            points: [20, 60, 90, 110, 120, 130, 115, 105, 100, 100, 95, 90, 90, 85],
          },
        ],
        ['1 March', '7 March', '14 March'],
        { height: 84 },
      ),
      { n: 5 },
    ),
  ),
})

export default {
  html,
  alt: 'What became of the passes of one template, as a sketch: bars for created, added, redeemed and removed, the shares of the created passes that were added and of the added ones that were redeemed, and lines of passes added and redeemed by day.',
  callouts: [
    { n: 1, label: 'Pass template', text: 'Look at one template at a time.' },
    {
      n: 2,
      label: 'From created to redeemed',
      text: 'Each bar is a step. The last one counts the passes that were removed.',
    },
    { n: 3, label: 'Added of created', text: 'Low: people do not see the pass, or do not understand it.' },
    {
      n: 4,
      label: 'Redeemed of added',
      text: 'Low: the offer is not attractive, or people forget it.',
    },
    { n: 5, label: 'By day', text: 'How many passes were added and redeemed on each day.' },
  ],
}
