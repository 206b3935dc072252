import { dialog } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, dot, esc, field, stack, table } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const addresses = ['192.0.2.10', '192.0.2.11', '198.51.100.7', '203.0.113.25']

const html = frame({
  at: ['Settings', 'IP Whitelist'],
  title: 'IP Whitelist',
  actions: button('Add IP', { kind: 'primary', icon: 'plus', n: 1 }),
  body: stack(
    table(
      ['Address', ''],
      addresses.map((address, index) => [
        `<span class="mono">${esc(address)}</span>${index === 0 ? dot(2) : ''}`,
        `${index === 2 ? dot(3) : ''}<span class="glyph" aria-label="Cross">${shape('cross', 12)}</span>`,
      ]),
      '1fr 60px',
    ),
    dialog(
      'Add IP',
      field('IP address', { value: '203.0.113.26', mono: true, n: 4 }),
      button('Cancel') + button('Add', { kind: 'primary' }),
    ),
  ),
})

export default {
  html,
  alt: 'The IP Whitelist under Settings: a list of four addresses with a cross each, a button Add IP, and the window that it opens, with one field for an IP address.',
  callouts: [
    { n: 1, label: 'Add IP', text: 'Opens the window for one more address.' },
    {
      n: 2,
      label: '192.0.2.10',
      text: 'As soon as one address is listed, the REST API answers requests for this app from listed ones only.',
    },
    { n: 3, label: 'Cross', text: 'Removes the address. With an empty list there is no restriction again.' },
    { n: 4, label: 'IP address', text: 'The public address of your server.' },
  ],
}
