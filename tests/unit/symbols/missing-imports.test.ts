import { describe, expect, it } from 'vitest'
import { missingImports } from '../../../src/compiler/symbols/missing-imports'
import { usesIn } from './uses-in'

const android = `types:
  Beckon:
    kind: object
    package: com.beckon
    members: { push: { kind: function, type: BeckonPush, import: com.beckon.push.ktx.push } }
  BeckonPush: { kind: class, package: com.beckon.push, members: { enable: function } }
  BeckonPass: { kind: class, package: com.beckon.models, members: { id: property } }
  BeckonScannables.Listener: { kind: interface, package: com.beckon.scannables }
  BeckonLost: { kind: class, members: { id: property } }
`
const ios = `types:
  Beckon:
    kind: class
    package: BeckonKit
    members: { shared: { kind: property, type: Beckon }, loyalty: { kind: function, type: BeckonLoyalty } }
  BeckonLoyalty: { kind: class, package: BeckonLoyaltyKit, members: { fetchPass: function } }
  BeckonPass: { kind: class, package: BeckonLoyaltyKit, members: { id: property } }
`

const flutter = `types:
  Beckon: { kind: class, package: 'package:beckon/beckon.dart', members: { launch: function } }
  BeckonPush: { kind: class, package: 'package:beckon_push/beckon_push.dart', members: { enable: function } }
`
const lists: Record<string, [file: string, list: string]> = {
  swift: ['v3/ios', ios],
  dart: ['v3/flutter', flutter],
}

/** What a piece of code lacks: the name, and what it is imported by. */
function missing(language: string, text: string, declared: string[] = []): string[] {
  const [file, list] = lists[language] ?? ['v3/android', android]
  const own = new Set(declared)
  const { uses, index } = usesIn(file, list, language, text, own)
  return missingImports({ text, language }, uses, index, own, own).map(
    ({ name, from }) => `${name} ${from ?? '?'}`,
  )
}

const log = 'import android.util.Log\n'

describe('what a sample uses and does not import', () => {
  it.each([
    [
      'a type of the SDK',
      'kotlin',
      `${log}fun f(pass: BeckonPass) {}`,
      'BeckonPass com.beckon.models.BeckonPass',
    ],
    [
      'it in Java',
      'java',
      'import android.util.Log;\nBeckonPass pass;',
      'BeckonPass com.beckon.models.BeckonPass',
    ],
    [
      'an accessor',
      'kotlin',
      'import com.beckon.Beckon\nBeckon.push().enable()',
      'push com.beckon.push.ktx.push',
    ],
    [
      'a nested type',
      'kotlin',
      `${log}class A : Listener {}`,
      'Listener com.beckon.scannables.BeckonScannables.Listener',
    ],
    ['a class of the system', 'kotlin', `${log}fun f(intent: Intent) {}`, 'Intent android.content.Intent'],
    ['a class of a library', 'java', 'import java.util.List;\nList<Moshi> all;', 'Moshi ?'],
    [
      'an annotation',
      'kotlin',
      `${log}@Composable\nfun F() {}`,
      'Composable androidx.compose.runtime.Composable',
    ],
    ['a module of the SDK', 'swift', 'import UIKit\nvar pass: BeckonPass?', 'BeckonPass BeckonLoyaltyKit'],
    ['a framework', 'swift', 'import UIKit\nlet m = CLLocationManager()', 'CLLocationManager CoreLocation'],
    ['a library of Dart', 'dart', "import 'dart:io';\nTimer? timer;", 'Timer dart:async'],
    [
      'a function of Dart',
      'dart',
      "import 'dart:io';\nfinal a = jsonDecode('1');",
      'jsonDecode dart:convert',
    ],
    [
      'the SDK in Objective-C',
      'objective-c',
      '#import <UIKit/UIKit.h>\nBeckonPushLib *lib;',
      'BeckonPushLib BeckonPushLib',
    ],
    [
      'a framework in Objective-C',
      'objective-c',
      '#import <UIKit/UIKit.h>\nCLRegion *region;',
      'CLRegion CoreLocation',
    ],
    [
      'the first thing of a sample without any import',
      'kotlin',
      'fun f(pass: BeckonPass) {}',
      'BeckonPass com.beckon.models.BeckonPass',
    ],
    [
      'a package of the SDK',
      'dart',
      "import 'package:beckon/beckon.dart';\nawait BeckonPush.enable();",
      'BeckonPush package:beckon_push/beckon_push.dart',
    ],
    ['a widget', 'dart', "import 'dart:io';\nfinal a = Column();", 'Column package:flutter/widgets.dart'],
    [
      'a material',
      'dart',
      "import 'package:flutter/widgets.dart';\nfinal a = AppBar();",
      'AppBar package:flutter/material.dart',
    ],
    ['a prefix', 'dart', "import 'dart:io';\nfinal a = http.get(b);", 'http package:http/http.dart'],
    [
      'the module of an accessor',
      'swift',
      'import BeckonKit\nlet a = Beckon.shared.loyalty()',
      'loyalty BeckonLoyaltyKit',
    ],
    ['Foundation', 'swift', 'import BeckonKit\nlet a = URL(string: "a")', 'URL Foundation'],
    ['SwiftUI', 'swift', 'import Foundation\nstruct A: View {}', 'View SwiftUI'],
    ['a list of Java', 'java', 'import android.util.Log;\nList<String> a;', 'List java.util.List'],
    ['a coroutine', 'kotlin', 'scope.launch {\n  f()\n}', 'launch kotlinx.coroutines.launch'],
    ['a function of a library', 'kotlin', 'fun f() = delay(100)', 'delay kotlinx.coroutines.delay'],
    [
      'what no package brings that is imported whole',
      'kotlin',
      'import java.util.*\nfun f(uri: Uri, at: Date) {}',
      'Uri android.net.Uri',
    ],
    [
      'what the header of the SDK does not import',
      'objective-c',
      '#import "BeckonPushLib.h"\nPKPass *pass;',
      'PKPass PassKit',
    ],
    ['a type in capitals', 'kotlin', `${log}val id = UUID.randomUUID()`, 'UUID java.util.UUID'],
    [
      'a function of Compose',
      'kotlin',
      `${log}val a = remember { 1 }`,
      'remember androidx.compose.runtime.remember',
    ],
    [
      'a framework of its own letters',
      'swift',
      'import UIKit\nlet a = CNContactStore()',
      'CNContactStore Contacts',
    ],
    ['a type that nobody knows', 'swift', 'import UIKit\nlet a = Lottie.play()', 'Lottie ?'],
    ['it in Dart', 'dart', "import 'dart:io';\nfinal a = Lottie.asset(b);", 'Lottie ?'],
    ['it in Objective-C', 'objc', '#import <UIKit/UIKit.h>\nLottieView *view;', 'LottieView ?'],
    [
      'what the header of another library does not bring',
      'objc',
      '#import <CommonCrypto/CommonCrypto.h>\nCLRegion *region;',
      'CLRegion CoreLocation',
    ],
    [
      'the SDK in Dart',
      'dart',
      "import 'dart:io';\nawait Beckon.launch();",
      'Beckon package:beckon/beckon.dart',
    ],
  ])('is %s', (_, language, text, found) => {
    expect(missing(language, text)).toEqual([found])
  })

  it.each([
    ['is imported', 'kotlin', `import com.beckon.models.BeckonPass\nfun f(pass: BeckonPass) {}`],
    ['is in an imported package', 'java', 'import com.beckon.models.*;\nBeckonPass pass;'],
    ['has the package of the file', 'kotlin', `package com.beckon.models\n${log}fun f(pass: BeckonPass) {}`],
    ['comes with its outer type', 'kotlin', `${log}fun f(a: Map.Entry<String, Log>) {}`],
    ['has a package that nobody knows', 'kotlin', `${log}fun f(lost: BeckonLost) {}`],
    [
      'stands in a text or a comment',
      'kotlin',
      `${log}// BeckonPass and Intent\nLog.i("Intent", "BeckonPass")`,
    ],
    ['is the language’s', 'kotlin', `${log}fun f(a: List<String>): Unit = throw IllegalStateException()`],
    ['is a constant', 'kotlin', `${log}const val LIMIT = 3\nfun f() = LIMIT`],
    ['comes with a header of the SDK', 'objective-c', '#import "BeckonPushLib.h"\nUIView *view;'],
    ['comes with a header of the app', 'objective-c', '#import "AppDelegate.h"\nBeckonPushLib *lib;'],
    ['comes with any framework', 'swift', 'import UIKit\nlet a = URL(string: "a")'],
    ['is a member of something else', 'kotlin', 'permissions.launch(NAME)'],
    ['may come with what nobody knows', 'swift', 'import Lottie\nlet a = LottieView()'],
    ['may come with another file of the app', 'dart', "import 'player.dart';\nfinal a = LottieView();"],
    ['may come with another header of the app', 'objective-c', '#import "Player.h"\nLottieView *view;'],
    ['comes by itself', 'swift', 'import UIKit\nlet a: Result<String, Error>? = nil'],
    ['is known to the framework', 'swift', 'import SwiftUI\nlet device = UIDevice.current'],
  ])('may be what %s', (_, language, text) => {
    expect(missing(language, text)).toEqual([])
  })

  it('may be what a sample of the platform makes', () => {
    expect(missing('kotlin', `${log}fun f(outcome: Outcome) {}`, ['Outcome'])).toEqual([])
  })
})
