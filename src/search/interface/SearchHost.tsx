import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../lazy/Boundary'
import { dialogPart } from './load-dialog'
import { openSearch, setSearchOpener } from './open-search'
import type { SearchDialogProps } from './SearchDialog'
import { keyPressOf, opensSearch, slashIsOn } from './shortcut'
import * as styles from './SearchButton.module.css'

/** Holds the dialog and its shortcuts; one a page. The dialog's code is fetched on the reader's first move towards it. */
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
        setUnavailable(false)
        void dialogPart.load().then((Dialog) => {
          setUnavailable(!Dialog)
          if (Dialog) setLoaded({ Dialog })
          else setOpened(undefined)
        })
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

  const apology = (
    <p role="alert" className={styles.notice}>
      {t('unavailable')}
    </p>
  )
  if (unavailable) return apology
  if (!opened) return null
  if (!loaded) {
    return (
      <p role="status" className={`${styles.notice} ${styles.opening}`}>
        {t('opening')}
      </p>
    )
  }
  // At the end of the body: the header's colours and its stacking are none of the dialog's business.
  return createPortal(
    <Boundary instead={apology}>
      <loaded.Dialog initialText={opened.text} currentPath={currentPath} onClose={close} />
    </Boundary>,
    document.body,
  )
}
