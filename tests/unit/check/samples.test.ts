import { describe, expect, it } from 'vitest'
import { sampleLanguages } from '../../../src/compiler/page/languages'
import { isParsed, parseSample } from '../../../src/compiler/check/samples/parse-sample'
import { rewrites } from '../../../src/compiler/check/samples/rewrites'

const good: [language: string, text: string][] = [
  ['kotlin', 'import com.example.A\n\nclass B : A() {\n    fun c() = 1\n}'],
  ['kotlin', 'val x = call()\nx.forEach { println(it) }'],
  ['kotlin', 'override fun onResume() {\n    super.onResume()\n}'],
  ['kotlin', 'Beckon.push().intentReceiver = Mine::class.java'],
  ['kotlin', 'list.setOnClick { open(it) }'],
  ['kotlin', 'fun interface Done {\n    fun done()\n}'],
  ['kotlin', 'for (i in 0..<count) {\n    println(i)\n}'],
  ['kts', 'plugins {\n    id("com.android.application") version "8.2.1" apply false\n}'],
  ['java', 'import a.B;\n\nB b = new B();\nb.call();'],
  ['java', '@Override\npublic void onCreate() {\n    super.onCreate();\n}'],
  ['gradle', "dependencies {\n    implementation 'com.example:a:1.0'\n}"],
  ['swift', 'import UIKit\n\nlet x = try await load()\nprint(x)'],
  [
    'swift',
    'func f() async throws {\n    if let x { print(x) }\n    guard #available(iOS 15, *), ready else { return }\n}',
  ],
  ['swift', 'func beckon(_ a: A, didOpen b: B) {\n    print(b)\n}'],
  ['swift', 'button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)'],
  ['objc', '#import <A/A.h>\n\n[[A shared] launch];\nNSLog(@"x");'],
  ['objc', 'NS_ASSUME_NONNULL_BEGIN\n\n@interface A : NSObject\n@end\n\nNS_ASSUME_NONNULL_END'],
  ['objc', 'typedef NS_ENUM(NSInteger, State) {\n    StateOn,\n    StateOff\n};'],
  ['swift', 'import SwiftUI\n\n#Preview {\n    Text("x")\n}'],
  ['objc', '- (void)didLoad:(NSArray *)items {\n    [self reload];\n}'],
  ['dart', "import 'package:a/a.dart';\n\nfinal x = await a.load();\nprint(x?.name);"],
  [
    'dart',
    'class A extends StatelessWidget {\n  const A({super.key});\n  @override\n  Widget build(BuildContext context) => const Text("x");\n}',
  ],
  ['dart', '@override\nvoid dispose() {\n  subscription?.cancel();\n  super.dispose();\n}'],
  ['ts', "import { A } from 'a'\n\nconst x: A | null = await a()\nconst y = { b: 1 } satisfies B"],
  [
    'tsx',
    "import A from 'a'\n\nexport function B() {\n  useEffect(() => () => x.remove(), [])\n  return <A b={1}>text</A>\n}",
  ],
  ['js', "document.addEventListener('deviceready', async () => {\n  await Beckon.launch()\n})"],
  ['php', "add_action('init', function () {\n  echo 'x';\n});"],
  ['php', '<?php\nnamespace A;\nclass B {}'],
  ['ruby', "platform :ios, '13.0'\ntarget 'App' do\n  pod 'Beckon/BeckonKit'\nend"],
  ['xml', '<uses-permission android:name="a" />\n<application tools:replace="b"><activity /></application>'],
  ['xml', '<?xml version="1.0" encoding="utf-8"?>\n<resources><string name="a">b</string></resources>'],
  ['plist', '<key>A</key>\n<string>b</string>\n<key>C</key>\n<array><string>d</string></array>'],
  ['html', '<!doctype html>\n<html><body><script src="a.js"></script></body></html>'],
  ['json', '{ "a": [1, 2] }'],
  ['json', '"a": 1,\n"b": 2'],
  ['yaml', 'a:\n  - b: 1'],
  ['properties', '# a\nkey=value\nlong=a \\\n  b'],
  ['shell', 'npm install a && \\\n  cd ios && pod install\nexport A="b"'],
  ['http', 'POST /a HTTP/1.1\nContent-Type: application/json\n\n{ "a": 1 }'],
  ['css', '.a { color: red; }'],
  ['diff', '-a\n+b'],
]

const bad: [language: string, text: string, line: number, said: RegExp][] = [
  ['kotlin', 'fun a() {\n    val = 3\n}', 2, /does not parse/],
  ['kotlin', 'fun a() {\n    b(1, 2\n}', 2, /opens "\(" and closes it with "}"/],
  ['kotlin', 'fun a() {\n    b()\n', 1, /never closes its "\{"/],
  ['kts', 'plugins {\n    id("a"\n}', 2, /./],
  ['java', 'class A {\n    void b() {\n        int = 3;\n    }\n}', 3, /./],
  ['java', 'B b = new B()\nb.call();', 1, /missing|parse/],
  ['gradle', 'dependencies {\n    implementation("a"\n}', 2, /./],
  ['swift', 'func f() {\n    let = 3\n}', 2, /./],
  ['swift', 'Beckon.shared.push(.enable()', 1, /./],
  ['objc', '[[A shared] launch;\nfoo();', 1, /./],
  ['dart', 'void main() {\n  final x = ;\n}', 2, /./],
  ['ts', 'const a: = 3\n', 1, /./],
  ['tsx', 'const a = <B text</B>', 1, /./],
  ['js', 'function a( {\n  return 1\n}', 1, /./],
  ['php', '<?php\n$a = array(1, 2;\n', 2, /./],
  ['ruby', "target 'App' do\n  pod 'a'\n", 1, /./],
  ['xml', '<a>\n  <b>\n</a>', 3, /not well-formed/],
  ['xml', '<a b=c />', 1, /not well-formed/],
  ['plist', '<dict>\n<key>A</key>\n<key>B</key>\n<true/>\n</dict>', 2, /key without a value/],
  ['json', '{\n  "a": 1,\n}', 3, /not valid JSON/],
  ['json', '{\n  // no\n  "a": 1\n}', 2, /not valid JSON/],
  ['yaml', 'a: 1\nb: [1\nc: 2', 3, /not valid YAML/],
  ['properties', 'a=1\nnonsense here', 2, /no key and value/],
  ['shell', 'if true; then\n  echo a\n', 1, /./],
  ['http', 'POST /a HTTP/1.1\nContent-Type: application/json\n\n{ "a": }', 4, /not valid JSON/],
  ['http', 'hello', 1, /neither a request/],
  ['diff', 'plain text', 1, /no diff/],
  ['kotlin', 'fun a() {\n    ...\n}', 2, /leaves something out/],
  ['js', 'const a = { … }', 1, /leaves something out/],
]

describe('samples', () => {
  it('of every language a fence may name can be parsed', () => {
    expect(Object.keys(sampleLanguages).filter((language) => !isParsed(language))).toEqual([])
  })

  it.each(good)('%s parses: %s', async (language, text) => {
    expect(await parseSample(language, text)).toBeUndefined()
  })

  it.each(bad)('%s does not parse: %s', async (language, text, line, said) => {
    const error = await parseSample(language, text)
    expect(error?.message).toMatch(said)
    expect(error?.line).toBe(line)
  })

  it('keeps length and lines where it words things otherwise for a grammar', () => {
    const text =
      'Beckon.push().receiver = A::class.java\nopen(x)\nfun interface B\n0..<c\nNS_ASSUME_NONNULL_END\nif #available(iOS 15, *), #selector(a(_:)) == b {}'
    for (const { pattern, replace } of Object.values(rewrites).flat()) {
      const result = text.replace(pattern, (match: string, ...groups: string[]) =>
        replace(match, ...groups).padEnd(match.length),
      )
      expect(result.split('\n').map(({ length }) => length)).toEqual(
        text.split('\n').map(({ length }) => length),
      )
    }
  })
})
