import { z } from 'zod'
import { sdkPlatforms } from './sdk'

/** Page kinds: one template each. */
const templates = ['article', 'home', 'sdk', 'api', 'api-resource', 'faqs', 'quick-wins'] as const
export type TemplateName = (typeof templates)[number]

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
      .enum(templates)
      .default('article')
      .describe('The page kind; everything but the section fronts is an article'),
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
      .max(8)
      .default([])
      .describe(
        'Words that readers use for what the page is about, and that its title does not say; search leads here',
      ),
  })
  .strict()

export type Frontmatter = z.infer<typeof frontmatterSchema>
