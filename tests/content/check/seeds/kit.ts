import { cpSync, readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll } from 'vitest'
import { sharedTempFolder } from '../../../helpers/temp-folder'

/** A mistake that somebody makes in a good page, and where the check has to find it. */
export interface Seed {
  rule: string
  /** From the project's root. */
  file: string
  /** Makes the mistake; a file that does not exist is the empty text. */
  seed: (text: string) => string
  /** What stands on the line that the finding names. */
  at: string | RegExp
  /** The finding is so many lines below that line. */
  below?: number
}

/** A copy of the real content for the tests of a `describe`, which may be spoiled. */
export function copyOfContent(): { readonly root: string; plant: (seed: Seed) => void } {
  const at = sharedTempFolder('seeds')
  const project = path.resolve(import.meta.dirname, '../../../..')
  beforeAll(() => {
    // The names of the API stand in content/api, and in the schema of its events below static/.
    for (const folder of ['content', 'static/api'])
      cpSync(path.join(project, folder), at(folder), { recursive: true })
  })
  const read = (file: string) => {
    try {
      return readFileSync(at(file), 'utf8')
    } catch {
      return ''
    }
  }
  return {
    get root() {
      return at()
    },
    plant({ file, seed }) {
      const before = read(file)
      const after = seed(before)
      if (after === before) throw new Error(`Nothing was changed in ${file}: the page is another one by now.`)
      mkdirSync(path.dirname(at(file)), { recursive: true })
      writeFileSync(at(file), after)
    },
  }
}

/** The lines of a file on which a text stands. */
export function linesWith(root: string, file: string, at: string | RegExp): number[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    (typeof at === 'string' ? line.includes(at) : at.test(line)) ? [index + 1] : [],
  )
}

export const page = (name: string) => `content/en/${name}.mdx`
export const android = (name: string) => page(`sdk/v3/android/${name}`)
export const ios = (name: string) => page(`sdk/v3/ios/${name}`)
export const guide = (name: string) => page(`guides/${name}`)
export const reactNative = (name: string) => page(`sdk/v3/react-native/${name}`)
export const ionic = (name: string) => page(`sdk/v3/ionic-native/${name}`)
export const flutter = (name: string) => page(`sdk/v3/flutter/${name}`)
export const cordova = (name: string) => page(`sdk/v3/cordova/${name}`)

/** Writes something at the end of a page. */
export const end = (addition: string) => (text: string) => `${text.trimEnd()}\n\n${addition}\n`
/** Writes one thing for another, the first time it stands. */
export const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)
export const fence = (language: string, code: string, title = '') =>
  end(`\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code}\n\`\`\``)
/** A mistake in a sample at the end of a page: the file, the language, the sample, and what stands on the line of the finding. */
export type SampleSeed = [file: string, language: string, code: string, at: string]

/** Mistakes in samples that one rule finds. */
export const inSamples = (rule: string, seeds: readonly SampleSeed[]): Seed[] =>
  seeds.map(([file, language, code, at]) => ({ rule, file, seed: fence(language, code), at }))
export const newPage = (title: string, description: string, body: string) => () =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`
export const about =
  'One sentence of its own that says what this page of the test is about, and nothing else.'
export const words = (count: number, word = 'message') =>
  Array.from({ length: count }, (_, at) => `${word} ${String.fromCharCode(97 + (at % 26))}`).join(' ')

export const descriptionOf = (name: string): string =>
  /^description: (.*)$/m.exec(
    readFileSync(path.resolve(import.meta.dirname, '../../../..', guide(name)), 'utf8'),
  )?.[1] ?? ''

export const redirectList = `[
  { "from": "/en/guides/apps/app-keys/", "to": "/en/guides/" },
  { "from": "/en/old/one/", "to": "/en/old/two/" },
  { "from": "/en/old/two/", "to": "/en/guides/" },
  { "from": "/en/old/three/", "to": "/en/nowhere/" }
]`

export const duplicateText =
  'device message person segment campaign report template journey shop basket voucher letter parcel order'
    .split(' ')
    .map(
      (thing, at) =>
        `A ${thing} that was made on day ${at} is kept for ${at} weeks, unless its owner wants the ${thing} back.`,
    )
    .join(' ')
export const copied = `Whoever opens the screen for the first time sees the devices of the last week, the messages that reached them, the answers that came back, and, in a column of its own, how many people took part, so that the numbers of two weeks can be compared.`

const english = path.resolve(import.meta.dirname, '../../../../content/locales/en')

/** Good pages that some of the mistakes are copies of, and a second language. */
export const preparation: Pick<Seed, 'file' | 'seed'>[] = [
  {
    file: guide('messages/base'),
    seed: newPage('Base page', about.replace('test', 'eighth test'), `${copied}\n\n${duplicateText}`),
  },
  {
    file: 'content/languages.json',
    seed: () => '[\n  { "id": "en", "name": "English" },\n  { "id": "nl", "name": "Nederlands" }\n]\n',
  },
  ...readdirSync(english).map((name) => ({
    file: `content/locales/nl/${name}`,
    seed: () => readFileSync(path.join(english, name), 'utf8'),
  })),
]
