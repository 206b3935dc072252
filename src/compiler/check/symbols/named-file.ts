import { SENTENCE_END, type SampleText, type SourceText } from '../../page/texts'

/** Files whose keys are known, as fences name what they are written in. */
const LANGUAGES = /^(?:properties|dotenv|ini|plist|json)$/
const FILE = /(?:^|\/)[\w.-]*\.[a-z]+$/

/**
 * The file that a sample without a title is, where the sentence right before it names one: "Fill in `beckonconfig.properties`:".
 * @param texts those of its page, in reading order
 */
export function fileBefore(
  { file, line, section, language, title }: Omit<SampleText, 'text'>,
  texts: readonly SourceText[],
): string | undefined {
  if (title !== undefined || !LANGUAGES.test(language)) return undefined
  // The line of the fence itself stands before the first one of the sample.
  const last = texts.findLastIndex(
    (one) => one.file === file && one.section === section && one.line < line - 1,
  )
  let named: string | undefined
  for (let at = last; at >= 0; at--) {
    const one = texts[at]
    if (one?.file !== file || one.under !== undefined) break
    if (one.kind === 'prose') {
      // The sentence before the sample may end as any other.
      if (SENTENCE_END.test(at === last ? one.text.trimEnd().slice(0, -1) : one.text)) break
    } else if (one.kind !== 'code') break
    else if (FILE.test(one.text)) named ??= one.text
    if (one.leads) break
  }
  return named
}
