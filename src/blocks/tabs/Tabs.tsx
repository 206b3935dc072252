import {
  Children,
  isValidElement,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { afterPaint } from '../../runtime/after-paint'
import { noChoice } from '../../shared/press'
import type { KeyBelow } from '../../shared/string-keys'
import { rememberTab, tabId, tellSets, useChosenTab } from './tab-choice'
import * as styles from './Tabs.module.css'

interface TabProps {
  label: string
  children?: ReactNode
}

/** Only a carrier of its props: Tabs draws it. */
export function Tab({ children }: TabProps) {
  return <>{children}</>
}

/**
 * Variants of one thing. The choice counts for every set of the same group and is remembered; the head script
 * (src/app/boot-script.ts) shows it before first paint. Without JavaScript all variants stand one below the other.
 */
export function Tabs({ group, children }: { group: KeyBelow<'tabs'>; children?: ReactNode }) {
  const { t } = useTranslation()
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabs = collectTabs(children).map(({ props }) => ({ ...props, id: tabId(props.label) }))
  const chosen = useChosenTab(group)
  /** What is shown here for now, as long as the reader chooses nothing else. */
  const [shown, show] = useState<readonly [id: string, insteadOf: string | undefined]>()
  if (shown && shown[1] !== chosen) show(undefined)
  const wanted = shown ? shown[0] : chosen
  const active = tabs.find(({ id }) => id === wanted) ?? tabs[0]

  const select = (id: string, isChoice = true) => {
    // Has this set drawn anew, also for a choice, which it is not told of until the others are.
    show([id, chosen])
    if (!isChoice) return
    // At once: the reader may go on to another page.
    rememberTab(group, id)
    // The other sets of a long page take longer than a frame: they follow the one that was pressed.
    afterPaint(tellOthers)
  }

  const tellOthers = () => {
    const topOfList = () => list.current?.getBoundingClientRect().top ?? 0
    const before = topOfList()
    tellSets()
    // Sets further up may have changed their height: the tab that was clicked stays where it is.
    requestAnimationFrame(() => window.scrollBy({ top: topOfList() - before, behavior: 'instant' }))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // With these, arrows, Home and End are the browser's: back and forward, top and bottom of the page.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const index = tabs.findIndex(({ id }) => id === active?.id)
    const last = tabs.length - 1
    const target = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    select(tab.id)
    document.getElementById(`${base}-tab-${tab.id}`)?.focus()
  }

  return (
    <div className={styles.tabs} data-tabs={group} data-tab-ids={tabs.map(({ id }) => id).join(' ')}>
      <div className={styles.list} role="tablist" aria-label={t(`tabs.${group}`)} ref={list}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            data-tab-button={id}
            aria-selected={id === active?.id}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === active?.id ? 0 : -1}
            className={styles.tab}
            onClick={({ detail }) => select(id, detail !== noChoice)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label, children: content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          data-tab={id}
          data-active={id === active?.id}
          className={styles.panel}
        >
          <p className={styles.label}>{label}</p>
          {content}
        </div>
      ))}
    </div>
  )
}

function collectTabs(children: ReactNode): ReactElement<TabProps>[] {
  return Children.toArray(children).filter(
    (child): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab,
  )
}
