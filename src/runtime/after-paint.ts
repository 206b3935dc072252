/** How long a tab that is not seen, and paints nothing, waits in milliseconds. */
const patience = 300

/** Runs something once the page has been painted as it is now: what a press shows comes before what costs the whole page. */
export function afterPaint(run: () => void): void {
  let isDone = false
  const runOnce = () => {
    if (!isDone) run()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(runOnce))
  setTimeout(runOnce, patience)
}
