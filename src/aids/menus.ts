const OPEN = 'details[data-menu][open]'

/**
 * Menus are `<details>`, which browsers open and close by their own button alone. A press beside one closes it, and so does Esc,
 * which gives the focus back; arrows go from choice to choice.
 */
export function closeMenusBehind(): void {
  // Before anybody else hears of it: of all that is open, Esc closes this alone.
  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN))
      if (!menu.contains(target as Node)) menu.open = false
  })
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function onKeyDown(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return
  const inside = target instanceof Element ? target.closest<HTMLDetailsElement>(OPEN) : null
  const menu = inside ?? document.querySelector<HTMLDetailsElement>(OPEN)
  if (key === 'Escape' && menu) {
    event.preventDefault()
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  const step = steps[key]
  if (!step || !inside) return
  event.preventDefault()
  const stops = [...inside.querySelectorAll<HTMLElement>('summary, a')]
  const next = stops.indexOf(target as HTMLElement) + step
  stops[(next + stops.length) % stops.length]?.focus()
}
