import { lineChart, tiles } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { map } from '../kit/maps.mjs'
import { columns, openMenu, panel, stack } from '../kit/parts.mjs'

const html = frame({
  at: ['Locations', 'Geo-Zones'],
  title: 'Shop Utrecht',
  actions: openMenu('Options', ['Edit', 'Triggers', 'Beacons', 'Delete'], { n: 1, danger: ['Delete'] }),
  body: stack(
    columns(
      '364px 1fr',
      map({
        height: 246,
        zones: [{ x: 190, y: 122, r: 82 }],
        pins: [
          { x: 168, y: 96, icon: 'beacon' },
          { x: 222, y: 148, icon: 'beacon' },
        ],
        spots: [
          { x: 140, y: 140 },
          { x: 204, y: 66 },
          { x: 244, y: 106 },
          { x: 172, y: 178 },
          { x: 58, y: 40 },
          { x: 330, y: 190 },
        ],
      }),
      // below the open menu
      `<div class="stack" style="padding-top:106px">${tiles([{ name: 'Devices inside now', value: '4', n: 2 }])}${tiles([{ name: 'Visits', value: '747', note: 'since 1 November', n: 3 }])}</div>`,
    ),
    panel(
      'Visits by day',
      lineChart(
        [{ name: 'Visits', points: [30, 42, 38, 51, 66, 90, 24, 33, 40, 44, 58, 71, 96, 28, 36] }],
        ['1 Nov', '8 Nov', '15 Nov'],
        { height: 72 },
      ),
    ),
  ),
})

export default {
  html,
  alt: 'A geo-zone, opened, as a sketch: a map with its circle, two beacons and devices, the number of devices inside now, the visits since 1 November and a line of visits a day. The Options menu is open with Edit, Triggers, Beacons and Delete.',
  callouts: [
    {
      n: 1,
      label: 'Options',
      text: 'Edit the zone, open its triggers or its beacons, or delete it. Beacons shows only when the zone has an identifier.',
    },
    { n: 2, label: 'Devices inside now', text: 'Devices that reported an entry and, so far, no exit.' },
    {
      n: 3,
      label: 'Visits',
      text: 'A visit lasts from entering to leaving. The zone collects visits with or without triggers.',
    },
  ],
}
