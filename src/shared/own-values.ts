/**
 * What a reader may put in place of the placeholders of samples: the one list of them. The build marks the places
 * (src/compiler/page/highlight.ts), src/own-values fills them in the browser. Labels and explanations are in
 * content/locales, below `values.of`.
 */
interface OwnValue {
  /** What samples show until the reader says something else. */
  placeholders: readonly string[]
  /** The environment variable that samples for servers read it from. */
  variable?: string
  /** What it may look like. Nothing that ends a text or begins code in any language of samples. */
  pattern: RegExp
  /** Whether it must be in nothing that other people get. */
  isSecret?: true
}

const WORD = /^[A-Za-z0-9_-]{1,200}$/
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i
const PACKAGE = /^[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)+$/i
/** Ids that somebody else's system made. */
const ID = /^[A-Za-z0-9_.@+:-]{1,200}$/

export const ownValues = {
  applicationKey: {
    placeholders: [
      'YOUR_APPLICATION_KEY',
      // Of the two applications that old SDKs are told of, it is the one that people get.
      'YOUR_PRODUCTION_APPLICATION_KEY',
      'YOUR_PRODUCTION_APP_KEY',
      'YOUR_PRODUCTION_KEY',
    ],
    variable: 'BECKON_APPLICATION_KEY',
    pattern: WORD,
  },
  applicationSecret: {
    placeholders: [
      'YOUR_APPLICATION_SECRET',
      'YOUR_PRODUCTION_APPLICATION_SECRET',
      'YOUR_PRODUCTION_APP_SECRET',
      'YOUR_PRODUCTION_SECRET',
    ],
    variable: 'BECKON_APPLICATION_SECRET',
    pattern: WORD,
  },
  masterSecret: {
    placeholders: ['YOUR_MASTER_SECRET'],
    variable: 'BECKON_MASTER_SECRET',
    pattern: WORD,
    isSecret: true,
  },
  applicationId: { placeholders: ['YOUR_APPLICATION_ID', 'YOUR_PRODUCTION_APPLICATION_ID'], pattern: WORD },
  packageName: { placeholders: ['com.example.shop', 'com.example.app'], pattern: PACKAGE },
  apiHost: { placeholders: ['push.beckon.example'], pattern: HOST },
  linkPrefix: { placeholders: ['YOUR_PREFIX'], pattern: WORD },
  mapsKey: { placeholders: ['YOUR_MAPS_API_KEY'], pattern: WORD },
  // The examples of the API are values as its answers have them.
  userId: { placeholders: ['YOUR_USER_ID', 'USER_ID', 'user-1234'], pattern: ID },
  deviceId: { placeholders: ['YOUR_DEVICE_ID', 'DEVICE_ID'], pattern: ID },
} as const satisfies Record<string, OwnValue>

export type OwnValueName = keyof typeof ownValues
export const ownValueNames = Object.keys(ownValues) as OwnValueName[]

/** Whether a value may stand in a sample. */
export const fitsOwnValue = (name: OwnValueName, value: string): boolean =>
  ownValues[name].pattern.test(value)

/** A stretch of a sample that stands for a value of the reader's. */
export interface OwnValueMark {
  start: number
  end: number
  name: OwnValueName
  /** What stands around the value there, where what it replaces is code. */
  quote: '' | "'" | '"'
}

const escaped = (text: string) => text.replaceAll('.', '\\.')

/** How a language reads a variable of the environment, and the quotes of a text that stands there instead. */
const forms = [
  [(variable: string) => `\\$\\{process\\.env\\.${variable}\\}`, ''],
  [(variable: string) => `process\\.env\\.${variable}\\b`, "'"],
  [(variable: string) => `getenv\\('${variable}'\\)`, "'"],
  [(variable: string) => `os\\.environ\\["${variable}"\\]`, '"'],
  [(variable: string) => `\\$${variable}\\b`, ''],
] as const

/** In the order of the alternatives below. */
const kinds: Pick<OwnValueMark, 'name' | 'quote'>[] = []
const alternatives: string[] = []
for (const name of ownValueNames) {
  const { placeholders, variable }: OwnValue = ownValues[name]
  for (const placeholder of placeholders) {
    // Part of a longer name or of another address it is something else; `bkYOUR_APPLICATION_ID` is not.
    alternatives.push(
      /^[A-Z]/.test(placeholder)
        ? `(?<![A-Z_])${placeholder}(?![A-Z_])`
        : `(?<![\\w.-])${escaped(placeholder)}(?![\\w-])`,
    )
    kinds.push({ name, quote: '' })
  }
  for (const [form, quote] of variable ? forms : []) {
    alternatives.push(form(variable ?? ''))
    kinds.push({ name, quote })
  }
}
const PLACES = new RegExp(alternatives.map((one) => `(${one})`).join('|'), 'g')

/** The value of the reader's that a whole text stands for, as the example of a field does. */
export function ownValueOf(text: unknown): OwnValueName | undefined {
  return ownValueNames.find((name) =>
    ownValues[name].placeholders.some((placeholder: string) => placeholder === text),
  )
}

/** The places of a sample for values of the reader's, in order. */
export function ownValueMarks(sample: string): OwnValueMark[] {
  return [...sample.matchAll(PLACES)].flatMap((match) => {
    const kind = kinds[match.slice(1).findIndex((group: string | undefined) => group !== undefined)]
    return kind ? [{ ...kind, start: match.index, end: match.index + match[0].length }] : []
  })
}
