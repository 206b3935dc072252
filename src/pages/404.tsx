import type { PageProps } from 'gatsby'
import { Layout } from '../layout/Layout'
import { NotFound } from '../layout/NotFound'
import { site } from '../shared/site'

/** Every address that has no page, prefixed or not. */
export default function NotFoundPage({ location }: PageProps) {
  return (
    <Layout path={location.pathname}>
      <NotFound path={location.pathname} />
    </Layout>
  )
}

export const Head = () => (
  <>
    <title>{`Not found · ${site.title}`}</title>
    <meta name="robots" content="noindex" />
  </>
)
