import type { Snippet } from '../requests/snippets'
import { ownValueMarks } from '../shared/own-values'
import { tokensOf } from './colours'

/** What a sample came with: put back when the request is the documented one. */
const documented = new WeakMap<Element, HTMLElement>()

/** Puts samples into the places of those of a call, in their colours; without any, the documented ones are back. */
export function showSamples(call: Element, snippets: readonly Snippet[] | undefined): void {
  for (const code of call.querySelectorAll('[data-tabs="language"] [data-tab] pre code')) {
    const language = code.closest<HTMLElement>('[data-tab]')?.dataset.tab
    const snippet = snippets?.find(({ label }) => label.toLowerCase() === language)
    const before = documented.get(code)
    const text = code.textContent
    if (snippet) {
      if (!before) documented.set(code, wrapped(...code.childNodes))
      code.replaceChildren(coloured(snippet))
    } else if (before) code.replaceChildren(before)
    else continue
    reveal(code, firstDifference(text, code.textContent))
  }
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < other.length && one[at] === other[at]) at++
  return at
}

/** Brings a letter of a sample that is larger than its box into view, and moves nothing else. */
function reveal(code: Element, at: number): void {
  const box = code.parentElement
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let left = at
  let node = texts.nextNode() as Text | null
  for (; node && node.length <= left; node = texts.nextNode() as Text | null) left -= node.length
  if (!box || !node) return
  const letter = document.createRange()
  letter.setStart(node, left)
  letter.setEnd(node, left + 1)
  const [place, view] = [letter.getBoundingClientRect(), box.getBoundingClientRect()]
  // A language that is not chosen has no place.
  if (!view.height) return
  if (place.top < view.top || place.bottom > view.bottom)
    box.scrollTop += place.top - view.top - view.height / 2
  if (place.left < view.left || place.right > view.right)
    box.scrollLeft += place.left - view.left - view.width / 2
}

/** In one element: who puts readers' own values into samples looks into the elements that are added. */
function wrapped(...nodes: Node[]): HTMLElement {
  const box = document.createElement('span')
  box.append(...nodes)
  return box
}

/** As the build makes it (src/compiler/page/highlight.ts): tokens in `<b>`, and what is the reader's own in `<var>`. */
function coloured({ text, fence }: Snippet): HTMLElement {
  const box = wrapped()
  const tokens = tokensOf(text, fence)
  const add = (to: Node, from: number, end: number) => {
    let at = from
    for (const { start, end: stop, kind } of tokens) {
      const [first, last] = [Math.max(start, at), Math.min(stop, end)]
      if (first >= last) continue
      to.appendChild(document.createTextNode(text.slice(at, first)))
      const token = document.createElement('b')
      token.className = kind
      token.textContent = text.slice(first, last)
      to.appendChild(token)
      at = last
    }
    to.appendChild(document.createTextNode(text.slice(at, end)))
  }
  let at = 0
  for (const { start, end, name, quote } of ownValueMarks(text)) {
    add(box, at, start)
    const place = document.createElement('var')
    place.dataset.own = name
    if (quote) place.dataset.quote = quote
    add(place, start, end)
    box.append(place)
    at = end
  }
  add(box, at, text.length)
  return box
}
