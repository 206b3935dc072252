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

/** A name that breaks between its parts where there is no room for it; one of as many letters has room everywhere. */
export const breakable = (name: string, most?: number): ElementContent[] =>
  nameParts(name, most).flatMap((part, at) => (at ? [element('wbr', {}, []), text(part)] : [text(part)]))
