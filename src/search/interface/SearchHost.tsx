import { startTransition, useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../lazy/Boundary'
import { rememberPlatform } from '../../navigation/reader-platform'
import type { LandingMarks } from './LandingMarks'
import { isUnderWay, type Landing } from './left'
import { dialogPart, landingPart } from './load-dialog'
import { afterPaint } from '../../runtime/after-paint'
import { openSearch, setSearchOpener } from '../../runtime/open-search'
import { singleKeysOn } from '../../runtime/single-keys'
import type { SearchDialogProps } from './SearchDialog'
import { keyPressOf, opensSearch } from './shortcut'
import * as styles from './SearchButton.module.css'

/**
 * Nobody waits with typing until the field is there. Heard from the press that opens search, which is shown later.
 * @param onKey told a letter, or nothing for Esc
 * @returns ends it
 */
function whileComing(onKey: (letter?: string) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event
    const isLetter = key.length === 1 && !ctrlKey && !altKey && !metaKey
    if (document.querySelector('dialog[open]')) return end()
    if (key === 'Escape') end()
    else if (!isLetter) return
    event.preventDefault()
    onKey(isLetter ? key : undefined)
  }
  const end = () => window.removeEventListener('keydown', onKeyDown, true)
  window.addEventListener('keydown', onKeyDown, true)
  return end
}

/** Holds the dialog, its shortcuts, and the marks on a page that a search led to; one a page. The dialog's code is fetched on the reader's first move towards it. */
export function SearchHost({ currentPath }: { currentPath: string }) {
  const { t } = useTranslation('search')
  // In an object: React takes a bare function given to its setter for an updater.
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<SearchDialogProps> }>()
  const [opened, setOpened] = useState<{ text: string; isBegun?: boolean }>()
  const [landing, setLanding] = useState<Landing>()
  const [marks, setMarks] = useState<{ Marks: typeof LandingMarks }>()
  const [unavailable, setUnavailable] = useState(false)
  const typing = useRef<() => void>()

  useEffect(() => {
    const takeBack = setSearchOpener((text) => {
      typing.current?.()
      typing.current = whileComing((key) =>
        setOpened((already) => already && (key ? { text: already.text + key, isBegun: true } : undefined)),
      )
      // The button is painted as pressed first, and then the dialog is fetched.
      startTransition(() => {
        setOpened((already) => already ?? { text })
        setLanding(undefined)
        setUnavailable(false)
      })
      afterPaint(() => {
        void dialogPart.load().then((Dialog) => {
          setUnavailable(!Dialog)
          if (Dialog) setLoaded({ Dialog })
          else {
            setOpened(undefined)
            typing.current?.()
          }
        })
      })
    })
    return () => {
      takeBack()
      // Another page came meanwhile: its keys are its own.
      typing.current?.()
    }
  }, [])
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
  useEffect(() => {
    // Its field has the focus, or it will not come.
    if (!opened || loaded) typing.current?.()
  }, [opened, loaded])
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
