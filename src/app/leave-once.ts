/**
 * Gatsby's fault: for each chunk that fails unhandled it goes to the page anew, and the pictures of a page all wait for one and
 * the same: as many documents are asked for. The first time is enough. A window calls its listeners in the order in which they
 * were added: this comes before Gatsby's start (on-create-webpack-config.ts).
 */
let left = ''
const isOfChunk = (reason: unknown) => /loading chunk \d* failed\./i.test(String(reason))

window.addEventListener('unhandledrejection', (event) => {
  if (!isOfChunk(event.reason)) return
  if (left === window.location.pathname) event.stopImmediatePropagation()
  left = window.location.pathname
})
