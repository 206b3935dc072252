import { pills } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, columns, esc, field, panel, row, select, stack, table, toggle } from '../kit/parts.mjs'

const items = [
  ['New opening hours', 'Open until 20:00', '20 Nov', '/news/hours'],
  ['Winter shoes are here', 'With thick soles', '18 Nov', '/news/winter'],
  ['Waterproof your boots', 'In three steps', '14 Nov', '/news/boots'],
]

const html = frame({
  at: ['Automation', 'Push Channels'],
  title: 'Push channel',
  body: stack(
    columns(
      '1fr 1fr',
      field('Name', { value: 'Shop news', required: true }),
      select('Type of message', { value: 'URL', n: 2 }),
    ),
    columns(
      '1fr 130px',
      field('Feed address', { value: 'https://example.com/news.rss', mono: true, required: true, n: 1 }),
      field('Interval', { value: '3600 seconds', n: 3 }),
    ),
    pills(
      'Goes to',
      ['One tag or segment', 'A tag or segment for each category'],
      'A tag or segment for each category',
      { n: 4 },
    ),
    panel(
      'Items of the feed',
      table(
        ['Title', 'Description', 'Date', 'Link'],
        items.map(([title, description, date, link]) => [
          `<b>${esc(title)}</b>`,
          esc(description),
          `<span class="quiet">${date}</span>`,
          esc(link),
        ]),
        '1fr 124px 62px 96px',
      ),
      { quiet: true, extra: button('Test', { small: true, n: 5 }) },
    ),
    row(toggle('Active', true, { n: 6 }), '<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'A push channel, as a sketch: name, type of message, the address of an RSS feed, the interval in seconds, and whether all of it goes to one tag or segment or each category to its own. A Test button has listed three items of the feed. A switch makes the channel active.',
  callouts: [
    { n: 1, label: 'Feed address', text: 'A public address that answers with RSS or Atom.' },
    { n: 2, label: 'Type of message', text: 'What a tap opens, such as the page of the entry.' },
    { n: 3, label: 'Interval', text: 'How many seconds pass before the feed is read again.' },
    { n: 4, label: 'Goes to', text: 'One target for the whole feed, or one for each category.' },
    { n: 5, label: 'Test', text: 'Reads the feed once and shows its entries. Nothing is sent.' },
    { n: 6, label: 'Active', text: 'When it is on, new entries are sent as push messages.' },
  ],
}
