import { BaseLoader, type PageDataRequest } from 'gatsby-loader'
import { errorPage } from '../shared/site'

/**
 * Gatsby's fault: page data that is answered with 500 is replaced by that of the error page, and when that is answered with
 * 500 as well, by that of the error page, and so on, thousands of times. Here the second such answer is the last.
 */
export function boundErrorPage(): void {
  const gatsbys = Reflect.get(BaseLoader.prototype, 'fetchPageDataJson')
  /** At which retry the error page was asked for: a 503 counts them up, as Gatsby does for every page; a 500 does not. */
  const askedAt = new WeakMap<PageDataRequest, number>()
  BaseLoader.prototype.fetchPageDataJson = function (request) {
    const { pagePath, retries = 0 } = request
    if (pagePath === errorPage) {
      if (askedAt.get(request) === retries)
        return Promise.resolve(Object.assign(request, { status: 'error' }))
      askedAt.set(request, retries)
    }
    return gatsbys.call(this, request)
  }
}
