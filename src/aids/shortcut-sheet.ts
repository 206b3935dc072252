import { closeWhenLeft } from '../runtime/close-when-left'
import { make } from '../runtime/make-element'
import { say } from '../runtime/say'
import { setSingleKeys, singleKeysOn } from '../runtime/single-keys'
import type { KeyBelow } from '../shared/string-keys'
import * as shared from '../runtime/dialog-frame.module.css'
import * as styles from './shortcut-sheet.module.css'

type Does = KeyBelow<'shortcuts.does'>

/** All shortcuts that there are, by where they count; keys that stand for each other are beside each other. */
const shortcuts: readonly {
  where: KeyBelow<'shortcuts.where'>
  keys: readonly (readonly [Does, ...(readonly string[])])[]
}[] = [
  {
    where: 'everywhere',
    keys: [
      ['search', '/', 'Ctrl K', '⌘ K'],
      ['sheet', '?'],
      ['close', 'Esc'],
    ],
  },
  {
    where: 'search',
    keys: [
      ['results', '↑', '↓'],
      ['ends', 'Home', 'End'],
      ['platforms', '→', '←'],
      ['follow', 'Enter'],
      ['newTab', 'Ctrl Enter', '⌘ Enter'],
    ],
  },
  {
    where: 'tabs',
    keys: [
      ['tabs', '←', '→'],
      ['tabEnds', 'Home', 'End'],
    ],
  },
  { where: 'menus', keys: [['choices', '↑', '↓']] },
]

/** `Ctrl K` is two keys, pressed together. */
const keyCaps = (keys: string): HTMLElement =>
  make(
    'span',
    { className: styles.keys },
    ...keys
      .split(' ')
      .flatMap((key, at) => [at ? ' ' : '', make('kbd', {}, key)])
      .filter(Boolean),
  )

let dialog: HTMLDialogElement | undefined

/** Shows the sheet, made anew: the reader may have moved to a page of another language, or switched keys off elsewhere. */
export function openShortcutSheet(): void {
  dialog?.remove()
  dialog = shortcutSheet()
  document.body.append(dialog)
  dialog.showModal()
}

function shortcutSheet(): HTMLDialogElement {
  const title = make('h2', { id: 'shortcuts-title' }, say('shortcuts.title'))
  const groups = shortcuts.flatMap(({ where, keys }) => [
    make('h3', {}, say(`shortcuts.where.${where}`)),
    make(
      'dl',
      {},
      ...keys.map(([does, ...ways]) =>
        make('div', {}, make('dt', {}, say(`shortcuts.does.${does}`)), make('dd', {}, ...ways.map(keyCaps))),
      ),
    ),
  ])
  const single = make('input', { type: 'checkbox', checked: singleKeysOn() })
  const status = make('p', { className: styles.status })
  status.setAttribute('role', 'status')
  single.addEventListener('change', () => {
    status.textContent = setSingleKeys(single.checked) ? '' : say('shortcuts.notKept')
  })
  const made = make(
    'dialog',
    { className: `${shared.frame} ${styles.dialog}` },
    make(
      'form',
      { method: 'dialog' },
      title,
      ...groups,
      make('label', { className: styles.single }, single, say('shortcuts.single')),
      status,
      make('div', { className: styles.end }, make('button', {}, say('shortcuts.done'))),
    ),
  )
  made.setAttribute('aria-labelledby', title.id)
  closeWhenLeft(made)
  return made
}
