import { z } from 'zod'
import { sdkPlatforms } from '../sdk-table'
import { languageTag, listOf, text, type ComponentDefinition } from './definition'

const platformIds = sdkPlatforms.map(({ id }) => id) as [string, ...string[]]

/** Components inside a sentence or a cell of a table. */
export const sentenceComponents = {
  Since: {
    about: 'A badge: the version that brought it.',
    example: ['<Since version="${1:3.6.0}" />'],
    props: z.object({ version: text }).strict(),
    place: 'inline',
    content: 'none',
  },
  Deprecated: {
    about: 'A badge: out of use since a version, and what to use now.',
    example: ['<Deprecated version="${1:3.5.0}" instead="${2:newName}" />'],
    props: z.object({ version: text, instead: text.optional() }).strict(),
    place: 'inline',
    content: 'none',
    symbols: ['instead'],
  },
  Requires: {
    about: 'A badge: the system it needs.',
    example: ['<Requires os="${1:Android 13}" />'],
    props: z.object({ os: text }).strict(),
    place: 'inline',
    content: 'none',
  },
  Lang: {
    about: 'Words in another language than the page, which screen readers then speak in theirs.',
    example: ['<Lang code="${1:nl}">$0</Lang>'],
    props: z.object({ code: languageTag }).strict(),
    place: 'inline',
    content: 'required',
    becomes: 'html',
  },
  Platforms: {
    about:
      'The pages of all platforms on a topic, as links in a line, at the anchor `heading`; name tvOS, Web, WordPress by hand, where they lack it. With `topic=""`: their front pages. `capability` leaves out those that lack it by content/parity.yaml, `without` those it names.',
    example: ['<Platforms topic="${1:implementation/push}" />'],
    props: z
      .object({
        topic: z.string(),
        heading: text.optional(),
        capability: text.optional(),
        without: listOf(platformIds).optional(),
      })
      .strict(),
    place: 'inline',
    content: 'none',
    topic: 'topic',
    fill: 'platforms',
  },
} as const satisfies Record<string, ComponentDefinition>
