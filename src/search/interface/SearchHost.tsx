import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../lazy/Boundary'
import { rememberPlatform } from '../../navigation/reader-platform'
import type { LandingMarks } from './LandingMarks'
import { isUnderWay, type Landing } from './left'
import { dialogPart, landingPart } from './load-dialog'
import { openSearch, setSearchOpener } from '../../runtime/open-search'
import { singleKeysOn } from '../../runtime/single-keys'
import type { SearchDialogProps } from './SearchDialog'
import { keyPressOf, opensSearch } from './shortcut'
import * as styles from './SearchButton.module.css'

/** Holds the dialog, its shortcuts, and the marks on a page that a search led to; one a page. The dialog's code is fetched on the reader's first move towards it. */
export function SearchHost({ currentPath }: { currentPath: string }) {
  const { t } = useTranslation('search')
  // In an object: React takes a bare function given to its setter for an updater.
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<SearchDialogProps> }>()
  const [opened, setOpened] = useState<{ text: string; isBegun?: boolean }>()
  const [landing, setLanding] = useState<Landing>()
  const [marks, setMarks] = useState<{ Marks: typeof LandingMarks }>()
  const [unavailable, setUnavailable] = useState(false)

  useEffect(
    () =>
      setSearchOpener((text) => {
        // The button is painted as pressed first.
        startTransition(() => {
          setOpened((already) => already ?? { text })
          setLanding(undefined)
          setUnavailable(false)
        })
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
      if (event.defaultPrevented || !opensSearch(keyPressOf(event), singleKeysOn())) return
      // Over another dialog, search would open behind it.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      openSearch()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  const isComing = opened && !loaded
  useEffect(() => {
    if (!isComing) return undefined
    // Nobody waits with typing until the field is there.
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey } = event
      if (key === 'Escape') setOpened(undefined)
      if (key.length > 1 || ctrlKey || altKey || metaKey) return
      event.preventDefault()
      setOpened((already) => already && { text: already.text + key, isBegun: true })
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [isComing])
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('q')
    if (asked !== null) openSearch(asked)
    rememberPlatform(currentPath)
    setLanding(undefined)
    let isHere = true
    if (isUnderWay(currentPath))
      void landingPart.load().then((part) => isHere && setLanding(part?.takeLanding(currentPath)))
    return () => {
      isHere = false
    }
  }, [currentPath])
  useEffect(() => {
    if (landing) void landingPart.load().then((part) => part && setMarks({ Marks: part.LandingMarks }))
  }, [landing])
  const close = useCallback(() => setOpened(undefined), [])
  const apology = (
    <p role="alert" className={styles.notice}>
      {t('unavailable')}
    </p>
  )
  if (unavailable) return apology
  if (!opened) {
    if (!landing || !marks) return null
    return createPortal(
      <Boundary instead={null}>
        <marks.Marks landing={landing} onClear={() => setLanding(undefined)} />
      </Boundary>,
      document.body,
    )
  }
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
      <loaded.Dialog
        initialText={opened.text}
        isBegun={opened.isBegun}
        currentPath={currentPath}
        onClose={close}
        onFoundHere={setLanding}
      />
    </Boundary>,
    document.body,
  )
}
