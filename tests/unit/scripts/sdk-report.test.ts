import { describe, expect, it } from 'vitest'
import { executedSamples } from '../../../scripts/report/executed-samples'
import { sampleReport } from '../../../scripts/report/sdk-report'
import { tellReport, type Told } from '../../../scripts/report/tell-report'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { fixture } from '../api/fixture'
import { makeTree } from '../content/compile'

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: What the page is about, and nothing else.\n---\n\n${body}\n`

const files = {
  'content/symbols/v3/react-native.yaml': `types:
  Push:
    kind: module
    about: Turns push on.
    topic: implementation/push
    members:
      enable: { kind: function, signature: 'enable(): Promise<void>', errors: { PushError: when it is off } }
      onOpened: { kind: event, thread: main }
      off: { kind: function, topic: implementation/tags }
  Lost: { kind: class }
`,
  'content/en/sdk/v3/react-native/index.mdx': page('React Native', 'The SDK.'),
  'content/en/sdk/v3/react-native/implementation/push.mdx': page(
    'Push',
    '## Turn it on\n\nCall `Push.enable()`, not `Push.off()`.\n\n```ts\nawait Push.enable()\n```\n\n```kotlin\nval a = 1\n```\n\n```text\nA log\n```',
  ),
  'content/en/api/live.mdx': page(
    'Live API',
    '```php title="live.php"\n<?php echo 1;\n```\n\n```php\n<?php echo 2;\n```\n\n```js\nconst a = 1\n```',
  ),
}

const nowhere: Told = { table: () => undefined, say: () => undefined }

async function report(told = nowhere, atPages = () => undefined as void) {
  const root = makeTree(files)
  const compile = () => {
    atPages()
    return compileContent(root, undefined, { wordsOnly: true })
  }
  return tellReport(readSymbolLists(root).lists, compile, () => executedSamples(root), told)
}

describe('the report on the references of the SDKs', () => {
  it('is told as it comes: what needs no page before the first of them is read', async () => {
    const told: string[] = []
    await report(
      {
        table: (title, rows) => void told.push(`${title}: ${Object.keys(rows[0] ?? {}).join(', ')}`),
        say: (line) => void told.push(line),
      },
      () => void told.push('compiled'),
    )
    expect(told.slice(0, 4)).toEqual([
      expect.stringMatching(
        /: list, types, members, names, type signature, signature, sentence, parameters, errors, thread$/,
      ),
      'Pages are read …',
      'compiled',
      expect.stringMatching(/: list, guide link, to a section$/),
    ])
    expect(told.slice(4, 6)).toEqual([
      expect.stringMatching(/: language, samples, executed, parsed, type-checked$/),
      expect.stringMatching(/: place, samples, executed, parsed, type-checked$/),
    ])
  })

  it('counts what a list says, and what of it the guides show where it is at home', async () => {
    const [list] = (await report()).lists
    expect(list).toMatchObject({
      list: 'v3/react-native',
      types: 2,
      members: 3,
      signature: { has: 1, of: 3 },
      sentence: { has: 1, of: 5 },
      errors: 1,
      thread: 1,
    })
    // `Push` and `Push.enable` by the section that names them; the event is named nowhere, and `Push.off` is of another topic.
    expect(list).toMatchObject({ linked: 2, inSections: 2 })
  })

  it('counts the samples of each language by what holds them', async () => {
    const { samples } = await report()
    const of = (language: string) => samples.find((one) => one.language === language)
    expect(of('TypeScript')).toEqual({
      language: 'TypeScript',
      samples: 1,
      typeChecked: 1,
      executed: 0,
      parsed: 1,
    })
    expect(of('Kotlin')).toMatchObject({ typeChecked: 0, executed: 0, parsed: 1 })
    // Of the receivers the one that tests start; the other is a piece of PHP on the same page.
    expect(of('PHP')).toMatchObject({ samples: 2, typeChecked: 0, executed: 1, parsed: 2 })
    expect(of('JavaScript')).toMatchObject({ typeChecked: 1, executed: 0 })
    expect(of('Text')).toMatchObject({ samples: 1, parsed: 0 })
  })

  it('counts the samples of each version and platform, and those of no SDK', async () => {
    const { places } = await report()
    expect(places).toEqual([
      { place: 'v3/react-native', samples: 3, typeChecked: 1, executed: 0, parsed: 2 },
      { place: 'API', samples: 3, typeChecked: 1, executed: 1, parsed: 3 },
    ])
  })

  it('says how many types with a name have a signature', async () => {
    const [list] = (await report()).lists
    // A module is declared nowhere.
    expect(list?.typeSignature).toEqual({ has: 0, of: 1 })
  })

  it('counts the requests of the API in JavaScript among the samples that have types', async () => {
    const { entries } = await compileContent(fixture, undefined, { wordsOnly: true })
    const { samples } = sampleReport(entries, executedSamples(fixture))
    const script = samples.find(({ language }) => language === 'JavaScript')
    expect(script?.samples).toBeGreaterThan(3)
    expect(script).toMatchObject({ typeChecked: script?.samples, executed: script?.samples })
    expect(samples.find(({ language }) => language === 'PHP')).toMatchObject({ typeChecked: 0 })
  })
})
