import { button, columns, dot } from '../kit/parts.mjs'
import { vendorConsole } from '../kit/vendors.mjs'

const html = vendorConsole({
  name: 'Firebase console',
  project: 'example-shop',
  menu: ['Project Overview', { name: 'Project settings', on: true, under: true }],
  title: 'Project settings',
  tabs: [
    'General',
    { name: 'Cloud Messaging', n: 1 },
    'Integrations',
    { name: 'Service accounts', on: true, n: 2 },
  ],
  body: columns(
    '184px 1fr',
    `<div class="side-list"><span class="on">Firebase Admin SDK${dot(3)}</span><span>All service accounts</span></div>`,
    `<section class="panel"><header><h3>Firebase Admin SDK</h3></header><div class="stack"><div><p class="quiet">Firebase service account</p><div class="row"><span class="mono">firebase-adminsdk@YOUR_PROJECT_ID…</span>${dot(4)}</div></div>` +
      `<div class="code-words">Admin SDK configuration snippet</div>` +
      `<div class="row end">${button('Generate new private key', { kind: 'primary', n: 5 })}</div></div></section>`,
  ),
})

export default {
  folder: 'vendors',
  html,
  alt: 'The Firebase console, as a sketch: Project settings at the tab Service accounts. Firebase Admin SDK is chosen; beside it are the address of the service account, a snippet of code, and the button Generate new private key.',
  callouts: [
    {
      n: 1,
      label: 'Cloud Messaging',
      text: 'On this tab, Firebase Cloud Messaging API (V1) must say Enabled.',
    },
    { n: 2, label: 'Service accounts', text: 'The tab with the key.' },
    { n: 3, label: 'Firebase Admin SDK', text: 'Chosen when the tab opens.' },
    {
      n: 4,
      label: 'Firebase service account',
      text: 'Its address contains the project ID. The google-services.json in the app must come from the same project.',
    },
    {
      n: 5,
      label: 'Generate new private key',
      text: 'Confirm, and a JSON file downloads. You cannot download the same key again, only generate another: keep it safe.',
    },
  ],
}
