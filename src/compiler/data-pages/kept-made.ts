import type { Language } from '../../shared/site'
import { keepValue, keptValue } from '../files/kept-values'
import { lacksStrings } from '../files/words'
import type { BySection, Made, NameGuides } from './maker'

/** What is kept: maps as lists, as JSON has them. */
interface KeptMade extends Pick<Made, 'pages'> {
  names?: ListedSections<'names'>
  sentences?: ListedSections<'sentences'>
  guides?: [string, [string, string[]][]][]
}

type ListedSections<Key extends 'names' | 'sentences'> =
  NonNullable<Made[Key]> extends BySection<infer Value> ? [string, [string, Value[]][]][] : never

interface Part {
  root: string
  language: Language
  /** What it is made of, such as `api`. */
  name: string
  /** Digest of all that it is made of, words included. */
  restsOn: string
}

/** What this process made or read last, by root, language and name: most saves change none of it. */
const last = new Map<string, { restsOn: string; made: Made }>()

/**
 * What was made last of the same, by this process or an earlier one, or what is made now. What had mistakes is made each
 * time, so that they are reported each time.
 */
export function keptMade({ root, language, name, restsOn }: Part, make: () => Made): Made {
  const key = [root, language, name].join('\n')
  const earlier = last.get(key)
  if (earlier?.restsOn === restsOn) return earlier.made
  const file = `made ${language} ${name}`
  const kept = keptValue(file, restsOn)
  // Written by this very compiler, for which the cache has a folder of its own.
  const made = kept ? fromLists(kept.value as KeptMade) : make()
  if (made.problems?.length || lacksStrings(root, language, 'pages')) return made
  if (!kept) keepValue(file, restsOn, toLists(made))
  last.set(key, { restsOn, made })
  return made
}

function toLists({ pages, names, sentences, guides }: Made): KeptMade {
  return {
    pages,
    ...(names ? { names: listed(names) } : {}),
    ...(sentences ? { sentences: listed(sentences) } : {}),
    ...(guides ? { guides: listed(guides) } : {}),
  }
}

function fromLists({ pages, names, sentences, guides }: KeptMade): Made {
  return {
    pages,
    ...(names ? { names: mapped(names) } : {}),
    ...(sentences ? { sentences: mapped(sentences) } : {}),
    ...(guides ? { guides: mapped(guides) satisfies NameGuides } : {}),
  }
}

const listed = <Value>(map: ReadonlyMap<string, ReadonlyMap<string, Value>>): [string, [string, Value][]][] =>
  [...map].map(([key, inner]) => [key, [...inner]])

const mapped = <Value>(list: readonly [string, [string, Value][]][]): Map<string, Map<string, Value>> =>
  new Map(list.map(([key, inner]) => [key, new Map(inner)]))
