import { navigate } from 'gatsby'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readerPath } from '../../navigation/reader-platform'
import { Announcement } from './Announcement'
import { NothingFound } from './NothingFound'
import { plain } from './plain-text'
import { forgetSearches, readRecent, rememberSearch } from './recent-searches'
import { RecentSearches } from './RecentSearches'
import { toResultGroups } from './result-rows'
import { SearchIcon } from './SearchIcon'
import { SearchResults } from './SearchResults'
import { SlashSwitch } from './SlashSwitch'
import { useCombobox, type OptionRow } from './use-combobox'
import { useSearchAnswer } from './use-search-answer'
import * as styles from './SearchDialog.module.css'

export interface SearchDialogProps {
  initialText: string
  /** The page the reader is on. */
  currentPath: string
  onClose: () => void
}

/** Search over the page: a combobox whose results answer while the reader types. Mounted means open. */
export function SearchDialog({ initialText, currentPath, onClose }: SearchDialogProps) {
  const { t, i18n } = useTranslation('search')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const pressedOutside = useRef(false)
  const [text, setText] = useState(initialText)
  const [recent, setRecent] = useState(() => readRecent())
  // Enter pressed before the answer to the last letters has come: go as soon as it has.
  const [goWhenAnswered, setGoWhenAnswered] = useState(false)
  const { status, answer, answered, retry } = useSearchAnswer(text, readerPath(currentPath), i18n.language)

  const isEmpty = !text.trim()
  const groups = useMemo(
    () => toResultGroups(isEmpty ? [] : (answer?.groups ?? []), id),
    [answer, id, isEmpty],
  )
  const searches = useMemo(
    () => recent.map((one, at) => ({ id: `${id}-recent-${at}`, text: one })),
    [recent, id],
  )
  const rows = useMemo(
    (): OptionRow[] =>
      isEmpty
        ? searches.map((one) => ({ id: one.id, address: one.text, counterparts: [] }))
        : groups.flatMap((group) => group.rows),
    [groups, searches, isEmpty],
  )
  const { activeId, activeAddress, onKey } = useCombobox(rows)
  const isCurrent = status === 'done' && answered === text

  useEffect(() => {
    dialog.current?.showModal()
    field.current?.select()
  }, [])

  const close = () => dialog.current?.close()
  const follow = (address: string) => {
    rememberSearch(text)
    // Closing gives the focus back first; navigation then moves it on to the new page.
    close()
    navigate(address)
  }
  const choose = (address: string) => {
    if (!isEmpty) return follow(address)
    setText(address)
    field.current?.focus()
  }
  useEffect(() => {
    if (!goWhenAnswered || (!isCurrent && status !== 'failed')) return
    setGoWhenAnswered(false)
    const first = groups[0]?.rows[0]?.address
    if (isCurrent && first) follow(first)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `follow` is made anew on each render and reads the same state
  }, [goWhenAnswered, status, isCurrent, groups])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During composition (Japanese, accents) Enter and the arrows belong to the input method.
    if (event.nativeEvent.isComposing || onKey(event) || event.key !== 'Enter') return
    event.preventDefault()
    if (!isEmpty && !isCurrent) setGoWhenAnswered(status !== 'failed')
    else if (activeAddress !== undefined) choose(activeAddress)
  }

  const total = answer?.total ?? 0
  const instead = (answer?.tried ?? []).filter((word) => word.substitutes.length)
  const missing = (answer?.tried ?? []).filter((word) => !word.found)
  const showsResults = !isEmpty && status !== 'failed' && groups.length > 0
  return (
    // The backdrop is part of the element; Esc is the dialog's own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('title')}
      onClose={onClose}
      // Where a selection was dragged out of the field, the click is one on the backdrop, too.
      onPointerDown={({ target }) => (pressedOutside.current = target === dialog.current)}
      onClick={({ target }) => target === dialog.current && pressedOutside.current && close()}
    >
      <div className={styles.panel}>
        <div className={styles.bar} role="search">
          <SearchIcon className={styles.icon} />
          <input
            ref={field}
            className={styles.field}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text}
            placeholder={t('placeholder')}
            aria-label={t('title')}
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={rows.length ? activeId : undefined}
            aria-describedby={`${id}-keys`}
            onChange={(event) => {
              setText(event.target.value)
              setGoWhenAnswered(false)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={close}>
            {t('close')}
          </button>
        </div>

        {/* Browsers and axe want a scrolling region that the keyboard can reach. */}
        <div
          className={styles.body}
          role="group"
          aria-label={t('resultsLabel')}
          aria-busy={status === 'loading'}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
        >
          {status === 'failed' ? (
            <div className={styles.note} role="alert">
              <p>{t('failed')}</p>
              <button type="button" className={styles.retry} onClick={retry}>
                {t('retry')}
              </button>
            </div>
          ) : null}
          {isEmpty && searches.length ? (
            <RecentSearches
              id={`${id}-list`}
              searches={searches}
              activeId={activeId}
              onChoose={choose}
              onForget={() => {
                forgetSearches()
                setRecent([])
                field.current?.focus()
              }}
            />
          ) : null}
          {isEmpty && !searches.length && status !== 'failed' ? (
            <p className={styles.note}>{t('start')}</p>
          ) : null}
          {!isEmpty && status === 'loading' && !answer ? <p className={styles.note}>{t('loading')}</p> : null}
          {showsResults && instead.length ? (
            <p className={styles.note}>
              {instead
                .map(({ word, substitutes: words }) =>
                  t('instead', { word, words: words.join(', '), ...plain }),
                )
                .join(' ')}
            </p>
          ) : null}
          {showsResults && missing.length ? (
            <p className={styles.note}>
              {t('missing', { words: missing.map(({ word }) => word).join(', '), ...plain })}
            </p>
          ) : null}
          {showsResults ? (
            <SearchResults id={`${id}-list`} groups={groups} activeId={activeId} onChoose={follow} />
          ) : null}
          {!isEmpty && isCurrent && !groups.length ? (
            <NothingFound className={styles.note} text={answered} tried={answer?.tried ?? []} />
          ) : null}
        </div>

        <Announcement text={isCurrent && !isEmpty ? t('results', { count: total }) : ''} />
        <div className={styles.foot}>
          <span id={`${id}-keys`}>{t('keys')}</span>
          <SlashSwitch />
        </div>
      </div>
    </dialog>
  )
}
