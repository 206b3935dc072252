import { Link } from 'gatsby'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OnePlatform } from '../navigation/OnePlatform'
import { rememberedOld } from '../navigation/reader-platform'
import { useNavigation } from '../navigation/use-navigation'
import type { DocPage } from '../shared/doc-page'
import { appNeedsAnchor } from '../shared/frame-ids'
import { platformLabel, sdkPath } from '../shared/sdk'
import { site } from '../shared/site'
import { languageOf } from '../shared/slugs'
import * as styles from './AppNeeds.module.css'

/**
 * From a marketer's guide to a developer's work: what an app needs before the guide works, by platform, and
 * the link to send on. Shows nothing on pages that need nothing.
 */
export function AppNeeds({ doc }: { doc: Pick<DocPage, 'path' | 'title' | 'needs'> }) {
  const { t } = useTranslation()
  const old = useRememberedOld()
  if (!doc.needs) return null
  const address = `${site.url}${doc.path}#${appNeedsAnchor}`
  return (
    <section className={styles.needs} aria-labelledby={appNeedsAnchor}>
      <h2 id={appNeedsAnchor}>{t('needs.title')}</h2>
      <p>{t('needs.intro')}</p>
      <p>{t('needs.older', { menu: t('switcher.version') })}</p>
      <dl>
        {doc.needs.map((need) => (
          <div key={need.topic}>
            <dt>{need.label}</dt>
            <dd>
              <Platforms need={need} language={languageOf(doc.path) ?? ''} old={old} />
            </dd>
          </div>
        ))}
      </dl>
      <HandOver address={address} title={doc.title} />
    </section>
  )
}

type Old = ReturnType<typeof rememberedOld>

/** The old version that a reader has, once the page is theirs: what is built knows none. */
function useRememberedOld(): Old {
  const [old, setOld] = useState<Old>()
  useEffect(() => setOld(rememberedOld()), [])
  return old
}

type Need = NonNullable<DocPage['needs']>[number]

function Platforms({ need, language, old }: { need: Need; language: string; old: Old }) {
  const { t } = useTranslation()
  const pages = useNavigation()
  const platforms = [...need.platforms]
  const at = platforms.findIndex(({ id }) => id === old?.platform)
  const path = old && sdkPath({ ...old, language, topic: need.topic })
  if (path && at >= 0 && pages.has(path) && !platforms.some((one) => one.path === path))
    platforms.splice(at, 0, { id: old.platform, path, name: `${platformLabel(old.platform)} ${old.version}` })
  return (
    <OnePlatform as="ul" ids={[...new Set(platforms.map(({ id }) => id))]}>
      {platforms.map(({ id, path, name = platformLabel(id), absent }) => (
        <li key={path} data-on={id} className={absent ? styles.absent : undefined}>
          <Link to={path} aria-label={t('needs.link', { topic: need.label, platform: name })}>
            {name}
          </Link>
          {absent && <span>{t('needs.absent', { why: absent })}</span>}
        </li>
      ))}
    </OnePlatform>
  )
}

/** The link for a developer, by e-mail (which needs no script) or copied. */
function HandOver({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation()
  const subject = encodeURIComponent(t('needs.mailSubject', { title }))
  const body = encodeURIComponent(t('needs.mailBody', { title, address }))
  return (
    <p className={styles.hand}>
      <button type="button" className={styles.copy} data-tool="copy" data-text={address}>
        {t('needs.copy')}
      </button>
      <a href={`mailto:?subject=${subject}&body=${body}`}>{t('needs.mail')}</a>
    </p>
  )
}
