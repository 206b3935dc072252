declare global {
  interface Window {
    /** The style sheet that shows chosen tabs until React does. */
    __bootTabs?: CSSStyleSheet
  }
}

/** Takes back what the head script did for the time before React. */
export function releaseBootStyles(): void {
  const sheet = window.__bootTabs
  if (!sheet) return
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  delete window.__bootTabs
}
