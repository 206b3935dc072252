import { Link, navigate, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { InterfaceStrings } from '../language/InterfaceStrings'
import { splitUrl } from '../shared/slugs'
import * as styles from './language-gate.module.css'

interface MovedContext {
  to: string
}

/** The page at an address that moved: it leads on by itself, with and without JavaScript, and says where. */
export default function MovedPage({ pageContext, location }: PageProps<object, MovedContext>) {
  const { to } = pageContext
  useEffect(() => {
    const target = splitUrl(to)
    // What a visitor's link says of the place on the page counts more than what the list says.
    const hash = location.hash || target.hash
    navigate(`${target.path}${location.search}${hash}`, { replace: true })
  }, [to, location.hash, location.search])
  return (
    <InterfaceStrings>
      {/*
       * Not in <Head>: once a browser has seen a refresh, taking it out does not stop it, and it would load the page a
       * second time, without query and hash. Gatsby's Head keeps nothing inside a <noscript>.
       */}
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </noscript>
      <Moved to={to} />
    </InterfaceStrings>
  )
}

function Moved({ to }: MovedContext) {
  const { t } = useTranslation()
  return (
    <main className={styles.gate}>
      <h1>{t('moved.title')}</h1>
      <p>{t('moved.text')}</p>
      <p>
        <Link to={to}>{t('moved.link')}</Link>
      </p>
    </main>
  )
}
