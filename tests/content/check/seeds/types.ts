import { cordova, ionic, page, reactNative, inSamples, type SampleSeed } from './kit'

/** Mistakes that TypeScript's compiler finds, each in a sample that parses and whose names exist. */
const seeds: SampleSeed[] = [
  // Arguments of a wrong type, or missing.
  [
    reactNative('implementation/analytics'),
    'ts',
    "import { Beckon } from 'react-native-beckon'\n\nawait Beckon.device().addTag(42)",
    'addTag(42)',
  ],
  [
    cordova('implementation/monetize/implementation'),
    'js',
    "BeckonInAppMessaging.setMessagesSuppressed('yes')",
    "setMessagesSuppressed('yes')",
  ],
  [
    reactNative('implementation/in-app-messages'),
    'ts',
    "import { Beckon } from 'react-native-beckon'\n\nawait Beckon.device().register('user-1')",
    "register('user-1')",
  ],
  [
    ionic('implementation/location-services'),
    'ts',
    "import { BeckonGeo } from 'capacitor-beckon-geo'\n\nawait BeckonGeo.checkPermissionStatus()",
    'checkPermissionStatus()',
  ],
  // Members of what a call gives.
  [
    ionic('implementation/in-app-messages'),
    'ts',
    "import { BeckonGeo } from 'capacitor-beckon-geo'\n\nconst entered = await BeckonGeo.getEnteredRegions()\nconsole.log(entered.map((one) => one.identifier))",
    'one.identifier',
  ],
  [
    page('sdk/v2/cordova/ios/implementation/tags'),
    'js',
    'Beckon.fetchTags((found) => console.log(found.size))',
    'found.size',
  ],
  // A promise that is used without await.
  [
    reactNative('implementation/location-services'),
    'tsx',
    "import { BeckonInbox } from 'react-native-beckon-inbox'\n\nconst early = BeckonInbox.getItems()\nconsole.log(early.length)",
    'early.length',
  ],
  [
    cordova('implementation/loyalty/implementation'),
    'js',
    "async function sayTags() {\n  const early = Beckon.device().fetchTags()\n  console.log(early.join(', '))\n}",
    'early.join',
  ],
  [
    page('sdk/v2/html5/implementation/scannables'),
    'js',
    "import { beckon } from './client.js'\n\nbeckon.fetchTags().forEach(console.log)",
    'beckon.fetchTags().forEach',
  ],
  [
    page('sdk/v2/html5/implementation/analytics'),
    'js',
    "import { beckon } from './client.js'\n\nconst early = beckon.fetchTags()\nif (early) console.log('Tagged')",
    'if (early)',
  ],
  // Events that do not exist.
  [
    page('sdk/v2/react-native/android/implementation/loyalty/implementation'),
    'js',
    "import { onBeckon } from './beckon'\n\nonBeckon('badgeUpdatedd', console.log)",
    'badgeUpdatedd',
  ],
  [
    page('sdk/v2/cordova/android/implementation/tags'),
    'js',
    "Beckon.on('inboxLoadedd', console.log)",
    'inboxLoadedd',
  ],
  [
    page('sdk/v1/react-native/ios/implementation/tags'),
    'js',
    "import { events } from './beckon'\n\nevents.addListener('readyy', console.log)",
    "addListener('readyy'",
  ],
  [
    page('sdk/v1/html5/implementation/tags'),
    'js',
    "$('#beckon').on('beckon:ready', console.log)",
    'beckon:ready',
  ],
  // Options with a slip.
  [
    ionic('implementation/segmentation'),
    'ts',
    "import { Beckon } from 'capacitor-beckon'\n\nawait Beckon.device().updateDoNotDisturb({ start: '22:00', ende: '07:00' })",
    'ende:',
  ],
  [
    cordova('customizations'),
    'js',
    "Beckon.device().updateDoNotDisturb({ begin: '22:00', end: '07:00' })",
    'begin:',
  ],
  [
    page('sdk/v2/html5/customizations'),
    'js',
    "const client = new Beckon({ appHosts: 'https://example.com' })",
    'appHosts',
  ],
  // A class of another package.
  [
    reactNative('implementation/oauth2'),
    'ts',
    "import { BeckonPush } from 'react-native-beckon'\n\nawait BeckonPush.allowedUI()",
    "BeckonPush } from 'react-native-beckon'",
  ],
]

export const types = inSamples('type', seeds)
