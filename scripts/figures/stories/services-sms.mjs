import { frame } from '../kit/frame.mjs'
import { button, columns, field, panel, row, stack, state, table, toggle, dot } from '../kit/parts.mjs'

const html = frame({
  at: ['Settings', 'Services'],
  title: 'SMS',
  actions: `<div class="legend"><span>${state('active')}Active</span></div>`,
  body: stack(
    columns(
      '1fr 1fr',
      field('Service Identifier', { value: 'YOUR_SERVICE_IDENTIFIER', mono: true, readOnly: true, n: 1 }),
      field('Alphanumeric Sender', { value: 'EXAMPLE', n: 2, hint: '11 characters at most' }),
    ),
    panel(
      'Mobile numbers',
      table(
        [`Number${dot(3)}`, 'Country', ''],
        [
          ['<span class="mono">+31 00 000 0000</span>', 'Netherlands', ''],
          ['<span class="mono">+44 0000 000000</span>', 'United Kingdom', ''],
        ],
        '1fr 1fr 10px',
      ),
    ),
    panel(
      'Opting in and out',
      stack(
        toggle('Localised opt-in message', true, { n: 4 }),
        field('Opt-in message', {
          value: 'Example Shop: 2 offers a month. Rates may apply. Confirm or leave by link.',
        }),
        columns(
          '1fr 1fr',
          field('Opt-in page', { value: 'Welcome to Example Shop', n: 5 }),
          field('Opt-out page', { value: 'You get no more messages' }),
        ),
      ),
    ),
    row('<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'The SMS service after activation: a read-only Service Identifier, an Alphanumeric Sender with up to 11 characters, two leased mobile numbers with their countries, the opt-in message, which can be localised, and the pages people see after opting in and out.',
  callouts: [
    { n: 1, label: 'Service Identifier', text: 'Cannot be changed. Support may ask for it.' },
    {
      n: 2,
      label: 'Alphanumeric Sender',
      text: 'Replaces a number as the sender where a country supports it. People cannot reply to it.',
    },
    { n: 3, label: 'Number', text: 'Leased numbers: they can receive answers.' },
    { n: 4, label: 'Localised opt-in message', text: 'One text for each language of your audience.' },
    {
      n: 5,
      label: 'Opt-in page',
      text: 'What people see once they have agreed; the other one, once they have left.',
    },
  ],
}
