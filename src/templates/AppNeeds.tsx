import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../blocks/use-copy'
import type { DocPage } from '../shared/doc-page'
import { currentVersion, platformLabel, sdkPath } from '../shared/sdk'
import { site } from '../shared/site'
import { languageOf } from '../shared/slugs'
import * as styles from './AppNeeds.module.css'

/** Where the list stands in a guide: the address that is sent to a developer. */
export const appNeedsAnchor = 'what-your-app-needs'

/**
 * From a marketer's guide to a developer's work: what an app needs before the guide works, by platform, and
 * the link to send on. Shows nothing on pages that need nothing.
 */
export function AppNeeds({ doc }: { doc: Pick<DocPage, 'path' | 'title' | 'needs'> }) {
  const { t } = useTranslation()
  if (!doc.needs) return null
  const address = `${site.url}${doc.path}#${appNeedsAnchor}`
  return (
    <section className={styles.needs} aria-labelledby={appNeedsAnchor}>
      <h2 id={appNeedsAnchor}>{t('needs.title')}</h2>
      <p>{t('needs.intro')}</p>
      <dl>
        {doc.needs.map((need) => (
          <div key={need.topic}>
            <dt>{need.label}</dt>
            <dd>
              <Platforms need={need} language={languageOf(doc.path) ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      <HandOver address={address} title={doc.title} />
    </section>
  )
}

type Need = NonNullable<DocPage['needs']>[number]

function Platforms({ need, language }: { need: Need; language: string }) {
  const { t } = useTranslation()
  return (
    <ul>
      {need.platforms.map(({ id, version = currentVersion, absent }) => {
        const platform = platformLabel(id)
        const path = sdkPath({ language, version, platform: id, topic: need.topic })
        return (
          <li key={id} className={absent ? styles.absent : undefined}>
            <Link to={path} aria-label={t('needs.link', { topic: need.label, platform })}>
              {platform}
            </Link>
            {absent && <span>{t('needs.absent', { why: absent })}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The link for a developer, by e-mail (which needs no script) or copied. */
function HandOver({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation()
  const [state, copy] = useCopy()
  const subject = encodeURIComponent(t('needs.mailSubject', { title }))
  const body = encodeURIComponent(t('needs.mailBody', { title, address }))
  return (
    <p className={styles.hand}>
      <button type="button" className={styles.copy} onClick={() => copy(address)}>
        {t(state === 'idle' ? 'needs.copy' : `sample.${state}`)}
      </button>
      <a href={`mailto:?subject=${subject}&body=${body}`}>{t('needs.mail')}</a>
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : t(`sample.${state}`)}
      </span>
    </p>
  )
}
