import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SpellingDictionaryCollection } from 'cspell-lib'
import { placeIn } from '../../page/texts'
import { problemOf, type Problem } from '../../problems/problem'
import type { Rule } from '../rule'
import { isSpoken } from './spoken'

/** Words of the project, one a line, from the project's root. */
const WORDS = 'content/dictionary.txt'
/** cspell's own lists; each one more makes the start slower. */
const LISTS = ['en-gb', 'companies', 'softwareTerms', 'software-tools', 'networking-terms']

let lists: Promise<SpellingDictionaryCollection> | undefined
/** Every word is looked up once, however often it stands. */
const known = new Map<string, boolean>()

/** Words are spelled right: in British English, or as content/dictionary.txt has them. */
export const spellingRule: Rule = {
  name: 'spelling',
  about: 'words are in a dictionary: of British English, of software, or `content/dictionary.txt`',
  async check({ root, texts }) {
    const own = readWords(path.join(root, WORDS))
    const dictionary = await (lists ??= loadLists())
    const isRight = (word: string): boolean => {
      if (own.has(word) || own.has(word.toLowerCase())) return true
      let right = known.get(word)
      if (right === undefined) known.set(word, (right = dictionary.has(word)))
      return right
    }
    return texts.filter(isSpoken).flatMap((text) =>
      wordsIn(text.text).flatMap(({ word, offset }): Problem[] => {
        if (isRight(word)) return []
        const near = suggest(word, dictionary)
        const fix = near.length
          ? `write ${near.join(' or ')}, or add it to ${WORDS}`
          : `add it to ${WORDS} if it is right, or put it in backticks if it is code`
        return [problemOf('spelling')(placeIn(text, offset), `"${word}" is in no dictionary.`, fix)]
      }),
    )
  },
}

const suggested = new Map<string, string[]>()

/** Looking for neighbours takes longer than everything else, so it is done once for a word. */
function suggest(word: string, dictionary: SpellingDictionaryCollection): string[] {
  let near = suggested.get(word)
  if (!near) {
    const found = dictionary.suggest(word, { numSuggestions: 3, ignoreCase: true, timeout: 500 })
    // The same word in another case is no further advice.
    const words = new Map(found.map((one) => [one.word.toLowerCase(), one.word]))
    suggested.set(word, (near = [...words.values()].filter((one) => !one.includes(' '))))
  }
  return near
}

/** The words of a text, without what is code, an address or a short form although it has no backticks. */
function wordsIn(text: string): { word: string; offset: number }[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: chunk, index }) => {
    if (/[@/_=\\]|\w[.:]\w|\d\p{L}|\p{L}\d/u.test(chunk)) return []
    return [...chunk.matchAll(/\p{L}(?:['’]?\p{L})*/gu)].flatMap((match) => {
      const word = match[0].replaceAll('’', "'").replace(/'s$/, '')
      const isCode = /\p{Ll}\p{Lu}/u.test(word) && word.length > 5
      const isShortForm = /^\p{Lu}+s?$/u.test(word)
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
