import { notice } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, columns, facts, field, panel, stack, state, upload } from '../kit/parts.mjs'
import { handset, pass } from '../kit/phones.mjs'

const html = frame({
  at: ['Settings', 'Services'],
  title: 'Loyalty',
  actions: `<div class="legend"><span>${state('attention')}Needs attention</span></div>`,
  body: columns(
    '1fr 192px',
    stack(
      notice('The Pass Type ID certificate has expired', { n: 1 }),
      panel(
        'Apple Wallet',
        stack(
          upload('Pass Type ID certificate', { file: 'pass.p12', n: 2 }),
          field('Password', { value: '••••••••••', n: 3 }),
          facts([
            ['Subject', 'pass.com.example.shop'],
            ['Valid to', '14 November 2026'],
          ]),
          `<div class="row end">${button('Delete', { kind: 'danger' })}${button('Save', { kind: 'primary', n: 4 })}</div>`,
        ),
      ),
    ),
    handset(
      pass({
        name: 'Example Club',
        fields: [
          ['Points', '1,250'],
          ['Member', 'A. Example'],
          ['Level', 'Gold'],
        ],
        alt: '0001 2345',
      }),
      { caption: 'A pass', n: 5, kind: 'night', height: 330 },
    ),
  ),
})

export default {
  html,
  alt: 'The Loyalty service, which needs attention because its Pass Type ID certificate has expired. The Apple Wallet part holds the .p12 certificate, its password, its subject and end of validity, a Delete button and Save. Beside it, a phone with a wallet pass.',
  callouts: [
    {
      n: 1,
      label: 'The Pass Type ID certificate has expired',
      text: 'Until it is replaced, no pass can be created, and none in Apple Wallet updated.',
    },
    {
      n: 2,
      label: 'Pass Type ID certificate',
      text: 'From your Apple developer account, exported as .p12. Valid for about a year.',
    },
    { n: 3, label: 'Password', text: 'The one that you chose when exporting the certificate.' },
    { n: 4, label: 'Save', text: 'A new certificate replaces the stored one.' },
    {
      n: 5,
      label: 'A pass',
      text: 'What people carry in their wallet. Google Wallet, with Loyalty v2, needs an issuer account and a service account instead.',
    },
  ],
}
