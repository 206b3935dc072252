import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { useTranslation } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../src/compiler/files/words'
import { keysOf, withoutForm, type Strings } from '../../helpers/strings'

/** Components ask for strings that there are. Most of it is the compiler's business; what it lets pass is read here. */

const locales = 'content/locales'
const languages = readdirSync(locales)

const read = (language: string, file: string) =>
  new Set(
    keysOf(JSON.parse(readFileSync(`${locales}/${language}/${file}.json`, 'utf8')) as Strings).map(
      withoutForm,
    ),
  )

interface Use {
  file: string
  key: string
}

/** What a text asks of each translator: `t('key'` and t(`part.${of}`, by the namespace that the translator is of. */
function usesIn(text: string): Use[] {
  const translators = [...text.matchAll(/\{([^}]*)\} = useTranslation\((?:'(\w+)')?\)/g)].map(
    ([, names = '', file = 'translation']) => [/\bt(?:: (\w+))?/.exec(names)?.[1] ?? 't', file] as const,
  )
  const files = new Map(translators)
  // One name for two files of strings could not be told apart here.
  for (const [name, file] of translators) expect(files.get(name)).toBe(file)
  return [...files].flatMap(([name, file]) =>
    [...text.matchAll(new RegExp(`\\b${name}\\(\\s*(?:'([^']+)'|\`([^\`]+)\`)`, 'g'))].map(
      ([, whole, parts]) => ({ file, key: whole ?? parts ?? '' }),
    ),
  )
}

/** Of a key that is put together, one has to be there that it can become. */
function isKnown(key: string, keys: ReadonlySet<string>): boolean {
  if (!key.includes('${')) return keys.has(key)
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  const pattern = new RegExp(`^${parts.join('.+')}$`)
  return [...keys].some((one) => pattern.test(one))
}

describe('a key that no file has', () => {
  it('does not compile', () => {
    // Held by tsc: an unused `@ts-expect-error` is an error itself.
    const Component = () => {
      const { t } = useTranslation()
      const { t: ofSearch } = useTranslation('search')
      const of = (part: string) => part
      return [
        // @ts-expect-error a misspelt key
        t('nav.mian'),
        // @ts-expect-error a misspelt key with values
        t('nav.mian', { count: 1 }),
        // @ts-expect-error a group is no string
        t('nav'),
        // @ts-expect-error a key of another file
        ofSearch('nav.main'),
        // @ts-expect-error parts that may be anything
        t(`theme.${of('light')}`),
        t(`theme.${of('light') as 'light' | 'dark'}`),
        t('errors.found', { count: 1 }),
      ]
    }
    expect(Component).toBeTypeOf('function')
    // @ts-expect-error a misspelt key of what the build writes
    expect(wordsOf('.', 'en')('list.adn')).toBe('list.adn')
  })

  it('is found in a component', () => {
    const uses = usesIn(
      "const { t: of, i18n } = useTranslation('search')\n of('close') + of(`match${x}`, {})",
    )
    expect(uses).toEqual([
      { file: 'search', key: 'close' },
      { file: 'search', key: 'match${x}' },
    ])
    expect(isKnown('match${x}', new Set(['matchExact']))).toBe(true)
    expect(isKnown('theme.${x}', new Set(['themes']))).toBe(false)
  })
})

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)

it.each(languages)('every string that components ask for is there: %s', (language) => {
  const uses = sources.flatMap((source) =>
    usesIn(readFileSync(path.join('src', source), 'utf8')).map((use) => ({ ...use, source })),
  )
  expect(uses.length).toBeGreaterThan(150)
  const unknown = uses.filter(({ file, key }) => !isKnown(key, read(language, file)))
  expect(unknown).toEqual([])
})
