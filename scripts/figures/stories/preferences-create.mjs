import { chipField } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, choice, columns, esc, field, row, stack } from '../kit/parts.mjs'
import { handset } from '../kit/phones.mjs'
import { shape } from '../kit/shapes.mjs'

const kinds = [
  { name: 'Single', hint: 'One segment, on or off' },
  { name: 'Choice', hint: 'One of several' },
  { name: 'Select', hint: 'Several of several', on: true },
]
const segments = ['Shoes', 'Sports', 'Kids']
const answers = [
  ['Shoes', true],
  ['Sports', true],
  ['Kids', false],
]

const html = frame({
  at: ['Audience', 'Preferences'],
  title: 'Preference',
  body: columns(
    '1fr 192px',
    stack(
      field('Label', { value: 'What would you like to hear about?', n: 1 }),
      choice('Kind', kinds, { across: 1, n: 2 }),
      chipField('Segments', segments, { add: 'Add', n: 3 }),
      row('<span class="fill"></span>', button('Save', { kind: 'primary' })),
    ),
    handset(
      `<div class="app-head">Settings</div><div class="ask"><b>What would you like to hear about?</b>${answers.map(([name, on]) => `<div class="answer"><i class="tick${on ? ' on' : ''}">${on ? shape('check', 11) : ''}</i><span>${esc(name)}</span></div>`).join('')}</div>`,
      { caption: 'In the app', n: 4, height: 290 },
    ),
  ),
})

export default {
  html,
  alt: 'A preference, as a sketch: its label, a question, its kind, with Select chosen over Single and Choice, and the segments Shoes, Sports and Kids. Beside it, a phone that asks the question, with two of the three ticked.',
  callouts: [
    { n: 1, label: 'Label', text: 'The question that people read in your app.' },
    { n: 2, label: 'Kind', text: 'How many of the segments one user may be in.' },
    { n: 3, label: 'Segments', text: 'User-selectable segments: each is an answer.' },
    { n: 4, label: 'In the app', text: 'An answer puts the user into its segment, or takes the user out.' },
  ],
}
