import { z } from 'zod'
import type { TemplateName } from '../frontmatter'

/** All that the compiler, search, the check and the documents for writers know of a component. */
export interface ComponentDefinition {
  /** What it is, for writers: a row of the table in CONTRIBUTING.md, and what editors show. Markdown. */
  about: string
  /** How it is written, as editors insert it: `${1:text}` is a proposal, `$0` where the cursor ends. */
  example: readonly string[]
  props: z.ZodObject
  /** Whether it stands on lines of its own or inside a sentence. */
  place: 'block' | 'inline'
  /** Whether there must be something between the tags. */
  content: 'required' | 'optional' | 'none'
  /** Where it may stand; missing: anywhere. */
  parent?: string
  /** The page kind that alone shows it as what it is; missing: all do. */
  only?: TemplateName
  /** What alone it may hold; missing: anything. */
  children?: string
  /** A prop of what it holds that must be one of a list, each only once; which list, a prop of its own says. */
  labels?: { prop: string; by: string; lists: Readonly<Record<string, readonly string[]>> }
  /** Names the prop that acts as a heading of the page: it gets an anchor and is a section in search. */
  heading?: string
  /** The level of such headings on the page; missing: the third. */
  depth?: 2
  /** Whether such headings are too many for "on this page". */
  isUnlisted?: true
  /** The prop that "on this page" shows instead of the heading, where that is longer. */
  listed?: string
  /** Whether such headings are places of the section around them: search leads to that one. */
  isPart?: true
  /** Props that readers read as language: found by search, and checked for spelling and terms. */
  spoken?: readonly string[]
  /** Props that hold names and codes: found by search, and not language. */
  named?: readonly string[]
  /** Props that hold a name of the SDK: looked up in the lists of symbols as what stands between backticks is. */
  symbols?: readonly string[]
  /** Whether what stands between the tags is left out of search. */
  isUnsearched?: true
  /** Whether the items of numbered lists in it are steps that readers tick. */
  ticks?: true
  /** The prop that holds an address. */
  link?: string
  /** The prop that holds a topic of the SDKs, a path below a platform. */
  topic?: string
  /** The props that hold a picture, as its path below content/images, and its text for those who cannot see it. */
  picture?: { src: string; alt: string }
  /** What gives it the props that only all pages together, or the files of pictures, can tell. */
  fill?: 'picture' | 'platforms'
  /** What becomes of it at build, where no component of this name reaches the browser. */
  becomes?: 'html' | 'partial'
}

export const text = z
  .string()
  .min(1)
  .refine((written) => /[^\s\u200b]/.test(written), 'it has no text')

/** A prop that is on by being written: `wide` in `<Figure wide …>`. */
export const flag = z.union([z.boolean(), z.literal('true').transform(() => true)]).optional()

export const pixels = z.coerce.number().int().min(16).max(3000).optional()

export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be the code of a language, such as nl')

export const address = z
  .string()
  .regex(/^(\/|#|https:\/\/)/, 'must be a site path such as /en/sdk/, or an https address')

/** Several of a list, with commas between them. */
export const listOf = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z
    .string()
    .transform((value) => value.split(/\s*,\s*/))
    .pipe(z.array(z.enum(names)).min(1))

/** A choice in an example: editors offer all, the first is taken. */
export const oneOf = (stop: number, choices: readonly string[]): string => `\${${stop}|${choices.join(',')}|}`
