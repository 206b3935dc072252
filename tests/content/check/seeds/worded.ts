import { android, end, fence, flutter, guide, inSamples, ios, page, type SampleSeed, type Seed } from './kit'

const host = '%{hosts.push}'
const v2 = (name: string) => page(`sdk/v2/${name}`)

/** Releases that words promise, as badges do: some that nobody can install, and some of members that came with another. */
const releases: [file: string, sentence: string, at: string][] = [
  [android('implementation/segmentation'), 'Time zones are sent since version 3.47.', '3.47'],
  [flutter('implementation/location-services'), 'From version 3.0.77 on, positions have it.', '3.0.77'],
  [ios('implementation/register'), 'This is available in 3.88 of the SDK.', '3.88'],
  [android('implementation/inbox'), 'Since version 3.2, `Beckon.userInbox()` reads it.', '3.2'],
  [android('implementation/register'), 'The call `Beckon.userInbox()` exists since 3.6.', '3.6.'],
]

/** Events that a comparison and a switch never meet. */
const events: SampleSeed[] = [
  [
    v2('flutter/android/implementation/push'),
    'dart',
    "void onEvent(Map<String, dynamic> event) {\n  if (event['event'] == 'notificationOpend') print(event);\n}",
    'notificationOpend',
  ],
  [
    v2('flutter/ios/implementation/inbox'),
    'dart',
    "void onEvent(String eventName) {\n  switch (eventName) {\n    case 'badgeUpdatd':\n      print(eventName);\n      break;\n  }\n}",
    'badgeUpdatd',
  ],
  [
    v2('react-native/ios/implementation/inbox'),
    'js',
    "export function onEvent(event) {\n  return event.name === 'inboxLoded'\n}",
    'inboxLoded',
  ],
]

/** Calls with a method that the description does not have at their path. */
const calls: SampleSeed[] = [
  [
    page('api/paging'),
    'js',
    `const all = await fetch('${host}/device?limit=5', { method: 'PUT' })`,
    '/device?limit=5',
  ],
  [
    page('api/errors-and-retries'),
    'php',
    `<?php\n\n$request = curl_init('${host}/device/YOUR_DEVICE_ID/user');\ncurl_setopt($request, CURLOPT_CUSTOMREQUEST, 'PATCH');\necho curl_exec($request);`,
    'YOUR_DEVICE_ID/user',
  ],
  [
    guide('messages/placeholders'),
    'js',
    `const url = '${host}/notification/push/user/YOUR_USER_ID'\nconst sent = await fetch(url)`,
    '/notification/push/user/YOUR_USER_ID',
  ],
]

/** Keys of a file that only the sentence before the sample names. */
const keys: [file: string, before: string, language: string, code: string, at: string][] = [
  [
    page('sdk/v1/android/implementation/tags'),
    'Write the sender into `beckonconfig.properties`:',
    'properties',
    'gcmSendr=1234567890',
    'gcmSendr',
  ],
  [
    page('sdk/v1/cordova/android/implementation/tags'),
    'The file `config/beckonconfig.properties` has the keys too:',
    'properties',
    'producktionApplicationKey=YOUR_KEY',
    'producktion',
  ],
]

export const worded: Seed[] = [
  ...releases.map(([file, sentence, at]): Seed => ({ rule: 'release', file, seed: end(sentence), at })),
  ...inSamples('symbol', events),
  ...inSamples('call', calls),
  ...keys.map(([file, before, language, code, at]): Seed => ({
    rule: 'symbol',
    file,
    seed: (text) => fence(language, code)(end(before)(text)),
    at,
  })),
]
