/** How many times as large as its place a picture can be. */
const LARGEST = 5
/** A step of the buttons, the keys and the wheel. */
const STEP = 1.5
/** How large a click makes it. */
const ONCE = 2.5
/** What moves further than this is no click. */
const STILL = 5

interface Point {
  clientX: number
  clientY: number
}

/** A picture that can be made larger in its place, and moved there. */
export interface Zoom {
  /** Makes it larger by so many steps, or smaller, around the middle of what is seen. */
  by: (steps: number) => void
  /** Brings a part of it into the middle, and makes it at least so many times as large as its place. */
  show: (atLeast: number, part: Element) => void
  /** Out: how many times as large as its place it is. */
  scale: () => number
}

/**
 * Zoom by wheel, pinch and click; moving is scrolling, which browsers do by touch, wheel and keys, and here by dragging with
 * the mouse as well.
 * @param pane scrolls
 * @param sheet is in it; its size follows the property `--zoom` of the pane
 * @param changed called with each new size
 */
export function startZoom(pane: HTMLElement, sheet: () => Element, changed: (scale: number) => void): Zoom {
  let scale = 1

  const to = (wanted: number, { clientX, clientY }: Point) => {
    const next = Math.min(LARGEST, Math.max(1, wanted))
    if (next === scale) return
    const before = sheet().getBoundingClientRect()
    const across = (clientX - before.left) / before.width
    const down = (clientY - before.top) / before.height
    scale = next
    pane.style.setProperty('--zoom', String(next))
    pane.toggleAttribute('data-zoomed', next > 1)
    const { left, top, width, height } = sheet().getBoundingClientRect()
    pane.scrollLeft += left + across * width - clientX
    pane.scrollTop += top + down * height - clientY
    changed(next)
  }

  // As a pinch on a trackpad arrives; without Ctrl the wheel scrolls.
  pane.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      to(scale * Math.exp(-event.deltaY / 200), event)
    },
    { passive: false },
  )
  pinch(pane, () => scale, to)
  const wasDragged = drag(pane)
  pane.addEventListener('click', (event) => {
    if (wasDragged() || (event.target as Element).closest('[data-number]')) return
    to(scale > 1 ? 1 : ONCE, event)
  })
  return {
    by: (steps) => to(scale * STEP ** steps, middleOf(pane)),
    show(atLeast, part) {
      if (atLeast > scale) to(atLeast, middleOf(part))
      const { clientX, clientY } = middleOf(part)
      const middle = middleOf(pane)
      pane.scrollBy({ left: clientX - middle.clientX, top: clientY - middle.clientY })
    },
    scale: () => scale,
  }
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** Two fingers. One finger scrolls; `touch-action` leaves two to this. */
function pinch(pane: HTMLElement, scale: () => number, to: (scale: number, at: Point) => void): void {
  let begun: { apart: number; scale: number } | undefined
  const fingers = ({ touches: [one, other] }: TouchEvent) => {
    if (!one || !other) return undefined
    return {
      apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
    }
  }
  const begin = (event: TouchEvent) => {
    const now = fingers(event)
    begun = now?.apart ? { apart: now.apart, scale: scale() } : undefined
  }
  pane.addEventListener('touchstart', begin, { passive: true })
  pane.addEventListener('touchend', begin, { passive: true })
  pane.addEventListener(
    'touchmove',
    (event) => {
      const now = fingers(event)
      if (!begun || !now) return
      // It cannot be taken from the browser where a scroll is under way.
      if (event.cancelable) event.preventDefault()
      to((begun.scale * now.apart) / begun.apart, now)
    },
    { passive: false },
  )
}

/** Moving with the mouse. Out: whether the click that comes is the end of that. */
function drag(pane: HTMLElement): () => boolean {
  let from: { x: number; y: number; left: number; top: number } | undefined
  let moved = false
  pane.addEventListener('pointerdown', ({ pointerType, button, clientX, clientY }) => {
    moved = false
    if (pointerType !== 'mouse' || button) return
    from = { x: clientX, y: clientY, left: pane.scrollLeft, top: pane.scrollTop }
  })
  pane.addEventListener('pointermove', ({ clientX, clientY, pointerId }) => {
    if (!from) return
    if (!moved && Math.hypot(clientX - from.x, clientY - from.y) > STILL) {
      moved = true
      pane.setPointerCapture(pointerId)
    }
    if (moved)
      pane.scrollTo({
        left: from.left + from.x - clientX,
        top: from.top + from.y - clientY,
        behavior: 'instant',
      })
  })
  const end = () => (from = undefined)
  pane.addEventListener('pointerup', end)
  pane.addEventListener('pointercancel', end)
  // The browser would carry the picture itself.
  pane.addEventListener('dragstart', (event) => event.preventDefault())
  return () => moved
}
