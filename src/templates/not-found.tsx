import type { PageProps } from 'gatsby'
import { AddressLanguage } from '../language/AddressLanguage'
import { Layout } from '../layout/Layout'
import { NotFound } from '../layout/NotFound'
import { encodedOnce } from '../runtime/address'

/** Every address that has no page, prefixed or not. */
export default function NotFoundPage({ location: { pathname } }: PageProps) {
  return (
    <AddressLanguage path={pathname}>
      <Layout path={pathname}>
        <NotFound path={encodedOnce(pathname)} />
      </Layout>
    </AddressLanguage>
  )
}
