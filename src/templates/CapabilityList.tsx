import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Unbroken } from '../navigation/Unbroken'
import type { CapabilityLinks } from '../shared/doc-page'
import * as styles from './CapabilityList.module.css'

/** What Beckon does; links appear for pages that exist. */
export function CapabilityList({ capabilities }: { capabilities: readonly CapabilityLinks[] }) {
  const { t } = useTranslation()
  if (!capabilities.length) return null
  return (
    <section className={styles.capabilities}>
      <h2>{t('home.capabilities')}</h2>
      <dl>
        {capabilities.map(({ id, guide, sdk }) => (
          <div key={id}>
            <dt>
              <Unbroken text={t(`capability.${id}`)} />
            </dt>
            <dd>
              <p>{t(`home.about.${id}`)}</p>
              {guide && (
                <Link to={guide} aria-label={`${t('home.guide')}: ${t(`capability.${id}`)}`}>
                  {t('home.guide')}
                </Link>
              )}
              {sdk && (
                <Link to={sdk} aria-label={`${t('home.sdkTopic')}: ${t(`capability.${id}`)}`}>
                  {t('home.sdkTopic')}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
