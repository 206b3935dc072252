import type { PageProps } from 'gatsby'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { Layout } from '../layout/Layout'
import { offlinePath } from '../offline/format/addresses'
import type { BuiltDay } from '../shared/doc-page'
import { NotKept } from './NotKept'
import { OfflinePacks } from './OfflinePacks'
import { offlineNamespace, offlineStrings, type OfflineQuery } from './offline-strings'

/** At its own address, what is kept for reading without a network; at any other, that the page there is not. */
export default function OfflinePage({
  location: { pathname },
  pageContext: { language, ...day },
  data,
}: PageProps<OfflineQuery, { language: string } & BuiltDay>) {
  const { i18n } = useContext(I18nContext)
  if (!i18n.hasResourceBundle(language, offlineNamespace)) {
    i18n.addResourceBundle(language, offlineNamespace, offlineStrings(data))
  }
  const isOwn = pathname.replace(/\/*$/, '/') === offlinePath(language)
  return (
    <Layout path={pathname}>
      {isOwn ? <OfflinePacks language={language} day={day} /> : <NotKept path={pathname} />}
    </Layout>
  )
}
