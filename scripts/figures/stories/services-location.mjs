import { profile } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { map } from '../kit/maps.mjs'
import { button, columns, field, panel, row, stack, state } from '../kit/parts.mjs'

const html = frame({
  at: ['Settings', 'Services'],
  title: 'Location Services',
  actions: `<div class="legend"><span>${state('active')}Active</span></div>`,
  body: stack(
    field('Proximity UUID', { value: '00000000-0000-4000-8000-000000000000', mono: true, n: 1 }),
    map({
      height: 190,
      zones: [
        { x: 214, y: 100, r: 58 },
        { x: 430, y: 130, r: 40, tone: 'good' },
      ],
      pins: [{ x: 222, y: 126, icon: 'bolt' }],
      dots: [
        { x: 185, y: 72, n: 2 },
        { x: 249, y: 126, n: 3 },
      ],
    }),
    columns(
      '1fr 1fr',
      panel(
        'Geo-zones',
        profile(
          [
            ['By default', 'the 10 nearest'],
            ['At most', '20 on iOS, 100 on Android'],
          ],
          { label: 68 },
        ),
        {
          quiet: true,
        },
      ),
      panel(
        'Beacons',
        profile(
          [
            ['Major', 'the geo-zone'],
            ['Minor', 'the beacon in it'],
          ],
          { label: 60 },
        ),
        { quiet: true },
      ),
    ),
    row('<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'Location Services, as a sketch: the field Proximity UUID, and a map with two geo-zones, one of which holds a beacon. Below, how many geo-zones the SDK watches, the 10 nearest by default, at most 20 on iOS and 100 on Android, and that the major of a beacon stands for its geo-zone and the minor for the beacon.',
  callouts: [
    {
      n: 1,
      label: 'Proximity UUID',
      text: 'The UUID of all your beacons. Without it, apps look for no beacons.',
    },
    {
      n: 2,
      label: 'Geo-zones',
      text: 'Phones watch the nearest ones. Developers set how many.',
    },
    {
      n: 3,
      label: 'Beacons',
      text: 'Each belongs to a geo-zone, and its minor tells it from the others there.',
    },
  ],
}
