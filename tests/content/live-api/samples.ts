import { liveSamples, receivers } from '../../../scripts/report/executed-samples'

/** The samples of the Live API page, as a reader copies them. */
export const samplesOf = (language: string): { title: string; text: string }[] => liveSamples('.', language)

/** The receiver in a language. */
export function receiverIn(language: keyof typeof receivers): string {
  const title = receivers[language]
  const sample = samplesOf(language).find((one) => one.title === title)
  if (!sample) throw new Error(`The Live API page has no ${language} sample "${title}".`)
  return sample.text
}
