import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readerPath } from '../../navigation/reader-path'
import type { Filters } from '../contract/answer'
import { Announcement } from './Announcement'
import { AnswerNotes } from './AnswerNotes'
import { follow as leadTo, forgetQuestion } from './follow'
import type { Landing } from './left'
import { NothingFound } from './NothingFound'
import type { Follow } from './option-link'
import { forgetSearches, readRecent, rememberSearch } from './recent-searches'
import { toResultGroups } from './result-rows'
import { SearchFailed } from './SearchFailed'
import { SearchFilters } from './SearchFilters'
import { SearchIcon } from './SearchIcon'
import { SearchResults } from './SearchResults'
import { SlashSwitch } from './SlashSwitch'
import { StartingPoints } from './StartingPoints'
import { useAlone } from './use-alone'
import { useCombobox, type OptionRow } from './use-combobox'
import { useSearchAnswer } from './use-search-answer'
import { useStartingPages } from './use-starting-pages'
import * as styles from './SearchDialog.module.css'

export interface SearchDialogProps {
  initialText: string
  /** Whether its reader is typing it: the next letter goes behind it. */
  isBegun?: boolean | undefined
  /** The page the reader is on. */
  currentPath: string
  onClose: () => void
  /** The reader chose a result that is on this page. */
  onFoundHere: (landing: Landing | undefined) => void
}

const noFilters: Filters = {}

/** Search over the page: a combobox whose results answer while the reader types. Mounted means open. */
export function SearchDialog({
  initialText,
  isBegun = false,
  currentPath,
  onClose,
  onFoundHere,
}: SearchDialogProps) {
  const { t, i18n } = useTranslation('search')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const pressedOutside = useRef(false)
  const [text, setText] = useState(initialText)
  const [filters, setFilters] = useState(noFilters)
  const [recent, setRecent] = useState(() => readRecent())
  // Who has no keys to press needs no hints on them.
  const [hasKeys] = useState(() => (window as Partial<Window>).matchMedia?.('(hover: none)').matches !== true)
  // Enter pressed before the answer to the last letters has come: go as soon as it has.
  const [goWhenAnswered, setGoWhenAnswered] = useState<{ inNewTab: boolean }>()
  const reader = readerPath(currentPath)
  const { status, reason, answer, answered, isCurrent, isForeign, retry } = useSearchAnswer(
    text,
    reader,
    i18n.language,
    filters,
  )
  const starting = useStartingPages(reader, i18n.language)

  const isEmpty = !text.trim()
  const groups = useMemo(
    () => toResultGroups(isEmpty ? [] : (answer?.groups ?? []), id),
    [answer, id, isEmpty],
  )
  const searches = useMemo(
    () => recent.map((one, at): OptionRow => ({ id: `${id}-recent-${at}`, search: one, counterparts: [] })),
    [recent, id],
  )
  const pages = useMemo(
    () =>
      starting.pages.map(({ path }, at): OptionRow => ({
        id: `${id}-start-${at}`,
        address: path,
        counterparts: [],
      })),
    [starting, id],
  )
  const rows = useMemo(
    (): readonly OptionRow[] => (isEmpty ? [...searches, ...pages] : groups.flatMap((group) => group.rows)),
    [groups, searches, pages, isEmpty],
  )
  const { activeId, activeAddress, activeRow, onKey } = useCombobox(rows)

  const onClosed = useCallback(() => {
    onClose()
    forgetQuestion()
  }, [onClose])
  const { close, onCancel } = useAlone(dialog, field, isBegun, onClosed)
  const follow = (address: string, inNewTab = false) => {
    rememberSearch(text)
    // Closing gives the focus back first; navigation then moves it on to the new page.
    if (!inNewTab) close()
    const found = isEmpty || !answer ? undefined : { text: text.trim(), wanted: answer.wanted }
    leadTo({ address, found, inNewTab, currentPath, onFoundHere })
  }
  const searchAgain = (search: string) => {
    setText(search)
    field.current?.focus()
  }
  // One for all letters, or the results would be drawn again with each.
  const following = useRef(follow)
  useEffect(() => {
    following.current = follow
  })
  const choose = useCallback<Follow>((...chosen) => following.current(...chosen), [])
  const narrow = useCallback((next: Filters) => {
    setFilters(next)
    setGoWhenAnswered(undefined)
  }, [])
  // The button that was pressed goes.
  const retryHere = () => {
    retry()
    field.current?.focus()
  }
  const lift = () => {
    narrow(noFilters)
    field.current?.focus()
  }
  useEffect(() => {
    if (!goWhenAnswered || (!isCurrent && status !== 'failed')) return
    setGoWhenAnswered(undefined)
    const first = groups[0]?.rows[0]?.address
    if (isCurrent && first) follow(first, goWhenAnswered.inNewTab)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `follow` is made anew on each render and reads the same state
  }, [goWhenAnswered, status, isCurrent, groups])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During composition (Japanese, accents) Enter and the arrows belong to the input method.
    if (event.nativeEvent.isComposing || onKey(event) || event.key !== 'Enter') return
    event.preventDefault()
    const inNewTab = event.ctrlKey || event.metaKey
    if (!isEmpty && !isCurrent) setGoWhenAnswered(status === 'failed' ? undefined : { inNewTab })
    else if (activeRow?.search !== undefined) searchAgain(activeRow.search)
    else if (activeAddress !== undefined) follow(activeAddress, inNewTab)
  }

  const showsResults = !isEmpty && groups.length > 0
  return (
    // The backdrop is part of the element; Esc is heard wherever the focus is.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('title')}
      aria-modal
      // Going back on Android asks a dialog to close.
      closedby="closerequest"
      onCancel={onCancel}
      // Where the browser closes it without asking; what we close is gone before it says so.
      onClose={close}
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
            dir="auto"
            value={text}
            placeholder={t('placeholder')}
            aria-label={t('title')}
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={isEmpty ? `${id}-recent ${id}-start` : `${id}-list`}
            aria-activedescendant={rows.length ? activeId : undefined}
            aria-describedby={hasKeys ? `${id}-keys` : undefined}
            onChange={(event) => {
              setText(event.target.value)
              setGoWhenAnswered(undefined)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={close}>
            {t('close')}
          </button>
        </div>

        {!isEmpty && answer ? (
          <SearchFilters facets={answer.facets} filters={filters} onChange={narrow} />
        ) : null}

        {/* Browsers and axe want a scrolling region that the keyboard can reach. */}
        <div
          className={styles.body}
          role="group"
          aria-label={t('resultsLabel')}
          aria-busy={status === 'loading'}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
        >
          {status === 'failed' || isForeign ? (
            <SearchFailed reason={isForeign ? 'foreign' : reason} text={text} onRetry={retryHere} />
          ) : null}
          {isEmpty ? (
            <StartingPoints
              id={id}
              searches={searches}
              heading={starting.heading}
              pages={starting.pages}
              pageIds={pages}
              activeId={activeId}
              onSearch={searchAgain}
              onFollow={follow}
              onForget={() => {
                forgetSearches()
                setRecent([])
                field.current?.focus()
              }}
            />
          ) : null}
          {!isEmpty && status === 'loading' && !answer ? (
            <p className={`${styles.note} ${styles.late}`}>{t('loading')}</p>
          ) : null}
          {showsResults && answer ? <AnswerNotes tried={answer.tried} /> : null}
          {showsResults ? (
            <SearchResults id={`${id}-list`} groups={groups} activeId={activeId} onChoose={choose} />
          ) : null}
          {!isEmpty && answer && !groups.length ? (
            <NothingFound text={answered} answer={answer} onLiftFilters={lift} />
          ) : null}
        </div>

        <Announcement
          text={
            isCurrent && answer
              ? t('results', { count: answer.total, number: answer.total.toLocaleString(i18n.language) })
              : ''
          }
        />
        {hasKeys ? (
          <div className={styles.foot}>
            <span id={`${id}-keys`}>{t('keys')}</span>
            <SlashSwitch />
          </div>
        ) : null}
      </div>
    </dialog>
  )
}
