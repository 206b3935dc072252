import { pushCallouts, pushCapabilities, televisionApp, televisionCallout } from '../kit/vendors.mjs'

export default {
  folder: 'vendors',
  html: pushCapabilities(televisionApp),
  alt: 'The project editor of Xcode, as a sketch: the target of the Apple TV app is selected, below an iPhone app, and the tab Signing & Capabilities is open at All. Below + Capability are the sections Signing, with team and bundle identifier, Background Modes with Remote notifications ticked, and Push Notifications. Each section except Signing has a cross to remove it.',
  callouts: [televisionCallout, ...pushCallouts],
}
