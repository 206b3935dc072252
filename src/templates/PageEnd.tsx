import { useTranslation } from 'react-i18next'
import { PageList } from '../navigation/PageList'
import { PreviousNext } from '../navigation/PreviousNext'
import { neighbours, sectionRoot } from '../navigation/section'
import { useNavigation } from '../navigation/use-navigation'
import type { DocPage } from '../shared/doc-page'
import { defaultLanguage, repository } from '../shared/site'
import { languageOf } from '../shared/slugs'
import { AppNeeds } from './AppNeeds'
import * as styles from './PageEnd.module.css'

/** What follows an article: its children, related pages, where to edit it, and its neighbours. */
export function PageEnd({ doc }: { doc: DocPage }) {
  const { t } = useTranslation()
  const pages = useNavigation()
  const page = pages.get(doc.path)
  const around = page ? neighbours(page, sectionRoot(page, pages)) : {}
  return (
    <footer>
      <AppNeeds doc={doc} />
      <PageList title={t('nav.inDashboard')} pages={doc.guides ?? []} />
      <PageList title={t('nav.children')} pages={doc.children} />
      <PageList title={t('nav.related')} pages={doc.related} showPlace />
      <p className={styles.meta}>
        <a href={repository.editUrl + doc.source}>{t('article.edit')}</a>
        {doc.updated && (
          <span>
            {t('article.updated')}{' '}
            <time dateTime={doc.updated}>{formatDay(doc.updated, languageOf(doc.path))}</time>
          </span>
        )}
        {doc.checked && (
          <span>
            {t(doc.checked.sdk ? 'article.checkedSdk' : 'article.checked', {
              sdk: doc.checked.sdk,
              month: formatMonth(doc.checked.on, languageOf(doc.path)),
            })}
          </span>
        )}
      </p>
      <PreviousNext {...around} />
    </footer>
  )
}

/** Written the same at build and in the browser, whatever time zone either is in. */
function formatDay(day: string, language = defaultLanguage): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

const formatMonth = (month: string, language = defaultLanguage): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
