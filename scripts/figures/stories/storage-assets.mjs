import { chipField, weekdays } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { columns, dot, esc, field, row, button, stack, table } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const assets = [
  ['image', 'Spring is in', 'spring.jpg', 'See them'],
  ['image', 'Free returns', 'returns.jpg', 'Read more'],
  ['file', 'Size guide', 'sizes.pdf', '–'],
]

const html = frame({
  at: ['Storage', 'Assets'],
  title: 'Asset Groups',
  body: stack(
    columns(
      '1fr 84px',
      field('Name', { value: 'home-banners', mono: true, required: true, n: 1 }),
      field('Priority', { value: '10', n: 2 }),
    ),
    chipField('Criteria', ['Segment: Loyalty members'], { add: 'Add', n: 3 }),
    columns(
      '1fr 1fr',
      field('Not before', { value: '1 March 2027', icon: 'calendar', n: 4 }),
      field('Not after', { value: '31 March 2027', icon: 'calendar' }),
    ),
    weekdays('Days of the week', ['Sat', 'Sun']),
    table(
      [`Title${dot(5)}`, `File${dot(6)}`, `Button${dot(7)}`],
      assets.map(([icon, title, file, word]) => [
        `${shape(icon)}<b>${esc(title)}</b>`,
        `<span class="mono">${esc(file)}</span>`,
        esc(word),
      ]),
      '1fr 150px 110px',
    ),
    row('<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'An asset group, as a sketch: its name, priority and criteria, the dates and days on which it is shown, and three assets with title, file and the word on their button.',
  callouts: [
    {
      n: 1,
      label: 'Name',
      text: 'Required: what the app asks for, letter for letter. Groups with one name are variants of each other.',
    },
    {
      n: 2,
      label: 'Priority',
      text: 'If several variants fit, the one with the highest priority is shown.',
    },
    { n: 3, label: 'Criteria', text: 'Who gets this variant.' },
    { n: 4, label: 'Not before', text: 'The period and the days on which the app gets the assets.' },
    { n: 5, label: 'Title', text: 'With a description, the text of the asset.' },
    { n: 6, label: 'File', text: 'A picture, a PDF, a video or another file.' },
    { n: 7, label: 'Button', text: 'A label and what the button does.' },
  ],
}
