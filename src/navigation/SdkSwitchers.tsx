import { Link } from 'gatsby'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sdkOperatingSystems, sdkPlatforms, sdkVersions } from '../shared/sdk'
import { switcherChoices, type Choice } from './same-topic'
import * as styles from './SdkSwitchers.module.css'

const labelOf = (id: string): string =>
  [...sdkVersions, ...sdkPlatforms, ...sdkOperatingSystems].find((item) => item.id === id)?.label ?? id

interface SdkSwitchersProps {
  path: string
  exists: (path: string) => boolean
}

/** Version, platform and OS of an SDK page. Every choice is a link to the same topic, so it works without JavaScript. */
export function SdkSwitchers({ path, exists }: SdkSwitchersProps) {
  const { t } = useTranslation()
  const choices = switcherChoices(
    path,
    sdkVersions.map(({ id }) => id),
    exists,
  )
  if (!choices) return null
  const groups: [string, Choice[]][] = [
    ['platform', choices.platforms],
    ['version', choices.versions],
    ['os', choices.systems],
  ]
  return (
    <div className={styles.switchers} role="group" aria-label={t('switcher.label')}>
      {groups.map(
        ([name, list]) =>
          list.length > 0 && <Switcher key={name} name={t(`switcher.${name}`)} choices={list} />,
      )}
    </div>
  )
}

function Switcher({ name, choices }: { name: string; choices: Choice[] }) {
  const { t } = useTranslation()
  const details = useRef<HTMLDetailsElement>(null)
  const current = choices.find((choice) => choice.current)

  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current
      if (!menu?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        menu.open = false
        menu.querySelector('summary')?.focus()
      } else if (!menu.contains(event.target as Node)) menu.open = false
    }
    document.addEventListener('click', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

  return (
    <details className={styles.switcher} ref={details}>
      <summary>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{current ? labelOf(current.id) : ''}</span>
      </summary>
      <ul>
        {choices.map(({ id, twin, current: isCurrent }) => (
          <li key={id}>
            <Link
              to={twin.path}
              aria-current={isCurrent ? 'true' : undefined}
              title={twin.exact ? undefined : t('switcher.nearest')}
            >
              {labelOf(id)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
