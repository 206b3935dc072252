import type { TreeEntry } from '../../../plugins/docs-content/core/check-tree'
import { CONTENT } from '../../../plugins/docs-content/core/content-files'
import { PARITY, readParity } from '../../../plugins/docs-content/parity/parity'
import { readSymbolLists } from '../../../plugins/docs-content/symbols/read-lists'
import type { Problem } from '../../../src/shared/problems'
import { parseSdkPath, sdkPlatforms } from '../../../src/shared/sdk'
import type { Rule } from '../rule'

/** How the first sentences of a page say that the platform lacks what it is about. */
const DENIES =
  /\b(?:(?:is|are|was|were) (?:not (?:available|supported|part)|no longer|removed)|no longer (?:part|available|supported)|(?:does|do) not (?:support|offer))\b/i

/** "The SDK has no OAuth2 module", with a word or two between. */
const hasNo = (label: string): RegExp => new RegExp(`\\bha(?:s|ve) no (?:[\\w-]+ ){0,2}${label}`, 'i')

/** What pages claim and what content/parity.yaml says is the same. */
export const parityRule: Rule = {
  name: 'parity',
  about: 'no page claims support that content/parity.yaml denies, or the other way round',
  check({ root, entries }) {
    const { parity, problems } = readParity(root)
    const { lists } = readSymbolLists(root)
    const found = entries.flatMap((entry): Problem[] => {
      const at = parseSdkPath(entry.path)
      // Only what a page as a whole is about; a wallet or beacons are a part of one.
      const capability = parity.capabilities.find(
        ({ id, topic }) => at?.topic === topic && topic.endsWith(`/${id}`),
      )
      if (!at || !capability) return []
      const { state, note } = parity.supportOf(at.version, at.platform, capability.id)
      const start = opening(entry)
      const denies = DENIES.test(start) || hasNo(capability.label).test(start)
      const label = sdkPlatforms.find(({ id }) => id === at.platform)?.label ?? at.platform
      const what = `${capability.label} on ${label} ${at.version}`
      if (state === 'no' && !denies) {
        const message = `The page does not say at its start that there is no such thing: ${what} (${note ?? ''}).`
        return [told(entry, message, `say so in the first sentence, or change ${PARITY}`)]
      }
      if (state === 'yes' && denies) {
        return [
          told(
            entry,
            `The page denies ${what}, which ${PARITY} supports.`,
            'one of the two is wrong: mend it',
          ),
        ]
      }
      const list = lists.find(({ version, platform }) => version === at.version && platform === at.platform)
      const hasSymbols = list?.symbols.some(({ topic }) => topic?.startsWith(at.topic)) ?? true
      if (state !== 'no' && !hasSymbols) {
        const message = `${PARITY} supports ${what}, and the symbol list has nothing for it.`
        return [told(entry, message, 'one of the two is wrong: mend it')]
      }
      return []
    })
    return [...problems, ...found]
  },
}

/** The description and the text before the first heading. */
function opening({ page }: TreeEntry): string {
  const first = page.sections.find(({ id }) => !id)?.text ?? ''
  return first
    .split(/(?<=[.!?])\s/)
    .slice(0, 1)
    .join(' ')
}

const told = ({ file, page }: TreeEntry, message: string, mend: string): Problem => ({
  file: `${CONTENT}/${file}`,
  line: page.lines.title ?? 1,
  column: 1,
  rule: 'parity',
  message,
  mend,
})
