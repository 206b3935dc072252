/** What a writer may say of a sample behind its language, ` ```kotlin title="App.kt" added="2-4" `: the one list of it. */
export const fenceKeys = {
  title: { example: 'MainActivity.kt', about: 'The file the sample belongs in, or what it is' },
  mark: { example: '3', about: 'Lines that matter: they stand out' },
  added: { example: '2,5-7', about: 'Lines that a change adds' },
  removed: {
    example: '1,4',
    about:
      'Lines that a change takes out: they show, are not copied, and what is left has to be right without them',
  },
  focus: { example: '4-9', about: 'Lines that the text is about: the others step back' },
  imports: {
    example: 'shown',
    about: 'Leaves the imports at the top open; four lines of them and more are folded away otherwise',
  },
} as const satisfies Record<string, { example: string; about: string }>

type FenceKey = keyof typeof fenceKeys

const lineKeys = ['mark', 'added', 'removed', 'focus'] as const satisfies readonly FenceKey[]

/** How a line of a sample can be marked. */
type LineKey = (typeof lineKeys)[number]

/** What is said of a sample, read and checked. Lines count from 1. */
export interface Fence {
  title?: string
  lines: Readonly<Record<LineKey, ReadonlySet<number>>>
  showsImports: boolean
}

/** What is wrong with it. */
export interface FenceFault {
  message: string
  fix: string
}

const PAIR = /([\w-]+)="([^"]*)"/g
const RANGES = /^\d+(?:-\d+)?(?:,\s*\d+(?:-\d+)?)*$/

/**
 * @param meta what stands behind the language of the fence
 * @param text the sample
 * @returns what could be read; what could not is told, and left out
 */
export function readFence(
  meta: string | null | undefined,
  text: string,
): { fence: Fence; faults: FenceFault[] } {
  const said = new Map([...(meta ?? '').matchAll(PAIR)].map(([, key = '', value = '']) => [key, value]))
  const count = text.split('\n').length
  const faults: FenceFault[] = []
  const tell = (message: string, fix: string) => faults.push({ message, fix })

  for (const word of (meta ?? '').replace(PAIR, ' ').split(/\s+/).filter(Boolean))
    tell(
      `"${word}" behind the language of the sample is nothing that can be said of one.`,
      `write ${known()}`,
    )
  for (const key of said.keys())
    if (!Object.hasOwn(fenceKeys, key)) tell(`A sample has no "${key}".`, `write ${known()}`)
  const imports = said.get('imports')
  if (imports !== undefined && imports !== 'shown')
    tell(`"${imports}" is nothing that imports can be.`, 'write imports="shown", or leave it out')

  const lines = Object.fromEntries(
    lineKeys.map((key) => [key, readLines(key, said.get(key), count, tell)]),
  ) as Record<LineKey, Set<number>>
  for (const line of lines.added)
    if (lines.removed.has(line)) tell(`Line ${line} is both added and removed.`, 'name it in one of them')
  if (lines.removed.size === count) tell('All lines of the sample are removed.', 'say what is left')
  const title = said.get('title')
  return { fence: { ...(title ? { title } : {}), lines, showsImports: imports === 'shown' }, faults }
}

const known = () =>
  Object.entries(fenceKeys)
    .map(([key, { example }]) => `${key}="${example}"`)
    .join(', ')

function readLines(
  key: LineKey,
  value: string | undefined,
  count: number,
  tell: (message: string, fix: string) => void,
): Set<number> {
  const found = new Set<number>()
  if (value === undefined) return found
  if (!RANGES.test(value)) {
    tell(`${key}="${value}" names no lines.`, `write numbers and ranges: ${key}="2,5-7"`)
    return found
  }
  for (const range of value.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number)
    if (first < 1 || last > count || last < first) {
      tell(
        `${key} names line${last > first ? 's' : ''} ${range.trim()}, and the sample has ${count}.`,
        'count from the first line below the fence',
      )
      continue
    }
    for (let line = first; line <= last; line++) found.add(line)
  }
  return found
}

/**
 * The code of a sample as it is after its change, and, if that takes lines out, as it was before. What is not there is an empty
 * line, so that every other keeps its number.
 */
export function codeOf(text: string, { lines }: Fence): [now: string, ...before: string[]] {
  const without = (left: ReadonlySet<number>) =>
    text
      .split('\n')
      .map((line, index) => (left.has(index + 1) ? '' : line))
      .join('\n')
  return lines.removed.size ? [without(lines.removed), without(lines.added)] : [text]
}
