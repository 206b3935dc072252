import { apiPages } from '../../../../src/compiler/api/pages'

/** The samples of one call, as its page shows them. */
export interface CallSamples {
  /** Anchor of the call. */
  id: string
  samples: Record<'shell' | 'js' | 'php' | 'python', string>
  /** The file that the samples keep the answer in, if any. */
  file?: string
}

const LANGUAGES = ['shell', 'js', 'php', 'python'] as const

/** All calls of the REST API with their samples. */
export function callSamples(): CallSamples[] {
  return apiPages('.', 'en').pages.flatMap(({ text }) =>
    text.split(/^(?=## )/m).flatMap((section): CallSamples[] => {
      const [, id = ''] = /^## .*\{\/\* #([\w-]+) \*\/\}/.exec(section) ?? []
      const found = LANGUAGES.map((language) => [language, sampleOf(section, language)] as const)
      if (!id || found.some(([, sample]) => sample === undefined)) return []
      const samples = Object.fromEntries(found) as CallSamples['samples']
      const [, file] = /--output (\S+)/.exec(samples.shell) ?? []
      return [{ id, samples, ...(file ? { file } : {}) }]
    }),
  )
}

const sampleOf = (section: string, language: string): string | undefined =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(section)?.[1]
