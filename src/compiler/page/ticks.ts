import type { Element, ElementContent } from 'hast'
import { element, text } from './elements'
import { digest } from './inputs'
import { componentDefinition } from '../../shared/components'
import { isComponentElement } from './to-blocks'

const isElement = (node: ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName)

/**
 * Numbered lists whose items are steps to tick: each has a box, named by its sentence. What is ticked is remembered by the
 * words of the step, so that one that comes to say something else is to be done again, and moving it changes nothing.
 */
export const withTicks = (children: ElementContent[]): ElementContent[] =>
  children.map((child) =>
    isElement(child, 'ol') ? { ...child, children: child.children.map(withTick) } : child,
  )

function withTick(item: ElementContent): ElementContent {
  if (!isElement(item, 'li')) return item
  const words = wordsOf(item).replace(/\s+/g, ' ').trim()
  const box = element(
    'input',
    { type: 'checkbox', autoComplete: ['off'], 'data-step': digest([words]).slice(0, 8) },
    [],
  )
  const begins = item.children.findIndex((child) => child.type === 'element' || wordsOf(child).trim())
  const first = item.children[begins]
  // Where its items have several paragraphs, the sentence is a paragraph; otherwise all up to what stands on lines of its own.
  if (first && isElement(first, 'p')) {
    const sentence = { ...first, children: labelled(box, first.children) }
    return { ...item, children: item.children.map((child) => (child === first ? sentence : child)) }
  }
  const end = item.children.findIndex((child) => isElement(child, 'ul', 'ol', 'p', 'pre', 'table'))
  const inline = end < 0 ? item.children : item.children.slice(0, end)
  return { ...item, children: [...labelled(box, inline), ...item.children.slice(inline.length)] }
}

/** The box with its words, up to what has a button of its own: a press on that would be one on the box, too. */
function labelled(box: Element, words: ElementContent[]): ElementContent[] {
  const end = words.findIndex(
    (node) => isComponentElement(node) && componentDefinition(node.data.component)?.fill === 'platforms',
  )
  const name = end < 0 ? words : words.slice(0, end)
  return [element('label', {}, [box, text(' '), ...name]), ...words.slice(name.length)]
}

const wordsOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(wordsOf).join('') : ''
