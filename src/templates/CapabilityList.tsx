import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Unbroken } from '../navigation/Unbroken'
import { useNavigation } from '../navigation/use-navigation'
import { useReaderSdk } from '../navigation/use-reader-sdk'
import type { CapabilityLinks } from '../shared/doc-page'
import { parseSdkPath, platformLabel, topicPaths } from '../shared/sdk'
import * as styles from './CapabilityList.module.css'

interface CapabilityListProps {
  capabilities: readonly CapabilityLinks[]
  /** The address of the page. */
  path: string
}

/** What Beckon does; links appear for pages that exist, and lead to the reader's own platform where it has one. */
export function CapabilityList({ capabilities, path }: CapabilityListProps) {
  const { t } = useTranslation()
  const pages = useNavigation()
  const own = useReaderSdk(path)
  const ownPage = (sdk: string) => {
    const topic = parseSdkPath(sdk)?.topic
    return own && topic ? topicPaths({ ...own, topic }).find((one) => pages.has(one)) : undefined
  }
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
              {sdk && <SdkLink capability={id} path={sdk} ownPath={ownPage(sdk)} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface SdkLinkProps {
  capability: CapabilityLinks['id']
  path: string
  /** The page of the reader's own platform, if that has one. */
  ownPath: string | undefined
}

function SdkLink({ capability, path, ownPath }: SdkLinkProps) {
  const { t } = useTranslation()
  const platform = platformLabel(parseSdkPath(ownPath ?? '')?.platform)
  const text = platform ? t('home.sdkTopicOf', { platform }) : t('home.sdkTopic')
  return (
    <Link to={ownPath ?? path} aria-label={`${text}: ${t(`capability.${capability}`)}`}>
      {text}
    </Link>
  )
}
