import { make } from '../../runtime/make-element'
import * as styles from './tools.module.css'

/** Letters that what goes on is set in behind the beginning of its line, and how far in it may begin at most. */
const STEP = 2
const MOST = 16
const TAB = 4

/**
 * Has each line of a sample go on behind its own beginning where it wraps, so that the indent still says what is inside of what.
 * No character is changed: what is copied stays as it was.
 */
export function hangLines(code: Element): void {
  if (code.querySelector('[data-line]')) return
  // All of a sample that was changed is in one element (src/request-form/show-samples.ts).
  const all = code.querySelector(':scope > span') ?? code
  // Stretches with a mark of their own (src/compiler/page/sample-lines.ts) have lines as well.
  for (const stretch of [all, ...all.querySelectorAll('ins,del,mark,i')]) splitLines(stretch)
}

/** Every line becomes an element. Its end stands in a text of the stretch itself, never in that of a part. */
function splitLines(stretch: Element): void {
  const out: Node[] = []
  let line: Node[] = []
  const endLine = () => {
    if (line.length) out.push(lineOf(line))
    line = []
  }
  for (const node of [...stretch.childNodes]) {
    if (node instanceof Text) {
      for (const part of node.data.split(/(?<=\n)/)) {
        line.push(new Text(part))
        if (part.endsWith('\n')) endLine()
      }
    } else if (node instanceof Element && node.matches('ins,del,mark,i')) {
      endLine()
      out.push(node)
    } else line.push(node)
  }
  endLine()
  stretch.replaceChildren(...out)
}

function lineOf(parts: readonly Node[]): HTMLElement {
  const line = make('span', { className: styles.line }, ...parts)
  line.dataset.line = ''
  const indent = /^[ \t]*/.exec(line.textContent)?.[0] ?? ''
  const letters = indent.replaceAll('\t', ' '.repeat(TAB)).length
  const hang = Math.min(letters + STEP, MOST)
  Object.assign(line.style, { paddingLeft: `${hang}ch`, textIndent: `${letters - hang}ch` })
  offerBreaks(line)
  if (!indent) return line
  // It may begin in a part that has a colour.
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  for (let left = indent.length; left > 0 && texts.nextNode();) {
    const text = texts.currentNode as Text
    const cut = Math.min(left, text.length)
    text.deleteData(0, cut)
    left -= cut
  }
  const room = make('span', { className: styles.indent }, indent)
  room.style.marginLeft = `-${letters}ch`
  line.prepend(room)
  return line
}

/** Where a line is better broken than in the middle of a word: behind what sets parts of a name apart, and between its words. */
const SEAM = /(?<=[.(,/_[])(?=[^\s.(,/_[])|(?<=\p{Ll})(?=\p{Lu})/u

function offerBreaks(line: Element): void {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  const all: Text[] = []
  while (texts.nextNode()) all.push(texts.currentNode as Text)
  for (const text of all) {
    const [first = '', ...others] = text.data.split(SEAM)
    text.data = first
    text.after(...others.flatMap((part) => [make('wbr', {}), new Text(part)]))
  }
}
