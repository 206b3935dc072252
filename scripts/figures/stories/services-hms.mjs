import { frame } from '../kit/frame.mjs'
import { button, field, panel, row, stack, state } from '../kit/parts.mjs'
import { profile } from '../kit/data.mjs'

const html = frame({
  at: ['Settings', 'Services'],
  title: 'HMS',
  actions: `<div class="legend"><span>${state('active')}Active</span></div>`,
  body: stack(
    field('App ID', { value: '100000001', mono: true, n: 1 }),
    field('App Secret', { value: 'YOUR_HMS_APP_SECRET', mono: true, n: 2 }),
    panel(
      'In AppGallery Connect',
      profile(
        [
          ['Push Kit', 'Enabled for the project', 3],
          ['Fingerprint', 'SHA-256 of the key that signs your app', 4],
        ],
        { label: 90 },
      ),
      { quiet: true },
    ),
    row('<span class="fill"></span>', button('Save', { kind: 'primary', n: 5 })),
  ),
})

export default {
  html,
  alt: 'The HMS service, active, as a sketch with two fields: App ID and App Secret. A note names what has to be done in AppGallery Connect: Push Kit enabled, and the SHA-256 fingerprint of the app. Save ends the form.',
  callouts: [
    { n: 1, label: 'App ID', text: 'From your project in AppGallery Connect.' },
    { n: 2, label: 'App Secret', text: 'Belongs to the App ID. It stays here and on no device.' },
    { n: 3, label: 'Push Kit', text: 'Without it, Huawei refuses to send.' },
    { n: 4, label: 'Fingerprint', text: 'Without the right one, the app gets no push token.' },
    { n: 5, label: 'Save', text: 'Apps learn about the service at their next launch.' },
  ],
}
