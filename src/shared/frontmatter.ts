import { z } from 'zod'
import { sdkPlatforms } from './sdk'

/** What is known of a page kind before there is any page of it. */
interface PageKind {
  /** The one page of a language that may be of it, as its address there. */
  at?: string
  /** Or that page and those below it. */
  below?: string
  /** Whether the compiler alone makes such pages, of data. */
  isMade?: true
}

/** Page kinds: one template each. Those with a place show what belongs there, and elsewhere would lack what others show. */
const pageKinds = {
  article: {},
  home: { at: '/' },
  sdk: { at: '/sdk/' },
  api: { below: '/api/' },
  'api-resource': { isMade: true },
  faqs: { at: '/faqs/' },
  'quick-wins': { at: '/quick-wins/' },
} as const satisfies Record<string, PageKind>

export type TemplateName = keyof typeof pageKinds

/** What is known of a kind. */
export const pageKind = (name: TemplateName): PageKind => pageKinds[name]

const templates = Object.keys(pageKinds) as TemplateName[]
/** Those that writers choose from. */
const writtenTemplates = templates.filter((name) => !pageKind(name).isMade)

/** How long a description is: shorter ones say nothing, longer ones are cut off by search engines. */
export const descriptionLetters = { shortest: 50, longest: 160 } as const

/** What stands between the `---` lines of a page. Types, validation and the writers' docs come from here. */
export const frontmatterSchema = z
  .object({
    title: z.string().min(2).max(70).describe('The heading of the page, and its title in search and in tabs'),
    description: z
      .string()
      .min(descriptionLetters.shortest)
      .max(descriptionLetters.longest)
      .describe('One sentence of its own: under the title, in search and in link previews'),
    navTitle: z
      .string()
      .min(2)
      .max(32)
      .optional()
      .describe('Shorter label for sidebar and breadcrumbs, when the title is too long there'),
    order: z
      .number()
      .int()
      .min(0)
      .max(999)
      .default(500)
      .describe('Place among the pages of the folder; equal or missing: alphabetical'),
    template: z
      .enum(templates, {
        error: `Invalid option: expected one of ${writtenTemplates.map((name) => `"${name}"`).join('|')}`,
      })
      .default('article'),
    related: z
      .array(z.string().startsWith('/'))
      .max(8)
      .default([])
      .describe('Site paths of pages a reader may want next'),
    app: z
      .array(z.string().regex(/^(setup|implementation)(\/[a-z0-9-]+)+$/))
      .max(4)
      .default([])
      .describe('In a dashboard guide: the SDK topics an app needs first, such as implementation/push'),
    platforms: z
      .array(z.enum(sdkPlatforms.map(({ id }) => id)))
      .max(sdkPlatforms.length)
      .default([])
      .describe('With `app`: the platforms that the guide is about, where it is not about all of them'),
    keywords: z
      .array(z.string().min(2).max(40))
      .max(16)
      .default([])
      .describe(
        'Words that readers use for what the page is about, and that its title does not say; search leads here',
      ),
  })
  .strict()

export type Frontmatter = z.infer<typeof frontmatterSchema>

/** The same for who writes: editors and the documents for writers offer nothing that only the compiler makes. */
export const writersFrontmatterSchema = frontmatterSchema.extend({
  template: z
    .enum(writtenTemplates)
    .default('article')
    .describe(
      'The page kind; everything but the section fronts is an article, and each of the other kinds has its place',
    ),
})
