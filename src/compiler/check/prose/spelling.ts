import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SpellingDictionaryCollection } from 'cspell-lib'
import { ENGLISH } from '../../../shared/site'
import type { Problem } from '../../problems/problem'
import type { Results } from '../cache/results'
import { problemIn, proseSearch, type InText } from '../cache/per-page'
import type { Rule } from '../rule'
import { inLanguage } from './spoken'

/** Words of the project, one a line, from the project's root. */
const WORDS = 'content/dictionary.txt'
/** cspell's own lists; each one more makes the start slower. */
const LISTS = ['en-gb', 'companies', 'softwareTerms', 'software-tools', 'networking-terms']

let lists: Promise<SpellingDictionaryCollection> | undefined

/** Words are spelled right: in British English, or as content/dictionary.txt has them. */
export const spellingRule: Rule = {
  name: 'spelling',
  about:
    'words of English pages are in a dictionary: of British English, of software, or `content/dictionary.txt`',
  prepare({ results }) {
    // Who knows the words may need no list. One that is missing is reported when it is needed.
    if (!wordsIn(results).size) void listsOf().catch(() => undefined)
  },
  async check({ root, said, results }) {
    const own = readWords(path.join(root, WORDS))
    const strangeOn = results.about<(InText & { word: string })[]>('strange-words')
    // Every word is looked up once, however often it stands. The dictionaries take seconds to load: who writes words
    // that stood somewhere before does without them.
    const known = wordsIn(results)
    const suggested = results.about<string[]>('suggestions', '', true)
    // Most words of a text are known to be right by then, and there are a million of them.
    const doubtfulOf = proseSearch((text) => wordsOfText(text).filter(({ word }) => !known.get(word)))
    const problems: Problem[] = []
    for (const entry of inLanguage(said, ENGLISH)) {
      let strange = strangeOn.get(entry.made)
      if (!strange) {
        const words = doubtfulOf(entry)
        for (const { word } of words) {
          if (known.get(word) === undefined) known.set(word, (await listsOf()).has(word))
        }
        strange = strangeOn.set(
          entry.made,
          words.filter(({ word }) => !known.get(word)),
        )
      }
      for (const { word, ...place } of strange) {
        if (own.has(word) || own.has(word.toLowerCase())) continue
        // Looking for neighbours takes longer than everything else, so it is done once for a word.
        const near = suggested.get(word) ?? suggested.set(word, suggest(word, await listsOf()))
        const fix = near.length
          ? `write ${near.join(' or ')}, or add it to ${WORDS}`
          : `add it to ${WORDS} if it is right, or put it in backticks if it is code`
        problems.push(...problemIn(entry, 'spelling', place, `"${word}" is in no dictionary.`, fix))
      }
    }
    return problems
  },
}

/** What is known of words, however long ago they stood anywhere. */
const wordsIn = (results: Results) => results.about<boolean>('words', '', true)

const listsOf = () => (lists ??= loadLists())

function suggest(word: string, dictionary: SpellingDictionaryCollection): string[] {
  const found = dictionary.suggest(word, { numSuggestions: 3, ignoreCase: true, timeout: 500 })
  // The same word in another case is no further advice.
  const words = new Map(found.map((one) => [one.word.toLowerCase(), one.word]))
  return [...words.values()].filter((one) => !one.includes(' '))
}

// Made once: inside the function, what tsx makes of these would make each of them anew for every word.
const CODE_OR_ADDRESS = /[@/_=\\]|\w[.:]\w|\d\p{L}|\p{L}\d/u
const WORD = /\p{L}(?:['’]?\p{L})*/gu
const HUMP = /\p{Ll}\p{Lu}/u
const SHORT_FORM = /^\p{Lu}+s?$/u

/** The words of a text, without what is code, an address or a short form although it has no backticks. */
function wordsOfText(text: string): { word: string; offset: number }[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: chunk, index }) => {
    if (CODE_OR_ADDRESS.test(chunk)) return []
    return [...chunk.matchAll(WORD)].flatMap((match) => {
      const word = match[0].replaceAll('’', "'").replace(/'s$/, '')
      const isCode = HUMP.test(word) && word.length > 5
      const isShortForm = SHORT_FORM.test(word)
      return word.length < 2 || isCode || isShortForm ? [] : [{ word, offset: index + match.index }]
    })
  })
}

async function loadLists(): Promise<SpellingDictionaryCollection> {
  // An ES module only, while these files are run as CommonJS.
  const cspell = await import('cspell-lib')
  const { dictionaryDefinitions = [] } = await cspell.getDefaultBundledSettingsAsync()
  const own = { language: 'en-GB', dictionaries: LISTS }
  const settings = cspell.finalizeSettings(cspell.mergeSettings({ dictionaryDefinitions }, own))
  const dictionary = await cspell.getDictionary(settings)
  const missing = LISTS.filter(
    (name) => !dictionary.dictionaries.some((one) => one.name === name && one.size),
  )
  if (missing.length) throw new Error(`cspell lacks the word lists ${missing.join(', ')}. Run npm ci.`)
  return dictionary
}

function readWords(file: string): Set<string> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return new Set(lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#')))
}
