import { describe, expect, it } from 'vitest'
import { literalRule } from '../../../src/compiler/check/files/literal'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'
import { page } from './page'

const facts = JSON.stringify({
  sdk: {
    tv: { version: '1.0.0', released: '5 October 2016' },
    plugin: { released: '20 May 2019' },
    version: '3.10.0',
    first: '3.10.0',
    second: '2.0.0',
    group: 'com.beckon',
  },
  hosts: { api: 'https://api.beckon.example', path: 'https://api.beckon.example/path' },
})

/** What is found in a body, which begins in line 8. */
async function found(body: string): Promise<string[]> {
  const root = makeTree({ 'content/facts.json': facts, 'content/en/index.mdx': page('Home', body) })
  const { findings } = await runCheck(root, [literalRule])
  return findings.map((problem) =>
    formatProblem(problem)
      .replace(/^[^:]+:(\S+) .*→ write (?:the fact that .*)?/, '$1 ')
      .replace(/ $/, ' %{…}'),
  )
}

describe('what stands in the facts and is written out', () => {
  it('is found wherever it stands on a line, however often', async () => {
    const api = '%{hosts.api}'
    expect(await found('From https://api.beckon.example to https://api.beckon.example, and back.')).toEqual([
      `8:6 ${api}`,
      `8:36 ${api}`,
    ])
    expect(await found('Not xhttps://api.beckon.example, but https://api.beckon.example')).toEqual([
      `8:38 ${api}`,
    ])
  })

  it('is the longest that fits, and any of those that say the same', async () => {
    expect(await found('See https://api.beckon.example/path for more.')).toEqual(['8:5 %{hosts.path}'])
    expect(await found('```text\n3.10.0 3.10.0\n```')).toEqual([
      '9:1 %{sdk.version} or %{sdk.first}',
      '9:8 %{sdk.version} or %{sdk.first}',
    ])
  })

  it('is no part of something else, and a version in a sentence is history', async () => {
    expect(await found('Since 3.10.0.\n\n```text\n13.10.0 3.10.01 2.3.10.0\n```')).toEqual([])
  })

  it('is not the first version of anybody', async () => {
    expect(await found('```text\n2.0.0\n```')).toEqual([])
  })
})

describe('a version of the SDK in a sample', () => {
  it.each([
    ['implementation("%{sdk.group}:beckon-push:3.9.1")', '9:42 %{…}'],
    ['implementation("com.beckon:beckon-push:3.9")', '9:40 %{…}'],
    ["implementation 'com.beckon:beckon-push:2.0.0'", '9:40 %{sdk.second}'],
    ['npm install react-native-beckon@3.9.1', '9:33 %{…}'],
    ['npm install react-native-beckon-push@^3.9.1 other@1.2.3', '9:39 %{…}'],
    ['beckon_push: ^3.9.1', '9:15 %{…}'],
    ["pod 'BeckonKit', '~> 3.9'", '9:22 %{…}'],
    ['"react-native-beckon": "3.9.1"', '9:25 %{…}'],
    ['<plugin name="cordova-plugin-beckon" spec="^3.9.1" />', '9:45 %{…}'],
    ['id("com.beckon.gradle.beckon-services") version "1.0.2"', '9:50 %{…}'],
    ['id("com.beckon.services") version "1.1.0"', '9:36 %{…}'],
    ["classpath '%{sdk.group}.gradle:services:1.1.2'", '9:41 %{…}'],
    ["implementation '%{sdk.v3.group}:beckon-push:3.+'", '9:45 %{…}'],
    ["implementation '%{sdk.v3.group}:beckon-push:3'", '9:45 %{…}'],
    ["implementation group: 'com.beckon', name: 'beckon-push', version: '3.9.1'", '9:68 %{…}'],
    [
      'implementation(\n  group = "com.beckon",\n  name = "beckon-push",\n  version = "3.9.1"\n)',
      '12:14 %{…}',
    ],
    ['push = { group = "%{sdk.v3.group}", name = "push", version = "3.9.1" }', '9:63 %{…}'],
    ['.package(url: "https://a.example/beckon-ios", from: "3.9.1")', '9:54 %{…}'],
    ['.package(url: "%{sdk.v3.ios.package}", .upToNextMajor(from: "3.9.1"))', '9:62 %{…}'],
    ['beckon:\n  version: ^3.9.1', '10:13 %{…}'],
    ['github "beckon/beckon-ios" ~> 3.9.1', '9:31 %{…}'],
    ['<script src="/v2/beckon-2.7.1.min.js"></script>', '9:25 %{…}'],
    ['<script src="https://cdn.example.com/beckon-web/3.9.1/beckon.min.js"></script>', '9:49 %{…}'],
  ])('is found whichever it is: %s', async (line, finding) => {
    expect(await found(`\`\`\`text\n${line}\n\`\`\``)).toEqual([finding])
  })

  it.each([
    'implementation("com.other:lib:3.9.1")',
    'import com.beckon.push.ktx.push',
    'implementation("%{sdk.group}:beckon-push:%{sdk.version}")',
    '// iOS 3.9.1 skips the change',
    'beckonTheme = 1',
    '.package(url: "https://a.example/other", from: "3.9.1")',
    'implementation(\n  name = "beckon-push"\n)\nother(version = "3.9.1")',
    "implementation group: 'com.other', name: 'lib', version: '3.9.1'",
    'http://beckon.example:8080/3.9.1/',
  ])('is no version: %s', async (line) => {
    expect(await found(`\`\`\`text\n${line}\n\`\`\``)).toEqual([])
  })
})

describe('a release that is written out beside its date', () => {
  it.each([
    ['| tvOS | 1.0.0 (%{sdk.tv.released}) | none |', '8:10 %{sdk.tv.version}'],
    ['| Latest | 2.0.0, %{sdk.plugin.released} |', '8:12 %{sdk.plugin.version}'],
    ['It had one release, 1.0.0 of %{sdk.tv.released}.', '8:21 %{sdk.tv.version}'],
    ['Release 1.0.0 is of %{sdk.tv.released} and old.', '8:9 %{sdk.tv.version}'],
    ['Released once, as 1.0.0 on %{sdk.tv.released}.', '8:19 %{sdk.tv.version}'],
    ['| tvOS | 1.0.0, 5 October 2016 | none |', '8:10 %{sdk.tv.version} and %{sdk.tv.released}'],
  ])('is found outside samples as well: %s', async (line, finding) => {
    expect(await found(line)).toEqual([finding])
  })

  it.each([
    '| tvOS | %{sdk.tv.version} (%{sdk.tv.released}) | none |',
    '| 1.0.0 | 5 October 2016 | the first one |',
    'The last one is %{sdk.tv.version} of %{sdk.tv.released}; the first was 0.9.0 of 3 May 2014.',
    'The SDK 1.0.0 needs a system that came after %{sdk.tv.released}.',
    'Since 1.0.0, and since 5 October 2016.',
  ])('is history elsewhere: %s', async (line) => {
    expect(await found(line)).toEqual([])
  })
})
