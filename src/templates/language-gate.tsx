import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { InterfaceStrings } from '../language/InterfaceStrings'
import { defaultLanguage, languageList } from '../shared/site'
import * as styles from './language-gate.module.css'

/** The page at `/`: gatsby-browser sends the visitor on at once; without JavaScript there is a link. */
export default function LanguageGate() {
  return (
    <InterfaceStrings>
      <Gate />
    </InterfaceStrings>
  )
}

function Gate() {
  const { t } = useTranslation()
  return (
    <main className={styles.gate}>
      <h1>{t('gate.title')}</h1>
      <p>{t('gate.text')}</p>
      <p>
        <Link to={`/${defaultLanguage}/`}>{t('gate.link')}</Link>
      </p>
      {languageList.slice(1).map(({ id, name }) => (
        <p key={id}>
          <Link to={`/${id}/`} lang={id} hrefLang={id}>
            {name}
          </Link>
        </p>
      ))}
    </main>
  )
}
