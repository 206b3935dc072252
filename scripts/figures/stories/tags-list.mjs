import { frame } from '../kit/frame.mjs'
import { dot, esc, searchField, stack, table } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const tags = [
  ['beta', '214'],
  ['club', '3,906'],
  ['kids', '1,480'],
  ['newsletter', '8,112'],
  ['shoes', '5,027'],
  ['sports', '4,351'],
  ['store-utrecht', '962'],
]

const html = frame({
  at: ['Audience', 'Tags'],
  title: 'Tags',
  body: stack(
    searchField('Search tags', { n: 1 }),
    table(
      ['Tag', `Devices${dot(3)}`, ''],
      tags.map(([name, count], index) => [
        `<b>${esc(name)}</b>${index === 0 ? dot(2) : ''}`,
        esc(count),
        shape('right', 12),
      ]),
      '1fr 150px 14px',
    ),
  ),
})

export default {
  html,
  alt: 'The tags of an app, as a sketch: a search field and a list of tags such as beta, club and newsletter, each with the number of devices that carry it.',
  callouts: [
    { n: 1, label: 'Search tags', text: 'Finds a tag by its name.' },
    { n: 2, label: 'beta', text: 'Open a row to see the devices with this tag.' },
    { n: 3, label: 'Devices', text: 'How many devices carry the tag.' },
  ],
}
