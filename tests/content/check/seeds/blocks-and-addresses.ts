import { end, fence, flutter, ios, page, reactNative, type Seed } from './kit'

const options = (key: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n    <key>${key}</key>\n    <false/>\n</dict>\n</plist>`

/** Mistakes in what is seldom looked at: blocks behind a call, names of events, keys of options, addresses of files. */
export const blocksAndAddresses: Seed[] = [
  {
    rule: 'symbol',
    file: ios('implementation/storage'),
    seed: fence(
      'swift',
      'import BeckonKit\n\nfunc sign(_ id: String) {\n    Beckon.shared.device().register(userId: id) { result in\n        print(result)\n    }\n}',
    ),
    at: '.register(userId: id) {',
  },
  {
    rule: 'symbol',
    file: ios('implementation/oauth2'),
    seed: fence(
      'swift',
      'import BeckonKit\n\nfunc mark() {\n    Beckon.shared.device().addTag { result in\n        print(result)\n    }\n}',
    ),
    at: '.addTag {',
  },
  {
    rule: 'symbol',
    file: page('sdk/v1/html5/implementation/storage'),
    seed: end('The page hears of it in `beckon:didPlaceAsset`.'),
    at: 'didPlaceAsset',
  },
  {
    rule: 'symbol',
    file: reactNative('implementation/storage'),
    seed: end(
      '| Listener | When |\n|---|---|\n| `onInboxUpdated` | items came |\n| `onBadgeUpdated` | the number changed |\n| `onUrlOpened` | a link came |\n| `onShelfFilled` | files came |',
    ),
    at: 'onShelfFilled',
  },
  {
    rule: 'symbol',
    file: page('sdk/v2/cordova/ios/implementation/tags'),
    seed: end(
      '| Event | When |\n|---|---|\n| `ready` | it is ready |\n| `deviceRegistered` | it is known |\n| `badgeUpdated` | the number changed |\n| `labelsPlaced` | tags came |',
    ),
    at: 'labelsPlaced',
  },
  {
    rule: 'symbol',
    file: page('sdk/v2/ios/implementation/storage'),
    seed: fence('plist', options('KEEP_ALL_BADGES'), 'Beckon.plist'),
    at: 'KEEP_ALL_BADGES',
  },
  {
    rule: 'symbol',
    file: flutter('implementation/storage'),
    seed: fence('plist', options('SWIZZLING_IS_ON'), 'ios/Runner/BeckonOptions.plist'),
    at: 'SWIZZLING_IS_ON',
  },
  {
    rule: 'literal',
    file: page('sdk/v2/html5/implementation/storage'),
    seed: fence(
      'html',
      '<script src="https://cdn.example.com/beckon/9.9.9/beckon.min.js"></script>',
      'index.html',
    ),
    at: 'beckon/9.9.9',
  },
  {
    rule: 'literal',
    file: page('sdk/v1/wordpress/implementation/tags'),
    seed: fence(
      'html',
      '<script src="https://cdn.example.com/npm/beckon-web@9.9.9/beckon.min.js"></script>',
      'index.html',
    ),
    at: 'beckon-web@9.9.9',
  },
]
