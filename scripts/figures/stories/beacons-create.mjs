import { frame } from '../kit/frame.mjs'
import { map } from '../kit/maps.mjs'
import { profile } from '../kit/data.mjs'
import { button, checkbox, columns, field, labelled, panel, row, select, stack } from '../kit/parts.mjs'

const html = frame({
  at: ['Locations', 'Geo-Zones'],
  title: 'New beacon',
  body: stack(
    columns(
      '1fr 110px 150px',
      field('Name', { value: 'Entrance', required: true, n: 1 }),
      field('Minor', { value: '12', required: true, n: 2 }),
      select('Purpose', { value: 'General', n: 3 }),
    ),
    columns(
      '1fr 1fr',
      `<div class="rings"><svg viewBox="0 0 240 190"><circle class="far" cx="120" cy="95" r="90"/><circle class="near" cx="120" cy="95" r="62"/><circle class="close" cx="120" cy="95" r="34"/></svg><span style="top:80px">Immediate</span><span style="top:36px">Near</span><span style="top:9px">Far</span></div>`,
      stack(
        select('Message when immediate', { value: 'Show your pass here', n: 4 }),
        select('Message when near', { value: 'Welcome to the shop' }),
        select('Message when far', { placeholder: 'None' }),
      ),
    ),
    columns(
      '1fr 1fr',
      labelled(
        'Position',
        map({ height: 118, zones: [{ x: 130, y: 60, r: 46 }], pins: [{ x: 148, y: 74, icon: 'beacon' }] }),
        { n: 5 },
      ),
      panel(
        'How phones know it',
        profile(
          [
            ['UUID', 'of Location Services'],
            ['Major', 'the identifier of the zone'],
            ['Minor', '12'],
          ],
          { label: 44 },
        ),
        { quiet: true },
      ) + checkbox('Use in triggers', true, { n: 6 }),
    ),
    row('<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'The form of a new beacon, as a sketch: name, minor and purpose; three rings around it, immediate, near and far, each with a message of its own; its position on the map of the geo-zone; and the box Use in triggers.',
  callouts: [
    { n: 1, label: 'Name', text: 'Required.' },
    {
      n: 2,
      label: 'Minor',
      text: 'Required, 0 to 65535. The number set in the beacon itself; no other beacon in the zone has it.',
    },
    { n: 3, label: 'Purpose', text: 'General, pay, info, staff or admin.' },
    {
      n: 4,
      label: 'Message when immediate',
      text: 'A message for each of three distances; none is required.',
    },
    { n: 5, label: 'Position', text: 'Where it hangs, for your own reference.' },
    {
      n: 6,
      label: 'Use in triggers',
      text: 'Lets geo-triggers use the beacon: at most 10 beacons of an app.',
    },
  ],
}
