import { chipField, pills } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { map } from '../kit/maps.mjs'
import { button, columns, field, row, stack } from '../kit/parts.mjs'

const html = frame({
  at: ['Locations', 'Geo-Zones'],
  title: 'New Geo-Zone',
  body: stack(
    columns(
      '1fr 1fr',
      field('Name', { value: 'Shop Utrecht', required: true, n: 1 }),
      field('Description', { value: 'Shop and the square before it' }),
    ),
    columns(
      '1fr 196px',
      field('Address', { placeholder: 'Search an address', icon: 'search', n: 2 }),
      pills('Shape', ['Circle', 'Polygon'], 'Circle', { n: 3 }),
    ),
    map({
      height: 196,
      zones: [{ x: 262, y: 104, r: 66 }],
      pins: [{ x: 262, y: 104 }],
    }),
    columns(
      '1fr 1fr 1fr',
      field('Radius in metres', { value: '150', n: 4 }),
      field('Identifier', { value: '1001', n: 5 }),
      field('Reference key', { value: 'shop-utrecht', mono: true, n: 6 }),
    ),
    chipField('Tags', ['shops', 'netherlands'], { add: 'Add' }),
    row('<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'The form of a new geo-zone, as a sketch: name and description, a search for an address, the shape, Circle or Polygon, a map with a circle around a shop, the radius in metres, an identifier, a reference key and tags.',
  callouts: [
    { n: 1, label: 'Name', text: 'Required.' },
    { n: 2, label: 'Address', text: 'Moves the map to a place. You can also find the place on the map.' },
    { n: 3, label: 'Shape', text: 'A centre with a radius, or the corners of an area.' },
    { n: 4, label: 'Radius in metres', text: 'Choose 100 metres or more: phones often miss smaller zones.' },
    {
      n: 5,
      label: 'Identifier',
      text: 'The major of the beacons in the zone, 0 to 65535. Without it, the zone cannot have beacons.',
    },
    { n: 6, label: 'Reference key', text: 'Your own id of the place, for imports.' },
  ],
}
