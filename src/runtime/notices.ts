/** What the frame of the page can say about itself; the texts are in the HTML (src/layout/Notices.tsx). */
export type NoticeName = 'plain' | 'slow'

/** Shows or hides a notice of the page, if it has one. */
export function notice(name: NoticeName, shown: boolean): void {
  for (const text of document.querySelectorAll<HTMLElement>(`[data-notice="${name}"]`)) text.hidden = !shown
}
