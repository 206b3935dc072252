import { describe, expect, it } from 'vitest'
import { foreignFacts } from '../../../src/compiler/check/files/foreign-facts'

const facts = new Map(
  [
    ['sdk.v3.android.version', '3.10.0'],
    ['sdk.v3.ios.version', '3.9.0'],
    ['sdk.v3.flutter.version', '3.11.0'],
    ['sdk.v3.react-native.version', '3.12.0'],
    ['sdk.v2.android.version', '2.7.0'],
    ['sdk.v2.android.agp', '8.9.1'],
    ['sdk.v3.android.agp', '8.2.1'],
    ['sdk.v2.android.maven', 'https://maven.beckon.example'],
    ['sdk.v2.flutter.version', '2.6.0'],
  ].map(([name = '', value = '']) => [name, value] as const),
)
const yaml = (fact: string) => `\`\`\`yaml\ndependencies:\n  beckon: %{${fact}}\n\`\`\``

/** The facts that a file should have in place of those that it draws. */
const own = (file: string, text: string) => foreignFacts(`en/${file}.mdx`, text, facts).map((one) => one.own)

describe('a fact of another SDK', () => {
  it.each([
    [
      'in a sample, of another version',
      'sdk/v3/android/setup',
      '```kts\nimplementation("com.beckon:beckon:%{sdk.v2.android.version}")\n```',
      'sdk.v3.android.version',
    ],
    [
      'in a sample, of another platform',
      'sdk/v3/flutter/setup',
      yaml('sdk.v3.react-native.version'),
      'sdk.v3.flutter.version',
    ],
    [
      'in the place of a package that is no native one',
      'sdk/v3/flutter/setup',
      yaml('sdk.v3.ios.version'),
      'sdk.v3.flutter.version',
    ],
    [
      'in text',
      'sdk/v3/flutter/setup',
      'The Flutter SDK is at %{sdk.v3.react-native.version}.',
      'sdk.v3.flutter.version',
    ],
    [
      'in text, of another version',
      'sdk/v3/flutter/setup',
      'The Flutter SDK is at %{sdk.v2.flutter.version}.',
      'sdk.v3.flutter.version',
    ],
    [
      'in a row of a table',
      'sdk/v3/flutter/index',
      '| Flutter | Android |\n|---|---|\n| a | %{sdk.v2.android.version} |',
      'sdk.v3.flutter.version',
    ],
    [
      'in a partial of a version',
      '_partials/sdk/v3/shared',
      '```kts\n"a:%{sdk.v2.android.version}"\n```',
      'sdk.v3.android.version',
    ],
  ])('is found %s', (_, file, text, wanted) => {
    expect(own(file, text)).toEqual([wanted])
  })

  it.each([
    ['of the page itself', 'sdk/v3/flutter/setup', yaml('sdk.v3.flutter.version')],
    [
      'of a native SDK in a native file',
      'sdk/v3/flutter/push',
      "```ruby\npod 'Beckon/BeckonKit', '%{sdk.v3.ios.version}'\n```",
    ],
    [
      'that the text calls by its platform',
      'sdk/v3/flutter/index',
      'React Native is at %{sdk.v3.react-native.version}.',
    ],
    ['that the text calls native', 'sdk/v3/flutter/index', 'The native SDK %{sdk.v3.ios.version} does it.'],
    [
      'that the head of its table names',
      'sdk/v3/flutter/index',
      '| Flutter | Android |\n|---|---|\n| a | %{sdk.v3.android.version} |',
    ],
    [
      'that the text calls by its version',
      'sdk/v3/android/push',
      'Version 2 ended with %{sdk.v2.android.version}.',
    ],
    ['of a tool', 'sdk/v3/android/setup', '```gradle\n"a:%{sdk.v2.android.agp}"\n```'],
    ['that the SDK has not', 'sdk/v3/flutter/setup', '```gradle\nurl "%{sdk.v2.android.maven}"\n```'],
    ['on a page on migration', 'sdk/v3/android/migration', '```kts\n"a:%{sdk.v2.android.version}"\n```'],
    ['on a page of no SDK', 'guides/push', '```kts\n"a:%{sdk.v2.android.version}"\n```'],
  ])('is fine %s', (_, file, text) => {
    expect(own(file, text)).toEqual([])
  })

  it('is named with its place', () => {
    expect(
      foreignFacts('en/sdk/v3/flutter/a.mdx', `Text.\n\n${yaml('sdk.v3.react-native.version')}`, facts),
    ).toEqual([{ offset: 39, name: 'sdk.v3.react-native.version', own: 'sdk.v3.flutter.version' }])
  })
})
