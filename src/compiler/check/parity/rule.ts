import type { WordsEntry } from '../../page/tree-entry'
import { CONTENT } from '../../files/content-files'
import type { Keys } from '../../files/data-file'
import { PARITY, readParity, type Parity, type ReadParity } from '../../parity/parity'
import { readSymbolLists } from '../../symbols/read-lists'
import { problemOf, type Problem } from '../../problems/problem'
import { didYouMean } from '../../problems/suggest'
import { parseSdkPath, platformLabel } from '../../../shared/sdk'
import { presentedCapabilities } from '../../../shared/capabilities'
import { ENGLISH, languages } from '../../../shared/site'
import { withLanguage } from '../../../shared/slugs'
import type { Rule } from '../rule'

/** How the first sentences of a page say that the platform lacks what it is about. */
const DENIES =
  /\b(?:(?:is|are|was|were) (?:not (?:available|supported|part)|no longer|removed)|no longer (?:part|available|supported)|(?:does|do) not (?:support|offer))\b/i

/** "The SDK has no OAuth2 module", with a word or two between. */
const hasNo = (label: string): RegExp => new RegExp(`\\bha(?:s|ve) no (?:[\\w-]+ ){0,2}${label}`, 'i')

/** What pages claim and what content/parity.yaml says is the same. */
export const parityRule: Rule = {
  name: 'parity',
  data: PARITY,
  about:
    'no page claims support that `content/parity.yaml` denies, or the other way round; the guides it names exist',
  check({ root, entries }) {
    const { parity, problems, placeOf } = readParity(root)
    const { lists } = readSymbolLists(root)
    const found = entries.flatMap((entry): Problem[] => {
      const at = parseSdkPath(entry.path)
      // Only what a page as a whole is about; a wallet or beacons are a part of one.
      const capability = parity.capabilities.find(
        ({ id, topic }) => at?.topic === topic && topic.endsWith(`/${id}`),
      )
      // What a page denies is read in English.
      if (!at || !capability || at.language !== ENGLISH) return []
      const { state, note } = parity.supportOf(at.version, at.platform, capability.id)
      const start = opening(entry)
      const denies = DENIES.test(start) || hasNo(capability.label).test(start)
      const what = `${capability.label} on ${platformLabel(at.platform)} ${at.version}`
      if (state === 'no' && !denies) {
        const message = `The page does not say at its start that there is no such thing: ${what} (${note ?? ''}).`
        return [problem(entry, message, `say so in the first sentence, or change ${PARITY}`)]
      }
      if (state === 'yes' && denies) {
        return [
          problem(
            entry,
            `The page denies ${what}, which ${PARITY} supports.`,
            'one of the two is wrong: fix it',
          ),
        ]
      }
      const list = lists.find(({ version, platform }) => version === at.version && platform === at.platform)
      const hasSymbols = list?.symbols.some(({ topic }) => topic?.startsWith(at.topic)) ?? true
      if (state !== 'no' && !hasSymbols) {
        const message = `${PARITY} supports ${what}, and the symbol list has nothing for it.`
        return [problem(entry, message, 'one of the two is wrong: fix it')]
      }
      return []
    })
    return [
      ...problems,
      ...guideProblems(parity, entries, placeOf),
      ...unknownNames(parity, entries),
      ...found,
    ]
  },
}

/** Nothing would be left out of the list of platforms, and nobody would see that. */
const unknownNames = ({ capabilities }: Parity, entries: readonly WordsEntry[]): Problem[] => {
  const known = capabilities.map(({ id }) => id)
  return entries.flatMap(({ page }) =>
    page.topicLinks.flatMap((link) => {
      const { capability, component } = link
      if (capability === undefined || known.includes(capability)) return []
      const message = `<${component}> names a capability that ${PARITY} does not have: ${capability}`
      return [problemOf('parity')(link, message, didYouMean(capability, known, 'name one that it has'))]
    }),
  )
}

/** A guide that was renamed would be missed on the home page and on SDK pages by nobody but readers. */
function guideProblems(
  { capabilities }: Parity,
  entries: readonly WordsEntry[],
  placeOf: ReadParity['placeOf'],
): Problem[] {
  const paths = new Set(entries.map(({ path }) => path))
  const problemAt = problemOf('parity')
  return capabilities.flatMap(({ id, guide, guides = [] }) => {
    const deadAt = (named: string, keys: Keys) =>
      languages
        .filter((language) => paths.has(withLanguage('/', language)))
        .map((language) => withLanguage(named, language))
        .filter((path) => !paths.has(path))
        .map((path) =>
          problemAt(
            placeOf(['capabilities', id, ...keys]),
            `The guide of "${id}" leads nowhere: ${path}`,
            didYouMean(path, paths, 'name a guide that exists'),
          ),
        )
    const isNamed = !guide || (presentedCapabilities as readonly string[]).includes(id)
    return [
      ...(guide ? deadAt(guide, ['guide']) : []),
      ...guides.flatMap((one, at) => deadAt(one, ['guides', at])),
      ...(isNamed
        ? []
        : [
            problemAt(
              placeOf(['capabilities', id, 'guide']),
              `"${id}" has a guide, and no sentence on the home page.`,
              'add it to presentedCapabilities in src/shared/capabilities.ts',
            ),
          ]),
    ]
  })
}

/** The description and the text before the first heading. */
function opening({ page }: WordsEntry): string {
  const first = page.sections.find(({ id }) => !id)?.text ?? ''
  return first
    .split(/(?<=[.!?])\s/)
    .slice(0, 1)
    .join(' ')
}

const problem = ({ file, page }: WordsEntry, message: string, fix: string): Problem =>
  problemOf('parity')({ file: `${CONTENT}/${file}`, ...page.places.title }, message, fix)
