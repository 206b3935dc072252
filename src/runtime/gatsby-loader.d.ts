/** The part of Gatsby's page loader (.cache/loader.js) that is used here; src/gatsby gives the file this name. */
declare module 'gatsby-loader' {
  /** A request for page data, on its way through retries and what is kept. */
  export interface PageDataRequest {
    pagePath: string
    retries?: number
    status?: string
  }
  export class BaseLoader {
    fetchPageDataJson(request: PageDataRequest): Promise<PageDataRequest>
  }
}
