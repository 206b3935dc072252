import type { z } from 'zod'
import { homeComponents, quickWinsComponents } from './composed'
import type { ComponentDefinition } from './definition'
import { referenceComponents } from './reference'
import { sentenceComponents } from './sentence'
import { textComponents } from './text'

export type { ComponentDefinition } from './definition'

/**
 * The components a writer may use in MDX, each with all that is known of it: the compiler validates by this table,
 * search and the check read from it what is read and looked for, and the documents for writers are made of it.
 * Browsers get only its types (src/blocks/registry.tsx), never zod or these texts.
 */
export const components = {
  ...textComponents,
  ...sentenceComponents,
  ...homeComponents,
  ...quickWinsComponents,
  ...referenceComponents,
} as const

type Components = typeof components
export type WriterComponent = keyof Components

type Becoming<What> = {
  [Name in WriterComponent]: Components[Name] extends { becomes: What } ? Name : never
}[WriterComponent]

/** Those that are nothing but HTML when a page is made. */
export type HtmlComponent = Becoming<'html'>

/** Those that the browser has code for. */
export type BrowserComponent = Exclude<WriterComponent, Becoming<'html' | 'partial'>>

/** What writers may give a component. */
export type PropsOf<Name extends WriterComponent> = {
  [Prop in keyof Components[Name]['props']['shape']]: z.infer<Components[Name]['props']>[Prop]
}

/** Those of the home page, and those of quick wins: each brings its own along. */
export type HomeComponent = keyof typeof homeComponents
export type QuickWinsComponent = keyof typeof quickWinsComponents

/** Those that pages with references bring along. */
export type ReferenceComponent = Extract<BrowserComponent, keyof typeof referenceComponents>

/** Those of them that every page has code for. */
export type CommonComponent = Exclude<
  BrowserComponent,
  HomeComponent | QuickWinsComponent | ReferenceComponent
>

/** Components that the compiler makes of plain Markdown, besides those that writers have as well. */
export type MarkdownComponent = 'Sample' | 'Table'

/** The definition of a component, or undefined when writers have none of that name. */
export function componentDefinition(name: string | null): ComponentDefinition | undefined {
  return name !== null && Object.hasOwn(components, name) ? components[name as WriterComponent] : undefined
}

/** Whether a component is one of references: few pages have any, and only those get what shows them. */
export const isOfReference = (name: string | null): boolean =>
  name !== null && Object.hasOwn(referenceComponents, name)

/** HTML elements that have no Markdown form and may be written as tags. */
export const plainTags = ['br', 'kbd', 'sub', 'sup'] as const
