import { describe, expect, it } from 'vitest'
import { isComponent } from '../../../src/shared/blocks'
import { sampleLanguages, type SampleLanguage } from '../../../src/compiler/page/languages'
import { compileBody } from './compile'

async function sampleOf(language: string, code: string) {
  const { blocks, problems } = await compileBody(`\`\`\`${language}\n${code}\n\`\`\``)
  expect(problems).toEqual([])
  const sample = blocks.find(isComponent)!
  expect(sample.c).toBe('Sample')
  return sample.p as { lang: string; file?: string; html: string }
}

/** A line of each language, and one coloured token that only its own grammar finds. */
const samples: Record<Exclude<SampleLanguage, 'text'>, [code: string, token: string, kind: string]> = {
  kotlin: ['fun start(): Unit = Unit', 'fun', 'k'],
  kts: ['val minSdk = 23', 'val', 'k'],
  java: ['public class App extends Application {}', 'Application', 't'],
  groovy: ["def name = 'Beckon'", 'def', 'k'],
  gradle: ['id "com.android" version "8"', '"com.android"', 's'],
  swift: ['let app = UIApplication.shared', 'let', 'k'],
  objc: ['@interface App : NSObject', 'NSObject', 't'],
  'objective-c': ['@interface App : NSObject', 'interface', 'k'],
  dart: ['Future<void> start() async {}', 'async', 'k'],
  ts: ['const n: number = 1', 'number', 't'],
  typescript: ['interface Message { id: string }', 'interface', 'k'],
  tsx: ['const a = <App id="1" />', 'App', 't'],
  js: ['await Beckon.start()', 'await', 'k'],
  javascript: ['import Beckon from "beckon"', 'import', 'k'],
  jsx: ['const a = <App id="1" />', 'App', 't'],
  php: ['<?php echo "hello";', '"hello"', 's'],
  python: ['def push(name): pass', 'def', 'k'],
  ruby: ["def push(name) 'Beckon' end", 'def', 'k'],
  xml: ['<uses-permission android:name="a" />', 'uses-permission', 't'],
  plist: ['<key>Beckon</key>', 'key', 't'],
  html: ['<script src="a.js"></script>', 'script', 't'],
  css: ['a { color: red; }', 'color', 'a'],
  json: ['{ "id": 1 }', '1', 'n'],
  yaml: ['key: value', 'key', 'a'],
  properties: ['key=value', 'key', 'a'],
  shell: ['echo "hi" # now', '# now', 'c'],
  bash: ['export KEY="a"', 'export', 'k'],
  http: ['GET /v1/messages HTTP/1.1', 'GET', 'k'],
  diff: ['-old\n+new', 'new', 's'],
}

/** Tags and entities of a sample → what a reader sees. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

describe('samples in colour', () => {
  it.each(Object.entries(samples))('%s', async (language, [code, token, kind]) => {
    const { lang, html } = await sampleOf(language, code)
    expect(lang).toBe(sampleLanguages[language as SampleLanguage][1])
    const tokens = [...html.matchAll(/<b class="(\w)">(.*?)<\/b>/g)].map(([, letter, inner]) => ({
      kind: letter,
      token: textOf(inner!).trim(),
    }))
    // Neighbours of one kind share a tag.
    expect(tokens).toContainEqual({ kind, token })
    expect(textOf(html)).toBe(code)
  })

  it('covers every language but plain text', () => {
    expect([...Object.keys(samples), 'text'].sort()).toEqual(Object.keys(sampleLanguages).sort())
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

describe('the places for values of the reader’s', () => {
  it('are marked, across the tokens of a language and inside one', async () => {
    const { html } = await sampleOf('php', "<?php echo getenv('BECKON_MASTER_SECRET') . 'YOUR_USER_ID';")
    expect(html.replace(/<\/?b[^>]*>/g, '')).toBe(
      `&lt;?php echo <var data-own="masterSecret" data-quote="'">getenv('BECKON_MASTER_SECRET')</var> . '<var data-own="userId">YOUR_USER_ID</var>';`,
    )
    // Every tag is closed in what it was opened in.
    const open: string[] = []
    for (const [, end, name] of html.matchAll(/<(\/?)(b|var)\b[^>]*>/g)) {
      if (end) expect(open.pop()).toBe(name)
      else open.push(name ?? '')
    }
    expect(open).toEqual([])
  })

  it('are marked in a sample without colours, whose text stays text', async () => {
    const { html } = await sampleOf('text', 'YOUR_APPLICATION_KEY <b>')
    expect(html).toBe('<var data-own="applicationKey">YOUR_APPLICATION_KEY</var> &lt;b&gt;')
  })
})
