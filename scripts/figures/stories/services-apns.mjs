import { frame } from '../kit/frame.mjs'
import { button, columns, facts, field, level, panel, stack, state, upload } from '../kit/parts.mjs'

const html = frame({
  at: ['Settings', 'Services'],
  title: 'APNs',
  actions: `<div class="legend"><span>${state('active')}Active</span></div>`,
  body: stack(
    level(
      '1fr 1fr',
      panel(
        'Certificate (.p12)',
        stack(
          upload('Certificate', { file: 'push.p12', n: 1 }),
          field('Password', { value: '••••••••••', n: 2 }),
        ),
      ),
      panel(
        'Token key (.p8)',
        stack(
          upload('Key', { n: 3 }),
          columns(
            '1fr 1fr',
            field('Key ID', { placeholder: '10 characters', n: 4 }),
            field('Team ID', { placeholder: '10 characters' }),
          ),
          field('Bundle ID', { placeholder: 'com.example.shop' }),
        ),
      ),
    ),
    panel(
      'Stored certificate',
      columns(
        '1.15fr 1fr',
        facts([
          ['Subject', 'com.example.shop'],
          ['Issuer', 'Apple'],
          ['Serial', 'YOUR_SERIAL'],
        ]),
        facts([
          ['Valid from', '1 March 2026'],
          ['Valid to', '31 March 2027'],
          ['Environment', 'Production'],
        ]),
      ),
      { n: 5, quiet: true, extra: button('Delete', { kind: 'danger' }) },
    ),
    `<div class="row end">${button('Save', { kind: 'primary', n: 6 })}</div>`,
  ),
})

export default {
  html,
  alt: 'The APNs service, active, as a sketch. Left, a .p12 certificate with its password; right, a .p8 token key with Key ID, Team ID and bundle ID. Below, the stored certificate with its subject, issuer, serial, validity and environment, a Delete button, and Save.',
  callouts: [
    {
      n: 1,
      label: 'Certificate',
      text: 'The Apple Push Services certificate of one bundle ID, exported as .p12 with its private key. Renew it every year.',
    },
    { n: 2, label: 'Password', text: 'The password you chose when you exported the .p12 file.' },
    {
      n: 3,
      label: 'Key',
      text: 'The .p8 file from Apple Developer, which can be downloaded only once. It does not expire. A team-scoped key serves all apps of the team.',
    },
    { n: 4, label: 'Key ID', text: 'Ten characters, as is the Team ID. Both are in Apple Developer.' },
    {
      n: 5,
      label: 'Stored certificate',
      text: 'What is in use now, and until when. The environment follows the application.',
    },
    {
      n: 6,
      label: 'Save',
      text: 'Stores the credential. Use one of the two, whichever your dashboard offers.',
    },
  ],
}
