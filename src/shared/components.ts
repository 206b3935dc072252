import { z } from 'zod'
import { capabilities, quickWinGoals } from './capabilities'

/**
 * The components a writer may use in MDX, with the props each takes. This one table drives validation at build,
 * the block registry in the browser (src/blocks/registry.tsx) and the list in CONTRIBUTING.md.
 */

const text = z.string().min(1)
/** A prop that is on by being written: `wide` in `<Figure wide …>`. */
const flag = z.union([z.boolean(), z.literal('true').transform(() => true)]).optional()
const pixels = z.coerce.number().int().min(16).max(3000).optional()
const sitePath = z
  .string()
  .regex(/^(\/|#|https:\/\/)/, 'must be a site path such as /en/sdk/, or an https address')

/** Groups of tabs that follow each other over the whole site, with the labels each may use. */
export const tabGroups = {
  language: [
    'Kotlin',
    'Java',
    'Swift',
    'Objective-C',
    'Dart',
    'TypeScript',
    'JavaScript',
    'PHP',
    'Python',
    'curl',
  ],
  'async-style': ['async/await', 'Completion handler', 'Coroutines', 'Callback'],
  'gradle-dsl': ['Kotlin DSL', 'Groovy DSL'],
  'ios-packages': ['Swift Package Manager', 'CocoaPods'],
  'node-packages': ['npm', 'Yarn', 'Expo'],
  'mobile-services': ['Google', 'Huawei'],
  'app-lifecycle': ['SwiftUI', 'UIKit'],
  credential: ['Token key (.p8)', 'Certificate (.p12)'],
} as const
export type TabGroup = keyof typeof tabGroups

const capabilityList = z
  .string()
  .transform((value) => value.split(/\s*,\s*/))
  .pipe(z.array(z.enum(capabilities)).min(1))

interface Definition {
  props: z.ZodType<Record<string, unknown>>
  /** Whether it stands on lines of its own or inside a sentence. */
  place: 'block' | 'inline'
  /** Whether there must be something between the tags. */
  content: 'required' | 'none'
  /** Where it may stand; missing: anywhere. */
  parent?: string
  /** What alone it may hold; missing: anything. */
  children?: string
  /** Names the prop that acts as a heading of the page: it gets an anchor and is a section in search. */
  heading?: string
  /** Whether such headings are too many for "on this page". */
  unlisted?: boolean
}

const callout = (): Definition => ({
  props: z.object({ title: text.optional() }).strict(),
  place: 'block',
  content: 'required',
})

export const components = {
  Note: callout(),
  Tip: callout(),
  Caution: callout(),
  Danger: callout(),
  Steps: { props: z.object({}).strict(), place: 'block', content: 'required', children: 'Step' },
  Step: { props: z.object({ title: text }).strict(), place: 'block', content: 'required', parent: 'Steps' },
  Tabs: {
    props: z.object({ group: z.enum(Object.keys(tabGroups) as [TabGroup, ...TabGroup[]]) }).strict(),
    place: 'block',
    content: 'required',
    children: 'Tab',
  },
  Tab: { props: z.object({ label: text }).strict(), place: 'block', content: 'required', parent: 'Tabs' },
  Figure: {
    props: z
      .object({
        src: text,
        alt: text.optional(),
        caption: text.optional(),
        wide: flag,
        layout: z.enum(['constrained', 'fixed', 'fullWidth']).optional(),
        width: pixels,
        height: pixels,
      })
      .strict(),
    place: 'block',
    content: 'none',
  },
  Cards: { props: z.object({}).strict(), place: 'block', content: 'required', children: 'Card' },
  Card: {
    props: z.object({ title: text, href: sitePath }).strict(),
    place: 'block',
    content: 'required',
    parent: 'Cards',
  },
  Details: { props: z.object({ summary: text }).strict(), place: 'block', content: 'required' },
  Since: { props: z.object({ version: text }).strict(), place: 'inline', content: 'none' },
  Deprecated: {
    props: z.object({ version: text, instead: text.optional() }).strict(),
    place: 'inline',
    content: 'none',
  },
  Requires: { props: z.object({ os: text }).strict(), place: 'inline', content: 'none' },
  /** The pages of all platforms on a topic, as links in a sentence; `heading` is used where a page has it. */
  Platforms: {
    props: z.object({ topic: text, heading: text.optional() }).strict(),
    place: 'inline',
    content: 'none',
  },
  Question: {
    props: z.object({ title: text }).strict(),
    place: 'block',
    content: 'required',
    heading: 'title',
  },
  UseCase: {
    props: z.object({ title: text, goal: z.enum(quickWinGoals), capabilities: capabilityList }).strict(),
    place: 'block',
    content: 'required',
    heading: 'title',
  },
  /** In the API reference: what is called, and below it with which credentials. HTML when it reaches the browser. */
  Endpoint: {
    props: z
      .object({
        method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']),
        path: text,
      })
      .strict(),
    place: 'block',
    content: 'required',
  },
  /** In the API reference: a list of names with their types, drawn as such. HTML when it reaches the browser. */
  Fields: { props: z.object({ title: text.optional() }).strict(), place: 'block', content: 'required' },
  /** An error, with what it means and why it comes; what helps stands between the tags. */
  Fault: {
    props: z
      .object({
        title: text,
        meaning: text,
        cause: text.optional(),
        status: text.optional(),
        also: text.optional(),
      })
      .strict(),
    place: 'block',
    content: 'required',
    heading: 'title',
    unlisted: true,
  },
  /** Searches the faults of its page. */
  FaultFinder: { props: z.object({}).strict(), place: 'block', content: 'none' },
  /** Draws in a partial at build; its further props fill `%{name}` in the partial. Never reaches the browser. */
  Include: { props: z.object({ file: text }).catchall(z.string()), place: 'block', content: 'none' },
} as const satisfies Record<string, Definition>

export type WriterComponent = keyof typeof components

/** The definition of a component, or undefined when writers have none of that name. */
export function componentDefinition(name: string): Definition | undefined {
  return Object.hasOwn(components, name) ? components[name as WriterComponent] : undefined
}

/** HTML elements that have no Markdown form and may be written as tags. */
export const plainTags = ['br', 'kbd', 'sub', 'sup'] as const
