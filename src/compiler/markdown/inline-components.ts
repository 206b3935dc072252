import type { sentenceComponents } from '../../shared/components/sentence'
import { platformLabel } from '../../shared/sdk'
import { absolute, type Context } from './context'
import { link, plain } from './escape'

/** Components that stand in a line, and that the browser has code for. */
type InlineComponent = Exclude<keyof typeof sentenceComponents, 'Lang'>

type Props = Readonly<Record<string, unknown>>

/** A badge: set off from the sentence that it stands in. */
const badge = (text: string) => `(${plain(text)})`

/** What each is in Markdown; their props were checked when the page was compiled. */
export const inlineForms: Record<InlineComponent, (props: Props, context: Context) => string> = {
  Since: ({ version }, { words }) => badge(words('badge.since', { version: String(version) })),
  Deprecated: ({ version, instead }, { words }) =>
    badge(
      typeof instead === 'string'
        ? words('badge.deprecatedFor', { version: String(version), instead })
        : words('badge.deprecated', { version: String(version) }),
    ),
  Requires: ({ os }, { words }) => badge(words('badge.requires', { os: String(os) })),
  Platforms: ({ links }, context) =>
    (links as { id: string; path: string; name?: string }[])
      .map(({ id, path, name }) => link(plain(name ?? platformLabel(id)), absolute(path, context.path)))
      .join(', '),
}

export const isInlineComponent = (name: string): name is InlineComponent => Object.hasOwn(inlineForms, name)
