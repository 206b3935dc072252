import { frame } from '../kit/frame.mjs'
import { columns, dot, esc, field, panel, stack, table } from '../kit/parts.mjs'

const records = [
  ['DKIM', 'TXT or CNAME', 'Holds the key of your signature', 3],
  ['SPF', 'TXT', 'Lists who may send for you', 4],
  ['DMARC', 'TXT', 'What to do with mail that fails', 5],
]
const fill = '<span class="fill"></span>'

const html = frame({
  at: ['Settings', 'Services'],
  title: 'Email',
  body: stack(
    columns(
      '210px 1fr',
      field('Sender domain', { value: 'mail.example.com', n: 1 }),
      field('Default sender', { value: 'Example Shop <news@mail.example.com>', n: 2 }),
    ),
    panel(
      'DNS records of the domain',
      table(
        ['Record', 'Type', `What it does${fill}`],
        records.map(([name, type, purpose, n]) => [
          `<b>${esc(name)}</b>${dot(n)}`,
          `<span class="mono">${type}</span>`,
          `<span class="quiet">${esc(purpose)}</span>${fill}`,
        ]),
        '110px 110px 1fr',
      ),
    ),
  ),
})

export default {
  html,
  alt: 'The Email service, as a sketch: the sender domain and the default sender, and the DNS records that the domain needs: DKIM, SPF and DMARC, with what each of them does.',
  callouts: [
    { n: 1, label: 'Sender domain', text: 'The domain in the sender address of your mail.' },
    {
      n: 2,
      label: 'Default sender',
      text: 'The sender of a mail that names no other. A mail can change the part before the @, not the domain.',
    },
    {
      n: 3,
      label: 'DKIM',
      text: 'The key with which receiving mail servers check the signature.',
    },
    { n: 4, label: 'SPF', text: 'A list of the servers that may send for the domain.' },
    {
      n: 5,
      label: 'DMARC',
      text: 'What receivers should do with mail that fails. Gmail and Yahoo ask bulk senders for all three records.',
    },
  ],
}
