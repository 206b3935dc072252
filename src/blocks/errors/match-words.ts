/** Words of which a sentence is made, and no error. */
const STOP_WORDS = new Set(
  (
    'a about after all always am an and any are as at be because been but by can cannot could did didn do does doesn doing don ' +
    'ever for from get gets getting got had has have how i if in into is isn it its just me my never no not of on only or our ' +
    'please so still some than that the their them then there these they this to us was we were what when where which why ' +
    'will with won would you your'
  ).split(' '),
)

interface Worded {
  group: string
  codes: readonly string[]
  text: string
}

/**
 * The entries that have most of what was said. A word counts the more the fewer entries have it; entries must have half of
 * the words, and be nearly as good as the best.
 * @returns undefined where nothing was said that says something
 */
export function matchWords<Entry extends Worded>(
  line: string,
  entries: readonly Entry[],
): Entry[] | undefined {
  const said = line
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}.]+/u)
    // A full stop ends a sentence, or is a part of 5.1.1.
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word.length > 1)
  const words = [...new Set(said)].filter((word) => !STOP_WORDS.has(word))
  if (!words.length) return said.length ? undefined : []

  const texts = entries.map(textOf)
  const holders = words.map((word) => {
    const found = texts.map((text) => holdsWord(text, word))
    const count = found.filter(Boolean).length
    return { found, weight: Math.log(1 + entries.length / Math.max(1, count)) }
  })
  const scores = entries.map((_, index) => {
    const held = holders.filter(({ found }) => found[index])
    if (held.length * 2 < words.length) return 0
    return held.reduce((sum, { weight }) => sum + weight, 0)
  })
  const best = Math.max(...scores)
  return best > 0 ? entries.filter((_, index) => (scores[index] ?? 0) >= best * 0.7) : []
}

const known = new WeakMap<Worded, string>()

/** All that an entry says, in small letters; looked at for each letter that is typed. */
function textOf(entry: Worded): string {
  let text = known.get(entry)
  if (text === undefined) {
    text = ` ${[entry.group, ...entry.codes, entry.text].join(' ').toLocaleLowerCase('en')}`
    known.set(entry, text)
  }
  return text
}

/** Whether a word, its singular or the beginning of a longer one is there; a short one only where a word begins. */
function holdsWord(text: string, word: string): boolean {
  const stem = word.length > 4 ? word.replace(/(?<!s)s$/, '') : word
  if (stem.length > 3) return text.includes(stem)
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) return true
  }
  return false
}
