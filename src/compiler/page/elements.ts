import type { Element, ElementContent } from 'hast'
import { nameParts } from '../../text/name-parts'
import { visit } from './visit'

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

/** Makes the code in an element break as names do. */
export function breakNames(whole: Element, most?: number): Element {
  visit(whole, 'element', (part) => {
    if (part.tagName === 'code' && part.children.every(isTextOrBreak))
      part.children = breakable(part.children.map(textOf).join(''), most)
  })
  return whole
}

/** A long name may be in pieces already. */
const isTextOrBreak = (node: ElementContent): boolean =>
  node.type === 'text' || (node.type === 'element' && node.tagName === 'wbr')

const textOf = (node: ElementContent): string => (node.type === 'text' ? node.value : '')
