import { associatedDomains, pushCallouts, pushCapabilities } from '../kit/vendors.mjs'

export default {
  folder: 'vendors',
  html: pushCapabilities({
    project: 'ExampleApp',
    folders: ['ExampleApp', 'ExampleTV'],
    targets: [{ name: 'ExampleApp' }, { name: 'ExampleTV', icon: 'television', on: true, n: 1 }],
    modes: ['Audio, AirPlay, and Picture in Picture', 'Background fetch'],
    more: associatedDomains(['YOUR_PREFIX'], { n: 8 }),
  }),
  alt: 'The project editor of Xcode, as a sketch: the target of the Apple TV app is selected, below an iPhone app, and the tab Signing & Capabilities is open at All. Below + Capability are the sections Signing, with team and bundle identifier, Background Modes with Remote notifications ticked, Push Notifications, and Associated Domains with one entry. Each section except Signing has a cross to remove it.',
  callouts: [
    {
      n: 1,
      label: 'ExampleTV',
      text: 'The target of the Apple TV app. An iPhone app in the same project needs a target of its own, with its own capabilities.',
    },
    ...pushCallouts,
    {
      n: 8,
      label: 'Associated Domains',
      text: 'For dynamic links, which SDK v2 has since 2.4: an entry with the prefix of your Links service.',
    },
  ],
}
