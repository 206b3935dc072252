/** What the reader had selected when a button was pressed: some browsers take the selection back with that. */
let last: Range | undefined

document.addEventListener(
  'pointerdown',
  () => {
    last = rangeNow()
  },
  true,
)

/** The element that all of it is in. */
function elementAround({ commonAncestorContainer: holder }: Range): Element | null {
  return holder instanceof Element ? holder : holder.parentElement
}

function rangeNow(): Range | undefined {
  const selection = getSelection()
  if (!selection?.rangeCount || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  const element = elementAround(range)
  // Only text of the page, and of none of its forms.
  return element?.closest('main') && !element.closest('dialog, textarea, input')
    ? range.cloneRange()
    : undefined
}

/**
 * The selected text of the page, and where it begins. The reader's own values, which samples show, are left out: they are kept
 * in this browser.
 */
export function selectedText(): { text: string; at: Node } | undefined {
  const range = rangeNow() ?? last
  if (!range?.startContainer.isConnected) return undefined
  if (elementAround(range)?.closest('[data-own]')) return undefined
  const copy = range.cloneContents()
  for (const own of copy.querySelectorAll('[data-own]')) own.textContent = '…'
  for (const button of copy.querySelectorAll('button')) button.remove()
  const text = copy.textContent.trim()
  return text ? { text, at: range.startContainer } : undefined
}

/** The heading with an address that something on the page stands under. */
export function headingBefore(node: Node): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)[id], main details[id] h3')]
  return headings.filter((heading) => heading.compareDocumentPosition(node) & FOLLOWING).at(-1)
}

const FOLLOWING = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY
