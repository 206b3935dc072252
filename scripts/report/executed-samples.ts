import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apiPages } from '../../src/compiler/api/pages'
import type { SampleText } from '../../src/compiler/page/texts'

/** The samples that tests run: they have them from here, so that the report counts no other ones. */

/** The samples of one call, as its page shows them. */
export interface CallSamples {
  /** Anchor of the call. */
  id: string
  samples: Record<(typeof CALLS)[number], string>
  /** The file that the samples keep the answer in, if any. */
  file?: string
}

const CALLS = ['shell', 'js', 'php', 'python'] as const

/** The receivers of events that tests start, by their titles on the page of the Live API. */
export const receivers = { js: 'live.mjs', php: 'live.php', python: 'live.py' } as const
const LIVE_API = 'content/en/api/live.mdx'

/** All calls of the REST API with their samples. */
export function callSamples(root: string): CallSamples[] {
  return apiPages(root, 'en').pages.flatMap(({ text }) =>
    text.split(/^(?=## )/m).flatMap((section): CallSamples[] => {
      const [, id = ''] = /^## .*\{\/\* #([\w-]+) \*\/\}/.exec(section) ?? []
      const found = CALLS.map((language) => [language, sampleOf(section, language)] as const)
      if (!id || found.some(([, sample]) => sample === undefined)) return []
      const samples = Object.fromEntries(found) as CallSamples['samples']
      const [, file] = /--output (\S+)/.exec(samples.shell) ?? []
      return [{ id, samples, ...(file ? { file } : {}) }]
    }),
  )
}

const sampleOf = (section: string, language: string): string | undefined =>
  new RegExp(`^\`\`\`${language}\\b[^\\n]*\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(section)?.[1]

/** The samples of the Live API page in a language, as a reader copies them. */
export function liveSamples(root: string, language: string): { title: string; text: string }[] {
  const file = path.join(root, LIVE_API)
  const page = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const fences = page.matchAll(/^```(\w+)(?: title="([^"]*)")?\n([\s\S]*?)^```$/gm)
  return [...fences].flatMap(([, name, title = '', text = '']) =>
    name === language ? [{ title, text }] : [],
  )
}

/** Says of the samples of pages whether tests run them. */
export function executedSamples(root: string): (sample: Pick<SampleText, 'language' | 'text'>) => boolean {
  const known = (language: string, text: string) => `${language}\n${text.trimEnd()}`
  const calls = callSamples(root).flatMap(({ samples }) =>
    CALLS.map((language) => known(language, samples[language])),
  )
  const live = Object.entries(receivers).flatMap(([language, title]) =>
    liveSamples(root, language)
      .filter((one) => one.title === title)
      .map(({ text }) => known(language, text)),
  )
  const run = new Set([...calls, ...live])
  return ({ language, text }) => run.has(known(language, text))
}
