import { readFileSync } from 'node:fs'

/** The samples of the Live API page, as a reader copies them. */
export function samplesOf(language: string): { title: string; text: string }[] {
  const page = readFileSync('content/en/api/live.mdx', 'utf8')
  const fences = page.matchAll(/^```(\w+)(?: title="([^"]*)")?\n([\s\S]*?)^```$/gm)
  return [...fences].flatMap(([, name, title = '', text = '']) =>
    name === language ? [{ title, text }] : [],
  )
}

/** The sample that is named like a file. */
export function fileSample(language: string, title: string): string {
  const sample = samplesOf(language).find((one) => one.title === title)
  if (!sample) throw new Error(`The Live API page has no ${language} sample "${title}".`)
  return sample.text
}
