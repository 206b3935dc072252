let isDown = false
const waiting: (() => void)[] = []

function release(): void {
  isDown = false
  // The click that a press ends with comes first.
  window.setTimeout(() => {
    for (const act of waiting.splice(0)) act()
  })
}

// Of the mouse's own events: a finger's tap sends them after those of pointers, and fields lose the focus by them.
window.addEventListener('mousedown', ({ button }) => (isDown ||= button === 0), true)
// A press that becomes the dragging of a text, or opens a menu, ends with neither click nor release.
for (const end of ['mouseup', 'pointercancel', 'contextmenu']) window.addEventListener(end, release, true)

/** Does something at once, or when the reader's press is over: what moves meanwhile would be pressed in vain. */
export function whenReleased(act: () => void): void {
  if (isDown) waiting.push(act)
  else act()
}
