import { outcome } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { map } from '../kit/maps.mjs'
import { dot, row, searchField, stack } from '../kit/parts.mjs'

const spots = [
  [40, 60],
  [70, 142],
  [112, 40],
  [128, 92],
  [150, 190],
  [168, 120],
  [186, 66],
  [196, 150],
  [208, 108],
  [226, 132],
  [238, 42],
  [246, 176],
  [262, 118],
  [270, 210],
  [276, 92],
  [302, 150],
  [318, 50],
  [330, 190],
  [352, 128],
  [372, 80],
  [388, 226],
  [402, 140],
  [424, 56],
  [440, 180],
  [458, 110],
  [486, 70],
  [494, 212],
  [510, 150],
].map(([x, y]) => ({ x, y }))

const html = frame({
  at: ['Audience', 'Location'],
  title: 'Location',
  body: stack(
    row(
      searchField('Search a place', { n: 1 }),
      '<span class="fill"></span>',
      `<div class="legend"><span><i class="sign area"></i>Area${dot(2)}</span><span><i class="sign spot"></i>Device${dot(3)}</span></div>`,
    ),
    map({
      height: 262,
      zones: [
        {
          points: [
            [142, 50],
            [286, 66],
            [322, 168],
            [214, 206],
            [124, 150],
          ],
        },
      ],
      spots,
    }),
    outcome('Devices in the area', '9', { n: 4, icon: 'phone' }),
  ),
})

export default {
  html,
  alt: 'A map of the last known locations of devices, as a sketch: small marks over a town, an area drawn around some of them, a field to search a place, and below the map the number of devices in the area: 9.',
  callouts: [
    { n: 1, label: 'Search a place', text: 'Moves the map to an address or a city.' },
    { n: 2, label: 'Area', text: 'A circle or a polygon: the devices inside it are counted.' },
    { n: 3, label: 'Device', text: 'Where the device was last seen, which is not always where it is now.' },
    { n: 4, label: 'Devices in the area', text: 'How many devices were last seen inside it.' },
  ],
}
