/** One mistake of a generated set: code or text for the end of a page, and the line that the finding has to name. */
export interface Mistake {
  kind: string
  rule: string
  /** `v3/android`. */
  sdk: string
  language: string
  /** What stands at the end of a page. */
  text: string
  /** What stands on the line of the finding, and on no other. */
  at: string
  /** What the finding has to say, where the same rule could report something else on the line. */
  says?: RegExp
}

/** How the samples of a platform reach the SDK, in one of its languages. */
export interface Way {
  sdk: string
  language: string
  /** What a sample imports to reach it. */
  imports: readonly string[]
  /** An expression that gives a value of the SDK. */
  root: string
  /** The name of what it gives where the language can say it. */
  type?: string
  /** The same in the lists of symbols. */
  owner: string
}

const beckonLib = { root: 'BeckonPushLib.shared()', type: 'BeckonPushLib', owner: 'BeckonPushLib' }
const message = { root: '[BeckonPushLib shared]', type: 'BeckonPushLib *', owner: 'BeckonPushLib' }
const header = ['#import "BeckonPushLib.h"']
const shared = {
  imports: ['import com.beckon.Beckon'],
  root: 'Beckon.shared()',
  type: 'Beckon',
  owner: 'Beckon',
}
const device = { root: 'Beckon.device()', owner: '<device>' }
const ofType = (name: string) => ({ root: name, owner: name })
const nativeModule = (name: string) => ({
  language: 'js',
  imports: ["import { NativeModules } from 'react-native'", `const { ${name} } = NativeModules`],
  ...ofType(name),
})

/** At least one for every SDK version, platform and language. */
export const ways: readonly Way[] = [
  {
    sdk: 'v3/android',
    language: 'kotlin',
    imports: ['import com.beckon.Beckon', 'import com.beckon.ktx.device'],
    ...device,
  },
  {
    sdk: 'v3/android',
    language: 'kotlin',
    imports: ['import com.beckon.Beckon', 'import com.beckon.ktx.push'],
    root: 'Beckon.push()',
    type: 'BeckonPush',
    owner: 'BeckonPush',
  },
  {
    sdk: 'v3/android',
    language: 'java',
    imports: ['import com.beckon.BeckonDeviceCompat;'],
    ...ofType('BeckonDeviceCompat'),
  },
  {
    sdk: 'v3/ios',
    language: 'swift',
    imports: ['import BeckonKit'],
    root: 'Beckon.shared.device()',
    owner: '<device>',
  },
  {
    sdk: 'v3/ios',
    language: 'swift',
    imports: ['import BeckonKit', 'import BeckonInboxKit'],
    root: 'Beckon.shared.inbox()',
    type: 'BeckonInbox',
    owner: 'BeckonInbox',
  },
  { sdk: 'v3/flutter', language: 'dart', imports: ["import 'package:beckon/beckon.dart';"], ...device },
  {
    sdk: 'v3/flutter',
    language: 'dart',
    imports: ["import 'package:beckon_inbox/beckon_inbox.dart';"],
    ...ofType('BeckonInbox'),
  },
  {
    sdk: 'v3/react-native',
    language: 'ts',
    imports: ["import { Beckon } from 'react-native-beckon'"],
    ...device,
  },
  {
    sdk: 'v3/react-native',
    language: 'tsx',
    imports: ["import { Beckon } from 'react-native-beckon'"],
    ...ofType('Beckon'),
  },
  {
    sdk: 'v3/react-native',
    language: 'js',
    imports: ["import { BeckonInbox } from 'react-native-beckon-inbox'"],
    ...ofType('BeckonInbox'),
  },
  { sdk: 'v3/cordova', language: 'js', imports: [], ...device },
  { sdk: 'v3/cordova', language: 'ts', imports: [], ...ofType('BeckonPush') },
  {
    sdk: 'v3/ionic-native',
    language: 'ts',
    imports: ["import { Beckon } from 'capacitor-beckon'"],
    ...device,
  },
  {
    sdk: 'v3/ionic-native',
    language: 'ts',
    imports: ["import { BeckonPush } from 'capacitor-beckon-push'"],
    ...ofType('BeckonPush'),
  },
  { sdk: 'v2/android', language: 'kotlin', ...shared },
  { sdk: 'v2/android', language: 'java', ...shared, imports: ['import com.beckon.Beckon;'] },
  { sdk: 'v2/ios', language: 'swift', imports: ['import UIKit'], ...beckonLib },
  { sdk: 'v2/ios', language: 'objc', imports: header, ...message },
  { sdk: 'v2/tvos', language: 'swift', imports: ['import UIKit'], ...beckonLib },
  { sdk: 'v2/tvos', language: 'objc', imports: header, ...message },
  {
    sdk: 'v2/html5',
    language: 'js',
    imports: ["import { beckon } from './client.js'"],
    root: 'beckon',
    owner: 'Beckon',
  },
  { sdk: 'v2/wordpress', language: 'js', imports: [], root: 'beckon', owner: 'Beckon' },
  {
    sdk: 'v2/flutter',
    language: 'dart',
    imports: ["import 'package:beckon_push_lib/beckon_push_lib.dart';"],
    root: 'beckon',
    owner: 'BeckonPushLib',
  },
  { sdk: 'v2/react-native', ...nativeModule('BeckonReactNativeAndroid') },
  { sdk: 'v2/react-native', ...nativeModule('BeckonReactNativeIOS') },
  { sdk: 'v2/cordova', language: 'js', imports: [], ...ofType('Beckon') },
  { sdk: 'v1/android', language: 'java', ...shared, imports: ['import com.beckon.Beckon;'] },
  { sdk: 'v1/android', language: 'kotlin', ...shared },
  { sdk: 'v1/ios', language: 'swift', imports: ['import UIKit'], ...beckonLib },
  { sdk: 'v1/ios', language: 'objc', imports: header, ...message },
  { sdk: 'v1/tvos', language: 'swift', imports: ['import UIKit'], ...beckonLib },
  { sdk: 'v1/tvos', language: 'objc', imports: header, ...message },
  { sdk: 'v1/html5', language: 'js', imports: [], root: 'instance', owner: 'beckon' },
  { sdk: 'v1/wordpress', language: 'js', imports: [], root: 'instance', owner: 'beckon' },
  { sdk: 'v1/react-native', ...nativeModule('BeckonReactNativeAndroid') },
  { sdk: 'v1/cordova', language: 'js', imports: [], ...ofType('Beckon') },
]

export const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``

/** A sample of a language with something inside a function. */
export function sample(
  { language, imports }: Pick<Way, 'language' | 'imports'>,
  lines: readonly string[],
  name: string,
): string {
  const body = (indent: string) => lines.map((line) => `${indent}${line}`).join('\n')
  const head = imports.length ? `${imports.join('\n')}\n\n` : ''
  const forms: Record<string, () => string> = {
    kotlin: () => `suspend fun ${name}() {\n${body('    ')}\n}`,
    java: () =>
      `class ${name.charAt(0).toUpperCase()}${name.slice(1)} {\n    void ${name}() {\n${body('        ')}\n    }\n}`,
    swift: () => `func ${name}() async throws {\n${body('    ')}\n}`,
    objc: () => `- (void)${name} {\n${body('    ')}\n}`,
    dart: () => `Future<void> ${name}() async {\n${body('  ')}\n}`,
  }
  const script = () => `async function ${name}() {\n${body('  ')}\n}`
  return fenced(language, head + (forms[language] ?? script)())
}
