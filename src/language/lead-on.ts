import { createPart } from '../runtime/part'
import { errorPage } from '../shared/site'
import { languageOf } from '../shared/slugs'

/** Apart, since nearly all pages are at addresses that have their language. */
const redirect = createPart(() => import(/* webpackChunkName: "redirect" */ './redirect'))

/**
 * Sends a visitor of an unprefixed path on, and shows the page to whom stays. The page is hidden meanwhile, for a moment at most
 * (src/app/boot-script.ts), so that whoever is led on does not see it, and whoever cannot be does.
 */
export function leadOn(): void {
  const stay = () => {
    delete document.documentElement.dataset.redirecting
  }
  // Where the server failed, another address is no way on.
  if (languageOf(window.location.pathname) || window.pagePath === errorPage) return stay()
  void redirect.load().then((part) => {
    if (!part?.redirectUnprefixed()) stay()
  })
}
