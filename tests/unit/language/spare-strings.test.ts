import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { StringFile } from '../../../src/shared/string-keys'
import { keysOf, withoutForm, type Strings } from '../../helpers/strings'

/** Strings that nobody asks for would be translated for nothing, and a name that is not filled in shows as `{{name}}`. */

const files = [
  'translation',
  'search',
  'offline',
  'pages',
  'requests',
] as const satisfies readonly StringFile[]

/** What a source says of keys: whole ones and patterns of those that are put together, wherever they stand. */
interface Said {
  texts: Set<string>
  patterns: RegExp[]
  /** Files of strings that it names: `useTranslation('search')`, `StringKey<'search'>`. */
  files: Set<string>
  /** Keys that are asked for with values known by name, or with none. */
  asked: { key: string; file: string; values: readonly string[] }[]
}

const quoted = (text: string) => text.replaceAll('.', '\\.')

/** The file that a translator of a source is of, by its name there: `const { t: ofSearch } = useTranslation('search')`. */
function translatorsIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/\{([^}]*)\} = useTranslation\((?:'(\w+)')?\)/g)].map(
      ([, names = '', file = 'translation']) => [/\bt(?:: (\w+))?/.exec(names)?.[1] ?? 't', file] as const,
    ),
  )
}

function readSource(text: string, folder = ''): Said {
  const said: Said = { texts: new Set(), patterns: [], files: new Set(), asked: [] }
  const translators = translatorsIn(text)
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node)) said.texts.add(node.text)
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      // One that has no word of its own would be every key.
      if (parts.some((part) => /\w/.test(part)) && parts.every((part) => /^[\w.-]*$/.test(part)))
        said.patterns.push(new RegExp(`^${parts.map(quoted).join('[^.]+')}$`))
    }
    if (ts.isCallExpression(node)) readCall(node)
    ts.forEachChild(node, visit)
  }
  const readCall = ({ expression, arguments: [key, values] }: ts.CallExpression): void => {
    const file = ts.isIdentifier(expression) ? translators.get(expression.text) : undefined
    if (!file || !key || !ts.isStringLiteralLike(key)) return
    const known =
      !values || (ts.isObjectLiteralExpression(values) && !values.properties.some(ts.isSpreadAssignment))
    if (!known) return
    const names = values?.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
    said.asked.push({ key: key.text, file, values: names ?? [] })
  }
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  for (const file of files) {
    const namesIt =
      file === 'translation' ? /useTranslation\(\)|StringKey|KeyBelow/ : new RegExp(`'${file}'|wordsOf|Words`)
    // What becomes of a pack is said in words of the page of packs.
    if (namesIt.test(text) || folder === file) said.files.add(file)
  }
  return said
}

/** Whether some source asks for a key. A key of one word may be any word: only sources that name its file count. */
const isAsked = (key: string, file: string, sources: readonly Said[]): boolean =>
  sources.some(
    (said) =>
      (key.includes('.') || said.files.has(file)) &&
      (said.texts.has(key) || said.patterns.some((pattern) => pattern.test(key))),
  )

const sources = ['src', 'plugins'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readSource(readFileSync(`${folder}/${file}`, 'utf8'), file.split(path.sep)[0])),
)
const read = (file: string) => JSON.parse(readFileSync(`content/locales/en/${file}.json`, 'utf8')) as Strings

describe('a string that nobody asks for', () => {
  it('is told from those that a source names whole, in parts or in a table', () => {
    const said = [
      readSource(
        "const { t } = useTranslation()\n const x = { label: 'nav.guides' }\n t(`theme.${of}`) + t('skip')",
      ),
      readSource("const other = 'close'"),
    ]
    const asked = (key: string, file = 'translation') => isAsked(key, file, said)
    expect(['nav.guides', 'theme.dark', 'skip'].filter((key) => asked(key))).toEqual([
      'nav.guides',
      'theme.dark',
      'skip',
    ])
    expect(['nav.main', 'theme', 'theme.dark.more'].filter((key) => asked(key))).toEqual([])
    expect(asked('close', 'search')).toBe(false)
  })

  it.each(files)('is not in the files of the default language: %s', (file) => {
    const keys = new Set(keysOf(read(file)).map(withoutForm))
    expect(keys.size).toBeGreaterThan(30)
    expect([...keys].filter((key) => !isAsked(key, file, sources))).toEqual([])
  })
})

it('every name in a string is filled in where the string is asked for', () => {
  const texts = new Map(
    files.flatMap((file) => {
      const flat = (strings: Strings, before: string): [string, string][] =>
        Object.entries(strings).flatMap(([key, value]) =>
          typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
        )
      return flat(read(file), `${file}:`)
    }),
  )
  const asked = sources.flatMap((said) => said.asked)
  expect(asked.length).toBeGreaterThan(100)
  const unfilled = asked.flatMap(({ key, file, values }) =>
    [...texts]
      .filter(([one]) => withoutForm(one) === `${file}:${key}`)
      .flatMap(([one, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => ({ one, name })))
      .filter(({ name }) => !values.includes(name)),
  )
  expect(unfilled).toEqual([])
})
