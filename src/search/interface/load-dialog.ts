import { afterPaint } from '../../runtime/after-paint'
import { createPart } from '../../runtime/part'
import { prepareSearch } from './start-search'
import { sparesData } from '../../shared/spares-data'

/** The dialog's code, fetched on the reader's first move towards search. */
export const dialogPart = createPart(
  async () => (await import(/* webpackChunkName: "search-dialog" */ './SearchDialog')).SearchDialog,
)

/** What marks the words on the page that a search led to. */
export const landingPart = createPart(
  async () => await import(/* webpackChunkName: "search-landing" */ './landing-part'),
)

/**
 * The reader moves towards search: fetch the dialog and wake the worker, unless data are to be spared, as who passes a button
 * has opened nothing. What fails here is shown when search opens.
 */
export function warmUpSearch(): void {
  if (sparesData(navigator)) return
  // Of a tap this is the beginning: what it shows is painted before anything is fetched, and before a worker takes its share.
  afterPaint(() => {
    void dialogPart.load()
    void prepareSearch()
  })
}
