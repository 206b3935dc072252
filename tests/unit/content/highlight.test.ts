import { describe, expect, it } from 'vitest'
import { isComponent } from '../../../src/shared/blocks'
import { sampleLanguages, type SampleLanguage } from '../../../plugins/docs-content/core/languages'
import { compileBody } from './compile'

async function sampleOf(language: string, code: string) {
  const { blocks, problems } = await compileBody(`\`\`\`${language}\n${code}\n\`\`\``)
  expect(problems).toEqual([])
  const sample = blocks.find(isComponent)!
  expect(sample.c).toBe('Sample')
  return sample.p as { lang: string; file?: string; html: string }
}

/** A line of each language, and one coloured token that only its own grammar finds. */
const samples: Record<Exclude<SampleLanguage, 'text'>, [code: string, html: string]> = {
  kotlin: ['fun start(): Unit = Unit', '<b class="k">fun</b>'],
  kts: ['val minSdk = 23', '<b class="k">val</b>'],
  java: ['public class App extends Application {}', '<b class="k">public</b>'],
  groovy: ["def name = 'Beckon'", '<b class="s">&#39;Beckon&#39;</b>'],
  gradle: ["implementation 'com.beckon:sdk:1'", 'com.beckon:sdk:1'],
  swift: ['let app = UIApplication.shared', '<b class="k">let</b>'],
  objc: ['@interface App : NSObject', '<b class="k">@interface</b>'],
  'objective-c': ['@interface App : NSObject', '<b class="k">@interface</b>'],
  dart: ['Future<void> start() async {}', '<b class="k">async</b>'],
  ts: ['const n: number = 1', '<b class="k">const</b>'],
  typescript: ['interface Message { id: string }', '<b class="k">interface</b>'],
  tsx: ['const a = <App id="1" />', '<b class="t">App</b>'],
  js: ['await Beckon.start()', '<b class="k">await</b>'],
  javascript: ['import Beckon from "beckon"', '<b class="k">import</b>'],
  jsx: ['const a = <App id="1" />', '<b class="t">App</b>'],
  php: ['<?php echo "hello";', '<b class="s">&quot;hello&quot;</b>'],
  ruby: ["pod 'Beckon'", 'Beckon'],
  xml: ['<uses-permission android:name="a" />', '<b class="t">uses-permission</b>'],
  plist: ['<key>Beckon</key>', '<b class="t">key</b>'],
  html: ['<script src="a.js"></script>', '<b class="t">script</b>'],
  css: ['a { color: red; }', '<b class="a">color</b>'],
  json: ['{ "id": 1 }', '<b class="n">1</b>'],
  yaml: ['key: value', '<b class="a">key</b>'],
  properties: ['key=value', '<b class="k">key</b>'],
  shell: ['echo "hi" # now', '<b class="c"># now</b>'],
  bash: ['export KEY="a"', '<b class="k">export</b>'],
  http: ['GET /v1/messages HTTP/1.1', '<b class="k">GET</b>'],
  diff: ['-old\n+new', 'new'],
}

describe('samples in colour', () => {
  it.each(Object.entries(samples))('%s', async (language, [code, html]) => {
    const sample = await sampleOf(language, code)
    expect(sample.lang).toBe(sampleLanguages[language as SampleLanguage][1])
    expect(sample.html).toContain(html)
    expect(sample.html).toMatch(/<b class="[a-z]">/)
  })

  it('has a sample of every language but plain text', () => {
    expect([...Object.keys(samples), 'text'].sort()).toEqual(Object.keys(sampleLanguages).sort())
  })

  it.each(Object.entries(samples))('%s keeps every letter of the sample', async (language, [code]) => {
    const { html } = await sampleOf(language, code)
    const text = html
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&')
    expect(text).toBe(code)
  })

  it('leaves plain text without colours, and safe', async () => {
    expect((await sampleOf('text', 'a < b && "c"')).html).toBe('a &lt; b &amp;&amp; &quot;c&quot;')
  })

  it('names the file of a sample', async () => {
    expect((await sampleOf('swift title="AppDelegate.swift"', 'let a = 1')).file).toBe('AppDelegate.swift')
  })

  it('keeps lines apart and closes what it opens on each', async () => {
    const { html } = await sampleOf('kotlin', '/* one\ntwo */\nval a = 1')
    expect(html.split('\n')).toHaveLength(3)
    for (const line of html.split('\n')) {
      expect(line.match(/<b /g)?.length).toBe(line.match(/<\/b>/g)?.length)
    }
  })
})
