import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './OnePlatform.module.css'

interface OnePlatformProps {
  /** What stands beside each other: `span` within a sentence, `ul` around list items. */
  as: 'span' | 'ul'
  /** The platforms that have something here, each once. */
  ids: readonly string[]
  /** Something for each platform, marked as `data-on={id}`; what is between two of them has no mark. */
  children: ReactNode
}

/**
 * The same thing for several platforms, as one for who has looked at the pages of one: the script in the head says which
 * (boot-script.ts), before anything is painted, and a button shows the others. Without a memory, or without JavaScript, all
 * stand there.
 */
export function OnePlatform({ as: Tag, ids, children }: OnePlatformProps) {
  const { t } = useTranslation()
  const others = ids.length - 1
  const Item = Tag === 'ul' ? 'li' : 'span'
  return (
    <Tag data-of={ids.join(' ')}>
      {children}
      {others > 0 && (
        <Item className={styles.others}>
          {/* Here, and not before it, where it would stand before a full stop for those who are shown all. */}{' '}
          <button type="button" aria-label={t('platforms.others', { count: others })} onClick={showAll}>
            {t('platforms.more', { count: others })}
          </button>
        </Item>
      )}
    </Tag>
  )
}

/** The button goes with that, and the focus to the first of all. */
function showAll({ currentTarget }: { currentTarget: Element }): void {
  const all = currentTarget.closest<HTMLElement>('[data-of]')
  if (!all) return
  all.dataset.all = ''
  all.querySelector('a')?.focus()
}
