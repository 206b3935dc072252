import { whenAsked } from '../../runtime/asked'
import { createPart } from '../../runtime/part'
import { tellMissing } from '../../runtime/tell-missing'

/** What they do comes when the reader's pointer or focus does. */
const tools = createPart(() => import(/* webpackChunkName: "tools" */ './use-tool'))

/**
 * Set on buttons, and on links that lead to the same without a script: what they do (`use-tool.ts`). The whole of a heading is
 * a link to itself, which is copied as well. A sample does nothing itself, but who is there may want to report it.
 */
const TOOL = '[data-tool],:is(h2,h3)>a[href^="#"],figure:has(pre)'

/**
 * Gives buttons beside samples and addresses, and headings, their work, on this page and on those that are moved to. Where the
 * code for it cannot be had, a button says so, and tries again when it is pressed; a link leads where it leads all the same.
 */
export function offerTools(): void {
  whenAsked(TOOL, (tool, event: Event & Partial<MouseEvent>) => {
    const isPressed = event.type === 'click'
    const { href, dataset } = tool as HTMLAnchorElement
    // Headings are jumped to; with a key that opens a tab, a link is a link.
    if (isPressed && dataset.tool && href) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
    }
    void tools.load().then((code) => {
      code?.offerReport(tool)
      if (!isPressed) return
      if (code) code.use(tool)
      else if (dataset.tool && href) location.assign(href)
      else if (dataset.tool) tellMissing(tool)
    })
  })
  // Samples that come later have to know it, too.
  if (document.documentElement.classList.contains('wrap')) void tools.load()
}
