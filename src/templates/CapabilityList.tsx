import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '../navigation/use-navigation'
import { capabilityGuides } from '../shared/capabilities'
import { currentVersion, platformsOf, sdkPath } from '../shared/sdk'
import { defaultLanguage } from '../shared/site'
import * as styles from './CapabilityList.module.css'

/** What Beckon does; links appear for pages that exist. */
export function CapabilityList() {
  const { t } = useTranslation()
  const pages = useNavigation()
  const sdkTopic = (topic: string) =>
    platformsOf(currentVersion)
      .map((platform) =>
        sdkPath({
          language: defaultLanguage,
          version: currentVersion,
          platform,
          topic: `implementation/${topic}`,
        }),
      )
      .find((path) => pages.has(path))
  return (
    <section className={styles.capabilities}>
      <h2>{t('home.capabilities')}</h2>
      <dl>
        {capabilityGuides.map(({ id, guide, topic }) => {
          const guidePath = `/${defaultLanguage}/guides/${guide}/`
          const topicPath = sdkTopic(topic)
          return (
            <div key={id}>
              <dt>{t(`capability.${id}`)}</dt>
              <dd>
                <p>{t(`home.about.${id}`)}</p>
                {pages.has(guidePath) && (
                  <Link to={guidePath} aria-label={`${t('home.guide')}: ${t(`capability.${id}`)}`}>
                    {t('home.guide')}
                  </Link>
                )}
                {topicPath && (
                  <Link to={topicPath} aria-label={`${t('home.sdkTopic')}: ${t(`capability.${id}`)}`}>
                    {t('home.sdkTopic')}
                  </Link>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
