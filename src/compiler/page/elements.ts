import type { Element, ElementContent } from 'hast'

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
