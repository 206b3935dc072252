/**
 * What a writer folds away, and a sheet of paper cannot unfold; what the build folds away stands elsewhere as well. Of use
 * cases some may be wanted (src/blocks/use-case/print-cards.ts).
 */
const CLOSED = '.prose details:not([open],.schema,[data-goal])'

/**
 * Opens what is closed in the text while the browser prints, and closes it again. Browsers that know `::details-content` show
 * it without that (src/styles/print.css); older ones lay nothing out that is closed.
 */
export function openForPrint(): void {
  let opened: HTMLDetailsElement[] = []
  const open = (isOpen: boolean) => {
    for (const details of opened) details.open = isOpen
  }
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>(CLOSED)]
    open(true)
  })
  addEventListener('afterprint', () => open(false))
}
