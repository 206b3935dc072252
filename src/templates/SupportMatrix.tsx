import { Link } from 'gatsby'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../blocks/table/DataTable'
import { useNavigation } from '../navigation/use-navigation'
import { currentVersion, platformsOf, sdkPath, sdkPlatforms } from '../shared/sdk'
import { defaultLanguage } from '../shared/site'
import * as styles from './SupportMatrix.module.css'

/** Topics of the current version by platform: a cell is a link where the topic has a page, and says so where not. */
export function SupportMatrix() {
  const { t } = useTranslation()
  const id = useId()
  const pages = useNavigation()
  const root = (platform: (typeof sdkPlatforms)[number]['id']) =>
    sdkPath({ language: defaultLanguage, version: currentVersion, platform, topic: 'implementation' })
  const platforms = platformsOf(currentVersion).filter((platform) => pages.has(root(platform)))
  const topics = new Map(
    platforms.flatMap((platform) =>
      (pages.get(root(platform))?.children ?? []).map(
        ({ path, label }) => [path.slice(root(platform).length), label] as const,
      ),
    ),
  )
  return (
    <section aria-labelledby={id} className={styles.matrix}>
      <h2 id={id}>{t('sdk.matrix')}</h2>
      <DataTable>
        <table>
          <caption>{t('sdk.matrixCaption', { version: currentVersion })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('sdk.capability')}</th>
              {platforms.map((platform) => (
                <th key={platform} scope="col">
                  {labelOf(platform)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...topics].map(([topic, label]) => (
              <tr key={topic}>
                <th scope="row">{label}</th>
                {platforms.map((platform) => {
                  const target = pages.get(root(platform) + topic)
                  return (
                    <td key={platform}>
                      {target ? (
                        <Link
                          to={target.path}
                          aria-label={t('sdk.documented', { topic: label, platform: labelOf(platform) })}
                        >
                          {label}
                        </Link>
                      ) : (
                        t('sdk.missing')
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </DataTable>
    </section>
  )
}

const labelOf = (platform: string) => sdkPlatforms.find(({ id }) => id === platform)?.label ?? platform
