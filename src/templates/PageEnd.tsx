import { useTranslation } from 'react-i18next'
import { PageList } from '../navigation/PageList'
import { PreviousNext } from '../navigation/PreviousNext'
import { canonicalUrl } from '../runtime/canonical'
import type { DocPage } from '../shared/doc-page'
import { feedback, repository } from '../shared/site'
import { AppNeeds } from './AppNeeds'
import { LastUpdated } from './LastUpdated'
import * as styles from './PageEnd.module.css'

/** What follows an article: its children, related pages, where to edit it and to say something of it, and its neighbours. */
export function PageEnd({ doc }: { doc: DocPage }) {
  const { t } = useTranslation()
  return (
    <footer>
      <AppNeeds doc={doc} />
      <PageList title={t('nav.inDashboard')} pages={doc.guides ?? []} />
      <PageList title={t('nav.children')} pages={doc.children} />
      <PageList title={t('nav.related')} pages={doc.related} showPlace />
      <p className={styles.meta}>
        <a href={repository.editUrl + doc.source}>{t('article.edit')}</a>
        <a href={`${feedback.issue}?body=${canonicalUrl(doc.path)}`} data-tool="words">
          {t('feedback.helpful')}
        </a>
        <LastUpdated doc={doc} />
        {doc.checked && (
          <span>{t(doc.checked.sdk ? 'article.checkedSdk' : 'article.checked', { ...doc.checked })}</span>
        )}
      </p>
      <PreviousNext previous={doc.previous} next={doc.next} />
    </footer>
  )
}
