import { searchClient } from './browser-client'

/** Fetches the dialog's code; webpack fetches it once, and again after a failure. */
export const loadDialog = async () =>
  (await import(/* webpackChunkName: "search-dialog" */ './SearchDialog')).SearchDialog

const nothing = () => undefined

/** The reader moves towards search: fetch the dialog and wake the worker. What fails here is shown when search opens. */
export function warmUpSearch(): void {
  loadDialog().catch(nothing)
  searchClient().prepare().catch(nothing)
}
