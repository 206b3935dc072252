import { z } from 'zod'
import { address, flag, oneOf, pixels, text, type ComponentDefinition } from './definition'
import { tabGroupNames, tabGroups } from './tab-groups'

const callout = (name: string, about: string) =>
  ({
    about,
    example: [`<${name}>`, '', '$0', '', `</${name}>`],
    props: z.object({ title: text.optional() }).strict(),
    place: 'block',
    content: 'required',
    spoken: ['title'],
  }) as const satisfies ComponentDefinition

/** Components of any page. */
export const textComponents = {
  Note: callout('Note', 'A callout: worth knowing.'),
  Tip: callout('Tip', 'A callout: a shorter way.'),
  Caution: callout('Caution', 'A callout: what can go wrong.'),
  Danger: callout('Danger', 'A callout: what loses data or access.'),
  Steps: {
    about: 'A procedure.',
    example: [
      '<Steps>',
      '<Step title="${1:Open the screen}">',
      '',
      '$2',
      '',
      '</Step>',
      '<Step title="${3:Save}">',
      '',
      '$0',
      '',
      '</Step>',
      '</Steps>',
    ],
    props: z.object({}).strict(),
    place: 'block',
    content: 'required',
    children: 'Step',
  },
  Step: {
    about: 'One step of a procedure.',
    example: ['<Step title="${1:Save}">', '', '$0', '', '</Step>'],
    props: z.object({ title: text }).strict(),
    place: 'block',
    content: 'required',
    parent: 'Steps',
    spoken: ['title'],
  },
  Tabs: {
    about:
      "Variants; the reader's choice counts for all sets of the group. Groups and labels: `src/shared/components/tab-groups.ts`.",
    example: [
      `<Tabs group="${oneOf(1, tabGroupNames)}">`,
      '<Tab label="${2:Kotlin}">',
      '',
      '$3',
      '',
      '</Tab>',
      '<Tab label="${4:Java}">',
      '',
      '$0',
      '',
      '</Tab>',
      '</Tabs>',
    ],
    props: z.object({ group: z.enum(tabGroupNames) }).strict(),
    place: 'block',
    content: 'required',
    children: 'Tab',
    labels: { prop: 'label', by: 'group', lists: tabGroups },
  },
  Tab: {
    about: 'One variant.',
    example: ['<Tab label="${1:Java}">', '', '$0', '', '</Tab>'],
    props: z.object({ label: text }).strict(),
    place: 'block',
    content: 'required',
    parent: 'Tabs',
    spoken: ['label'],
  },
  Figure: {
    about:
      'A picture from `content/images`; 650 px, 1500 with `wide`. Without `alt`, the story beside the picture says it. ' +
      '`width` and `height` do not go with `fullWidth`. `![alt](guides/x.png)` on a line of its own is the short form.',
    example: [
      '<Figure src="${1:guides/name.png}" alt="${2:What the picture tells}" caption="${3:Caption}" />',
    ],
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
    spoken: ['alt', 'caption'],
    picture: { src: 'src', alt: 'alt' },
    fill: 'picture',
  },
  Cards: {
    about: 'Ways on.',
    example: [
      '<Cards>',
      '<Card title="${1:Title}" href="${2:/en/guides/}">',
      '',
      '$0',
      '',
      '</Card>',
      '</Cards>',
    ],
    props: z.object({}).strict(),
    place: 'block',
    content: 'required',
    children: 'Card',
  },
  Card: {
    about: 'One way on.',
    example: ['<Card title="${1:Title}" href="${2:/en/guides/}">', '', '$0', '', '</Card>'],
    props: z.object({ title: text, href: address }).strict(),
    place: 'block',
    content: 'required',
    parent: 'Cards',
    spoken: ['title'],
    link: 'href',
  },
  Details: {
    about: 'A side matter that opens.',
    example: ['<Details summary="${1:More about it}">', '', '$0', '', '</Details>'],
    props: z.object({ summary: text }).strict(),
    place: 'block',
    content: 'required',
    spoken: ['summary'],
  },
  Include: {
    about: 'Draws in a partial, here `_partials/sdk/v3/name.mdx`; its further props fill `%{prop}` in it.',
    example: ['<Include file="${1:sdk/v3/name}" />'],
    props: z.object({ file: text }).catchall(z.string()),
    place: 'block',
    content: 'none',
    becomes: 'partial',
  },
} as const satisfies Record<string, ComponentDefinition>
