import type { ComponentDefinition } from '../../src/shared/components'

/** What a writer has after accepting every proposal of a snippet: `${1:text}` is its text, `${1|a,b|}` the first choice. */
export const filledIn = (lines: readonly string[], instead = 'Text.'): string =>
  lines
    .join('\n')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
    .replace(/\$\d+/g, instead)

/** The opening tag of a component's example. */
export const openingTag = ({ example }: ComponentDefinition): string =>
  /^<[^>]+>/.exec(filledIn(example))?.[0] ?? ''
