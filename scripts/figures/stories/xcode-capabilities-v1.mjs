import { phoneApp, pushCallouts, pushCapabilities } from '../kit/vendors.mjs'

export default {
  folder: 'vendors',
  html: pushCapabilities(phoneApp),
  alt: 'The project editor of Xcode, as a sketch: the app target is selected, and the tab Signing & Capabilities is open at All. Below + Capability are the sections Signing, with team and bundle identifier, Background Modes with Remote notifications ticked, and Push Notifications. Each section except Signing has a cross to remove it.',
  callouts: [
    {
      n: 1,
      label: 'ExampleApp',
      text: 'The app target, whatever its name. The project above it has no such tab; an extension has capabilities of its own.',
    },
    ...pushCallouts,
  ],
}
