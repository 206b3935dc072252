import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { loadDialog } from './load-dialog'
import { openSearch, setSearchOpener } from './open-search'
import type { SearchDialogProps } from './SearchDialog'
import { keyPressOf, opensSearch, slashIsOn } from './shortcut'
import * as styles from './SearchButton.module.css'

/**
 * Holds the dialog and its shortcuts; one a page. The dialog's code is fetched on the reader's first move towards it.
 * Not with React.lazy: that throws when the fetch fails, and the article would go down with it.
 */
export function SearchHost({ currentPath }: { currentPath: string }) {
  const { t } = useTranslation('search')
  // In an object: React takes a bare function given to its setter for an updater.
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<SearchDialogProps> }>()
  const [opened, setOpened] = useState<{ text: string }>()
  const [unavailable, setUnavailable] = useState(false)

  useEffect(
    () =>
      setSearchOpener((text) => {
        setOpened((already) => already ?? { text })
        loadDialog().then(
          (Dialog) => {
            setLoaded({ Dialog })
            setUnavailable(false)
          },
          () => {
            setOpened(undefined)
            setUnavailable(true)
          },
        )
      }),
    [],
  )
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(keyPressOf(event), slashIsOn())) return
      // Over another dialog, search would open behind it.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      openSearch()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  const close = useCallback(() => setOpened(undefined), [])

  if (unavailable) {
    return (
      <p role="alert" className={styles.unavailable}>
        {t('unavailable')}
      </p>
    )
  }
  if (!opened || !loaded) return null
  // At the end of the body: the header's colours and its stacking are none of the dialog's business.
  return createPortal(
    <loaded.Dialog initialText={opened.text} currentPath={currentPath} onClose={close} />,
    document.body,
  )
}
