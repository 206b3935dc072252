import type { Element, ElementContent } from 'hast'
import { nameParts } from '../../text/name-parts'

/** An HTML element of the tree. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** A text of the tree. */
export const text = (value: string): ElementContent => ({ type: 'text', value })

/** A name that breaks between its parts where there is no room for it. */
export const breakable = (name: string): ElementContent[] =>
  nameParts(name).flatMap((part, at) => (at ? [element('wbr', {}, []), text(part)] : [text(part)]))
