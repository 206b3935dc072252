import { notice } from './notices'

declare global {
  interface Window {
    /** The style that shows chosen tabs until React does. */
    __bootTabs?: HTMLStyleElement
    /** React has taken over the page: what it shows can be used. */
    __alive?: boolean
    /** The button that was pressed last while nobody answered. */
    __pressed?: HTMLButtonElement
    /** Lays out what is far below, if it is not yet; there only where a reader began at the top. */
    __layOut?: () => void
    /** Gatsby's flag: links lead on without it, and a new worker loads the page anew. */
    ___failedResources?: boolean
  }
}

/** Takes back what the head script did for the time before React, also where it had given the page up too early. */
export function releaseBootStyles(): void {
  window.__alive = true
  // It was said that nothing answers, which may be long ago.
  if (window.___failedResources) delete window.__pressed
  window.___failedResources = false
  document.documentElement.classList.add('js')
  document.documentElement.removeAttribute('data-branches')
  notice('plain', false)
  window.__bootTabs?.remove()
  delete window.__bootTabs
}

/**
 * Gives the button that was pressed while nobody answered its answer: once React has drawn what the reader had chosen before.
 * Before that, a button would go on from what the HTML shows to everybody.
 */
export function pressAgain(): void {
  const pressed = window.__pressed
  delete window.__pressed
  queueMicrotask(() => pressed?.click())
}
