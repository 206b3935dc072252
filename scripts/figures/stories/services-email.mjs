import { frame } from '../kit/frame.mjs'
import { columns, dot, esc, field, panel, stack, table } from '../kit/parts.mjs'

const records = [
  ['DKIM', 'TXT or CNAME', 'Signs your mail', 3],
  ['SPF', 'TXT', 'Names who may send for you', 4],
  ['DMARC', 'TXT', 'Says what becomes of false mail', 5],
]
const fill = '<span class="fill"></span>'

const html = frame({
  at: ['Settings', 'Services'],
  title: 'Email',
  body: stack(
    columns(
      '1fr 1fr',
      field('Sender domain', { value: 'mail.example.com', n: 1 }),
      field('Default sender', { value: 'Example Shop', n: 2 }),
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
    { n: 1, label: 'Sender domain', text: 'All your mail comes from this domain.' },
    {
      n: 2,
      label: 'Default sender',
      text: 'The sender of a mail that names no other. A mail can change what stands before the @, not the domain.',
    },
    { n: 3, label: 'DKIM', text: 'Mail programs check the signature; without it mail is often refused.' },
    { n: 4, label: 'SPF', text: 'A list of the servers that may send for the domain.' },
    { n: 5, label: 'DMARC', text: 'Gmail and Yahoo ask for all three from those who send in bulk.' },
  ],
}
