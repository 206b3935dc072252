import { frame } from '../kit/frame.mjs'
import { badge, button, dot, esc, searchField, stack, table } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const segments = [
  ['Loyalty members', 'Hold a pass of the loyalty program'],
  ['Newsletter readers', 'Opened a newsletter this year'],
  ['Opened the spring sale', 'Added by the rule in the message'],
  ['Saved a search', 'Saved a search in the app'],
  ['Store visitors', 'Added by the geo-trigger of a shop'],
  ['Test users', 'Colleagues who check first', 'Testing'],
  ['Web visitors', 'Imported from the web shop'],
  ['Wish list', 'Saved at least one product'],
]

const html = frame({
  at: ['Audience', 'Segments'],
  title: 'Segments',
  actions: button('New Segment', { kind: 'primary', icon: 'plus', n: 2 }),
  body: stack(
    searchField('Search segments', { n: 1 }),
    table(
      ['Name', 'Description', ''],
      segments.map(([name, description, flag], index) => [
        `<b>${esc(name)}</b>${index === 0 ? dot(3) : ''}`,
        `<span class="quiet">${esc(description)}</span>${flag ? badge(flag) + dot(4) : ''}`,
        shape('right', 12),
      ]),
      '152px 1fr 14px',
    ),
  ),
})

export default {
  html,
  alt: 'The Segments screen under Audience: a search field, a New Segment button in the top right, and a list of eight segments with name and description. One of them, Test users, is marked Testing.',
  callouts: [
    { n: 1, label: 'Search segments', text: 'Finds a segment in the list.' },
    { n: 2, label: 'New Segment', text: 'Opens the form for a new segment.' },
    { n: 3, label: 'Loyalty members', text: 'Click a row to open the segment and the list of its users.' },
    {
      n: 4,
      label: 'Testing',
      text: 'Marks a test segment.',
    },
  ],
}
