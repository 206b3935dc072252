import { descriptionDigest, readDescription } from '../../api/read-description'
import type { WordsEntry } from '../../page/tree-entry'
import { problemsOfPieces, type WrongPiece } from '../pages/wrong-pieces'
import type { Rule } from '../rule'
import { isKnown, knownCalls, nearestCall, type KnownCalls } from './known-calls'
import { mentionIn, mentionsInSample, type Mention } from './mentions'

/** What readers send is what the API answers: each call that a page names is in the description. */
export const callRule: Rule = {
  name: 'call',
  about:
    'each call of the REST API in backticks or a sample, `PUT /device/{deviceID}/user` or an address of its hosts, is in its description, with its method',
  check({ root, said, results }) {
    const { description } = readDescription(root)
    if (!description) return []
    const unknownOn = results.about<WrongPiece[]>('call', descriptionDigest(root))
    let known: KnownCalls | undefined
    return said.flatMap((entry) => {
      const { page, made } = entry
      const unknown =
        unknownOn.get(made) ?? unknownOn.set(made, unknownCalls(entry, (known ??= knownCalls(description))))
      return problemsOfPieces('call', page, unknown)
    })
  },
}

function unknownCalls({ page: { codes, samples } }: WordsEntry, known: KnownCalls): WrongPiece[] {
  const inBackticks = codes.flatMap(({ text }, code) => {
    const mention = mentionIn(text, codes[code - 1]?.text)
    return mention && !isKnown(mention, known) ? [{ code, ...worded(mention, known) }] : []
  })
  const inSamples = samples.flatMap(({ text, language }, sample) =>
    mentionsInSample(text, language, known.addresses)
      .filter((mention) => !isKnown(mention, known))
      .map((mention) => ({ sample, ...worded(mention, known) })),
  )
  return [...inBackticks, ...inSamples]
}

function worded(mention: Mention, known: KnownCalls): Pick<WrongPiece, 'offset' | 'message' | 'fix'> {
  const { method = '', path, offset } = mention
  const meant = nearestCall(mention, known)
  return {
    offset,
    message: `The API has no call ${`${method} ${path}`.trim()}.`,
    fix: meant ? `did you mean ${meant}?` : 'name a call that content/api describes',
  }
}
