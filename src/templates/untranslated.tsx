import { Link, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Layout } from '../layout/Layout'
import * as styles from '../layout/message-page.module.css'
import { languageList } from '../shared/site'

/** Where the page is: each language that has it. */
export interface Original {
  language: string
  path: string
  title: string
}

interface UntranslatedContext {
  originals: readonly Original[]
}

/** Stands where another language has a page and this one has none: says so, and leads there. */
export default function UntranslatedPage({ location, pageContext }: PageProps<object, UntranslatedContext>) {
  return (
    <Layout path={location.pathname}>
      <Untranslated originals={pageContext.originals} />
    </Layout>
  )
}

function Untranslated({ originals }: UntranslatedContext) {
  const { t } = useTranslation()
  return (
    <div className={styles.message}>
      <h1>{t('untranslated.title')}</h1>
      <p>{t('untranslated.text')}</p>
      <ul>
        {originals.map(({ language, path, title }) => (
          <li key={language}>
            <Link to={path} lang={language} hrefLang={language}>
              {title}
            </Link>{' '}
            <span className={styles.trail}>{languageList.find(({ id }) => id === language)?.name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
