import { notice } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, columns, field, panel, row, stack, state, toggle } from '../kit/parts.mjs'

const html = frame({
  at: ['Settings', 'Services'],
  title: 'Live API',
  actions: `<div class="legend"><span>${state('attention')}Needs attention</span></div>`,
  body: stack(
    columns(
      '170px 1fr',
      field('Name', { value: 'crm', required: true, n: 1 }),
      field('Target endpoint', {
        value: 'https://hooks.example.com/beckon',
        mono: true,
        required: true,
        n: 2,
      }),
    ),
    panel(
      'Events',
      columns(
        '1fr 1fr',
        toggle('Message received', true, { n: 3 }) +
          toggle('Message opened', true) +
          toggle('Custom events', true),
        toggle('Region visits', false) + toggle('Beacon visits', false) + toggle('Passes', true),
      ),
    ),
    panel(
      'Keys',
      columns(
        '1fr 1fr',
        field('Public key', { value: 'YOUR_PUBLIC_KEY', mono: true, readOnly: true }),
        field('Private key', { value: 'YOUR_PRIVATE_KEY', mono: true, readOnly: true, n: 5 }),
      ),
      { extra: button('Generate Keys', { n: 4, small: true }) },
    ),
    notice('Waiting for verification', { n: 6 }),
    row('<span class="fill"></span>', button('Verify', { kind: 'primary', n: 7 })),
  ),
})

export default {
  html,
  alt: 'The Live API service: name and target endpoint, switches for the events to be sent, and a public and a private key with the button Generate Keys. A notice says Waiting for verification; the Verify button ends the form.',
  callouts: [
    { n: 1, label: 'Name', text: 'Comes back as service with every event.' },
    {
      n: 2,
      label: 'Target endpoint',
      text: 'A public address of your server. A new one needs new keys and a new verification.',
    },
    { n: 3, label: 'Message received', text: 'Switch on only the events that your server uses.' },
    { n: 4, label: 'Generate Keys', text: 'Makes the pair that your server checks each call with.' },
    { n: 5, label: 'Private key', text: 'Signs the calls. Keep it on the server.' },
    {
      n: 6,
      label: 'Waiting for verification',
      text: 'Stays until your endpoint has given the right answer.',
    },
    { n: 7, label: 'Verify', text: 'Asks your endpoint; with the right answer the service is active.' },
  ],
}
