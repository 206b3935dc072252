const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

let stirred: () => void = () => undefined
const interaction = new Promise<void>((resolve) => {
  stirred = resolve
})

/** Begins to look out for the visitor's first sign of life. */
export function watchFirstInteraction(): void {
  const done = () => {
    SIGNS.forEach((sign) => window.removeEventListener(sign, done))
    stirred()
  }
  SIGNS.forEach((sign) => window.addEventListener(sign, done, { passive: true }))
}

/** A move to another page counts as one, whoever began it. */
export const markInteraction = (): void => stirred()

/**
 * Waits for the visitor's first sign of life; while pages are rendered at build, not at all.
 * For code whose work the page's HTML has already done, so that nothing has to be fetched for it up front.
 */
export const firstInteraction = (): Promise<void> =>
  typeof window === 'undefined' ? Promise.resolve() : interaction
