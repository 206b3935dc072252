import {
  associatedDomains,
  pushCallouts,
  pushCapabilities,
  televisionApp,
  televisionCallout,
} from '../kit/vendors.mjs'

export default {
  folder: 'vendors',
  html: pushCapabilities({
    ...televisionApp,
    more: associatedDomains(['YOUR_PREFIX'], { n: 8 }),
  }),
  alt: 'The project editor of Xcode, as a sketch: the target of the Apple TV app is selected, below an iPhone app, and the tab Signing & Capabilities is open at All. Below + Capability are the sections Signing, with team and bundle identifier, Background Modes with Remote notifications ticked, Push Notifications, and Associated Domains with one entry. Each section except Signing has a cross to remove it.',
  callouts: [
    televisionCallout,
    ...pushCallouts,
    {
      n: 8,
      label: 'Associated Domains',
      text: 'For dynamic links, which SDK v2 has since 2.4: an entry with the prefix of your Links service.',
    },
  ],
}
