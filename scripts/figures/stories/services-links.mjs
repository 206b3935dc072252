import { chipField, tabs } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { badge, button, dot, field, panel, row, stack, state, table } from '../kit/parts.mjs'

const html = frame({
  at: ['Settings', 'Services'],
  title: 'Links',
  actions: `<div class="legend"><span>${state('active')}Active</span></div>`,
  body:
    tabs(['App Store', 'Google Play'], 'Google Play', { n: 1 }) +
    stack(
      field('Package name', { value: 'com.example.shop', mono: true, n: 2 }),
      chipField('SHA-256 fingerprints', ['14:6D:E9:…:5A', 'FA:C6:17:…:9C'], { mono: true, add: 'Add', n: 3 }),
      panel(
        'Prefix of your links',
        table(
          [`Prefix${dot(4)}`, 'Address', ''],
          [
            [
              '<b>exampleshop</b>',
              '<span class="mono">https://exampleshop.beckon.example</span>',
              badge('Active', 'good'),
            ],
          ],
          '110px 1fr 60px',
        ),
      ),
      row('<span class="fill"></span>', button('Save', { kind: 'primary', n: 5 })),
    ),
})

export default {
  html,
  alt: 'The Links service with its tabs App Store and Google Play. The Google Play tab is open: package name and a list of SHA-256 fingerprints. Below, a prefix with the address it gives, and a Save button.',
  callouts: [
    {
      n: 1,
      label: 'App Store',
      text: 'The tab that is not open here: App Store ID, bundle ID and team ID for Universal Links.',
    },
    { n: 2, label: 'Package name', text: 'The Android app that opens.' },
    {
      n: 3,
      label: 'SHA-256 fingerprints',
      text: 'Of the keys that sign your app. Add them one by one; usually Google Play signs with a key of its own.',
    },
    {
      n: 4,
      label: 'Prefix',
      text: 'The part before the host: your brand in every Dynamic Link. No other application can have it.',
    },
    {
      n: 5,
      label: 'Save',
      text: 'Until everything is filled in, the service stays inactive and no Dynamic Link can be made.',
    },
  ],
}
