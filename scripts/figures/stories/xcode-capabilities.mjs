import { associatedDomains, phoneApp, pushCallouts, pushCapabilities } from '../kit/vendors.mjs'

export default {
  folder: 'vendors',
  html: pushCapabilities({
    ...phoneApp,
    more: associatedDomains(['YOUR_APPLICATION_ID.applinks', 'YOUR_PREFIX'], { n: 8 }),
  }),
  alt: 'The project editor of Xcode, as a sketch: the app target is selected, and the tab Signing & Capabilities is open at All. Below + Capability are the sections Signing, with team and bundle identifier, Background Modes with Remote notifications ticked, Push Notifications, and Associated Domains with two entries. Each section except Signing has a cross to remove it.',
  callouts: [
    {
      n: 1,
      label: 'ExampleApp',
      text: 'The app target, whatever its name: Runner in a Flutter project, App in a Capacitor project. The project above it has no such tab; an extension has capabilities of its own.',
    },
    ...pushCallouts,
    {
      n: 8,
      label: 'Associated Domains',
      text: 'An entry for each host whose links open the app. SDK v2 needs only the one with your prefix.',
    },
  ],
}
