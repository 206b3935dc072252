import { frame } from '../kit/frame.mjs'
import { button, dot, field, stack, state, upload } from '../kit/parts.mjs'

const account = [
  '{',
  '  "type": "service_account",',
  '  "project_id": "YOUR_PROJECT_ID",',
  '  "private_key_id": "YOUR_KEY_ID",',
  '  "private_key": "YOUR_PRIVATE_KEY",',
  '  "client_email": "YOUR_SERVICE_ACCOUNT"',
  '}',
].join('\n')

const html = frame({
  at: ['Settings', 'Services'],
  title: 'GCM/FCM',
  actions: `<div class="legend"><span>${state('active')}Active${dot(1)}</span></div>`,
  body: stack(
    upload('Service account JSON', { file: 'service-account.json', n: 2 }),
    field('Or paste its content', {
      value: account,
      mono: true,
      lines: 7,
      n: 3,
      hint: 'Replaces the legacy server key, which Google has switched off.',
    }),
    `<div class="row end">${button('Save', { kind: 'primary', n: 4 })}</div>`,
  ),
})

export default {
  html,
  alt: 'The GCM/FCM service, active, as a sketch: a field to upload the service account JSON file of the Firebase project, a larger field to paste its content instead, here with placeholders, and the Save button.',
  callouts: [
    { n: 1, label: 'Active', text: 'The state of the service: a credential is stored.' },
    {
      n: 2,
      label: 'Service account JSON',
      text: 'The file from the Firebase console: Project settings, Service accounts, Generate new private key.',
    },
    {
      n: 3,
      label: 'Or paste its content',
      text: 'The whole file, braces included. The project must be that of the google-services.json in your app.',
    },
    { n: 4, label: 'Save', text: 'Stores the credential. It takes the place of a legacy server key.' },
  ],
}
