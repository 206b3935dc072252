import type { PageProps } from 'gatsby'
import { Layout } from '../layout/Layout'
import { ServerError } from '../layout/ServerError'
import { site } from '../shared/site'

/** What a visitor sees when the server answers a page's data with an error. */
export default function ServerErrorPage({ location }: PageProps) {
  return (
    <Layout path={location.pathname}>
      <ServerError />
    </Layout>
  )
}

export const Head = () => (
  <>
    <title>{`Error · ${site.title}`}</title>
    <meta name="robots" content="noindex" />
  </>
)
