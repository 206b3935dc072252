import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '../navigation/Breadcrumbs'
import { SdkSwitchers } from '../navigation/SdkSwitchers'
import { Unbroken } from '../navigation/Unbroken'
import { useNavigation } from '../navigation/use-navigation'
import { canonicalUrl } from '../runtime/canonical'
import type { DocPage } from '../shared/doc-page'
import { CopyPage } from './CopyPage'
import { LastUpdated } from './LastUpdated'
import * as styles from './PageIntro.module.css'

/** Breadcrumbs, title and description: how every page of text begins; on paper with its address and its day as well. */
export function PageIntro({ doc, children }: { doc: DocPage; children?: ReactNode }) {
  const { t } = useTranslation()
  const page = useNavigation().get(doc.path)
  return (
    <header className={styles.intro}>
      {page && <Breadcrumbs page={page} />}
      <SdkSwitchers doc={doc} chips />
      {children}
      <h1 lang={doc.lang}>
        <Unbroken text={doc.title} />
      </h1>
      <p className={styles.description} lang={doc.lang}>
        <Unbroken text={doc.description} />
      </p>
      <CopyPage path={doc.path} />
      <p className={styles.sheet}>
        <span>{canonicalUrl(doc.path)}</span> <LastUpdated doc={doc} />
      </p>
      {doc.problems && (
        <div className={styles.problems} role="alert">
          <strong>{t('article.problems')}</strong>
          <pre>{doc.problems.join('\n')}</pre>
        </div>
      )}
    </header>
  )
}
