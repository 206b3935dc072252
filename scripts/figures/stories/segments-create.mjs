import { frame } from '../kit/frame.mjs'
import { button, checkbox, columns, field, panel, stack } from '../kit/parts.mjs'

const way = (name, hint) =>
  `<div><b style="font-size:12px">${name}</b><p class="hint" style="margin:0">${hint}</p></div>`

const html = frame({
  at: ['Audience', 'Segments'],
  title: 'New Segment',
  body: columns(
    '1fr 204px',
    field('Name', { n: 1, required: true, value: 'Opened the spring sale' }) +
      field('Description', {
        n: 2,
        lines: 3,
        value: 'Added by the segmentation rule\nin the spring sale message',
      }) +
      checkbox('Use for testing', false, { n: 3, hint: 'Newer dashboards' }) +
      checkbox('User selectable', false, { n: 4, hint: 'With the Users & Authentication add-on' }) +
      `<div class="row end">${button('Create', { kind: 'primary', n: 5 })}</div>`,
    panel(
      'Ways to fill it',
      stack(
        way('By hand', 'Add Users in the segment'),
        way('Import Users', 'A CSV file of user IDs'),
        way('Segmentation rules', 'In messages, geo-triggers, connectors and links'),
        way('REST API', 'At most 1,000 user IDs in a request'),
      ),
      { n: 6, quiet: true },
    ),
  ),
})

export default {
  html,
  alt: 'The form of a new segment: name, description, the checkboxes Use for testing and User selectable, and the Create button. A note beside it lists the ways to fill a segment: by hand, by import, by segmentation rules, and through the REST API.',
  callouts: [
    { n: 1, label: 'Name', text: 'Required. Shown wherever an audience is chosen.' },
    { n: 2, label: 'Description', text: 'Tells your co-workers who belongs in the segment, and why.' },
    { n: 3, label: 'Use for testing', text: 'Marks the segment as a test segment. Newer dashboards only.' },
    {
      n: 4,
      label: 'User selectable',
      text: 'Lets users join and leave the segment in the app. Needs the Users & Authentication add-on and an app with an older SDK.',
    },
    { n: 5, label: 'Create', text: 'Creates the segment, still without users.' },
    {
      n: 6,
      label: 'Ways to fill it',
      text: 'A segment has no criteria of its own: users get in by hand, by import, by rules or through the REST API.',
    },
  ],
}
