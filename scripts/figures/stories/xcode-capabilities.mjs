import { dot } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'
import { capability, ticks, values, xcode } from '../kit/vendors.mjs'

const html = xcode({
  project: 'ExampleApp',
  files: [
    ['ExampleApp', 'file'],
    ['ExampleApp', 'folder', 1],
    ['Info', 'file', 2],
    ['Products', 'folder', 1],
  ],
  targets: [{ name: 'ExampleApp', on: true, n: 1 }, { name: 'Notifications' }],
  tabs: [
    { name: 'General' },
    { name: 'Signing & Capabilities', on: true, n: 2 },
    { name: 'Info' },
    { name: 'Build Settings' },
  ],
  body:
    `<div class="capability-bar"><b>${shape('plus', 12)}<span>Capability</span>${dot(3)}</b><span class="chosen">All</span><span>Debug</span><span>Release</span></div>` +
    capability(
      'Signing',
      ticks([['Automatically manage signing', true]]) +
        `<div style="height:9px"></div>` +
        values(
          [
            ['Team', 'Example Ltd', 4],
            ['Bundle Identifier', '<span class="mono">com.example.shop</span>', 5],
          ],
          { label: 136 },
        ),
      { fixed: true },
    ) +
    capability(
      'Background Modes',
      ticks([
        ['Audio, AirPlay, and Picture in Picture', false],
        ['Location updates', false],
        ['Background fetch', false],
        ['Remote notifications', true, 6],
      ]),
    ) +
    capability('Push Notifications', '', { n: 7 }) +
    capability(
      'Associated Domains',
      ['YOUR_APPLICATION_ID.applinks', 'YOUR_PREFIX']
        .map((host) => `<div class="mono">applinks:${host}.beckon.example</div>`)
        .join(''),
      { n: 8 },
    ),
})

export default {
  folder: 'vendors',
  html,
  alt: 'The project editor of Xcode, as a sketch: the app target is selected, and the tab Signing & Capabilities is open at All. Below + Capability are the sections Signing, with team and bundle identifier, Background Modes with Remote notifications ticked, Push Notifications, and Associated Domains with two entries. Each section except Signing has a cross to remove it.',
  callouts: [
    {
      n: 1,
      label: 'ExampleApp',
      text: 'The app target, whatever its name: Runner in a Flutter project, App in a Capacitor project. The project above it has no such tab; an extension has capabilities of its own.',
    },
    { n: 2, label: 'Signing & Capabilities', text: 'With All, what you add applies to every configuration.' },
    { n: 3, label: 'Capability', text: 'Opens the list of capabilities. A double click adds one below.' },
    {
      n: 4,
      label: 'Team',
      text: 'Its membership of the Apple Developer Program decides what + Capability offers.',
    },
    { n: 5, label: 'Bundle Identifier', text: 'The same as in the App ID in your Apple Developer account.' },
    { n: 6, label: 'Remote notifications', text: 'The background mode that push needs.' },
    {
      n: 7,
      label: 'Push Notifications',
      text: 'Has nothing to fill in. It gives the entitlements file its aps-environment.',
    },
    {
      n: 8,
      label: 'Associated Domains',
      text: 'An entry for each host whose links open the app. SDK v2 needs only the one with your prefix.',
    },
  ],
}
