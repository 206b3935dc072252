import { frontmatterSchema, type Frontmatter, type TemplateName } from '../../shared/frontmatter'
import { fit, parseData, type Keys, type ReadData, type Wrong } from '../files/data-file'
import type { Place } from '../problems/problem'
import type { Report } from '../problems/report'
import { didYouMean } from '../problems/suggest'

/** Where the keys of the frontmatter stand, and the items of its lists: `title`, `related`, `related.0`. */
export type FrontmatterPlaces = Partial<Record<string, Required<Place>>>

export interface ParsedFrontmatter {
  /** Where a key is missing or wrong, it has a placeholder: the page can be looked at while it is being fixed. */
  value: Frontmatter
  /** For checks that come later. */
  places: FrontmatterPlaces
  /** The page kind, where it can be told. */
  kind?: TemplateName | undefined
}

const RULE = 'frontmatter'

/** The opening --- is line 1 of the file, and an empty one here. */
const parse = (yaml: string, file: string): ReadData => parseData(file, `\n${yaml}`, RULE, 'frontmatter')

/** Validates the YAML between the `---` lines, and reports what is wrong with it. */
export function readFrontmatter(yaml: string | undefined, report: Report): ParsedFrontmatter {
  const without = (written: unknown) => ({ value: withPlaceholders(written, report), places: {} })
  if (yaml === undefined) {
    const fix = 'start the file with --- / title: … / description: … / ---'
    report.add(RULE, { line: 1 }, 'The page has no frontmatter.', fix)
    return without({})
  }
  const { data, problems } = parse(yaml, report.page)
  report.problems.push(...problems)
  if (!data) return without({})
  const written = data.value ?? {}
  if (typeof written !== 'object' || Array.isArray(written)) {
    const place = data.placeOf([])
    report.add(RULE, place, 'The frontmatter holds no keys.', 'write lines such as title: …')
    return without({})
  }
  const fitted = fit({ ...data, value: written }, frontmatterSchema, { rule: RULE, fix: fixOf })
  report.problems.push(...fitted.problems)
  const ways = Object.entries(written).flatMap(([key, value]): Keys[] => [
    [key],
    ...(Array.isArray(value) ? value.map((_, index) => [key, index]) : []),
  ])
  return {
    value: fitted.value ?? withPlaceholders(written, report),
    places: Object.fromEntries(ways.map((keys) => [keys.join('.'), data.placeOf(keys)])),
    kind: frontmatterSchema.shape.template.safeParse((written as { template?: unknown }).template).data,
  }
}

/** What is acceptable of the frontmatter; a page without a title is called by its file. */
function withPlaceholders(written: unknown, { page }: Report): Frontmatter {
  const values = new Map<string, unknown>(Object.entries(Object(written) as object))
  const accepted = Object.entries(frontmatterSchema.shape).flatMap(([key, schema]) => {
    const given = schema.safeParse(values.get(key))
    // Whoever reads on counts on what stands for a key that is not there.
    const { data } = given.success ? given : schema.safeParse(undefined)
    return data === undefined ? [] : [[key, data]]
  })
  return { title: page, description: '', ...Object.fromEntries(accepted) } as Frontmatter
}

function fixOf([first = '']: Keys, wrong: Wrong): string {
  const [key, known] = [String(first), Object.keys(frontmatterSchema.shape)]
  if (wrong === 'unknown') return didYouMean(key, known, `use one of: ${known.join(', ')}`)
  if (wrong === 'missing') return `add a line "${key}: …"`
  return fixes[key] ?? 'see the frontmatter table in CONTRIBUTING.md'
}

/** What stands between the `---` lines of a text that may be too broken to be parsed as a whole. */
export function rawFrontmatter(text: string): string | undefined {
  const block = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text)
  return block ? (block[1] ?? '') : undefined
}

/**
 * The text as a less patient parser can take it. Frontmatter that is not YAML, or has no end, would make it throw;
 * behind an empty line it is not looked for. What can be read is written as JSON, which is YAML to every parser, on as many
 * lines.
 */
export function withReadableFrontmatter(text: string): string {
  if (!/^\uFEFF?---/.test(text)) return text
  const yaml = rawFrontmatter(text)
  const value = yaml === undefined ? undefined : parse(yaml, '').data?.value
  if (yaml === undefined || typeof value !== 'object' || value === null) return `\n${text}`
  const lines = '\n'.repeat(yaml.split('\n').length)
  return text.replace(/^\uFEFF/, '').replace(yaml, () => `${JSON.stringify(value)}${lines.slice(1)}`)
}

const fixes: Record<string, string> = {
  title: 'write a title of 2–70 characters',
  description: 'write one sentence of 50–160 characters',
  navTitle: 'write a label of 2–32 characters',
  order: 'write a whole number from 0 to 999',
  template: 'leave it out, unless the page is a section front',
  app: 'write a list of up to 4 SDK topics such as implementation/push',
  keywords: 'write a list of up to 16 words or short phrases of 2–40 characters',
  related: 'write a list of up to 8 site paths such as /en/guides/apps/app-keys/',
}
