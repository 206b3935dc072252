import type { PageProps } from 'gatsby'
import { AddressLanguage } from '../language/AddressLanguage'
import { Layout } from '../layout/Layout'
import { ServerError } from '../layout/ServerError'

/** What a visitor sees when the server answers a page's data with an error. */
export default function ServerErrorPage({ location: { pathname } }: PageProps) {
  return (
    <AddressLanguage path={pathname}>
      <Layout path={pathname}>
        <ServerError />
      </Layout>
    </AddressLanguage>
  )
}
