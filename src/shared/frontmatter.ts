import { z } from 'zod'

/** Page kinds: one template each. */
export const templates = ['article', 'home', 'sdk', 'api', 'faqs', 'quick-wins'] as const
export type TemplateName = (typeof templates)[number]

/** What stands between the `---` lines of a page. Types, validation and the writers' docs come from here. */
export const frontmatterSchema = z
  .object({
    /** The page's heading, and its title in search results and browser tabs. */
    title: z.string().min(2).max(70),
    /** One sentence of its own, shown under the title, in search and in link previews. */
    description: z.string().min(50).max(160),
    /** Shorter label for the sidebar and breadcrumbs, when the title is too long there. */
    navTitle: z.string().min(2).max(32).optional(),
    /** Position among the pages of the same folder; equal or missing: alphabetical. */
    order: z.number().int().min(0).max(999).default(500),
    /** The page kind. Everything but the section fronts is an article. */
    template: z.enum(templates).default('article'),
    /** Site paths of pages a reader may want next. */
    related: z.array(z.string().startsWith('/')).max(8).default([]),
  })
  .strict()

export type Frontmatter = z.infer<typeof frontmatterSchema>
