import { closeWhenLeft } from '../../../runtime/close-when-left'
import { make } from '../../../runtime/make-element'
import type { Say } from '../../../runtime/say'
import { markNumbers } from './numbers'
import { numberList, ratioOf, sheetOf, titleOf } from './parts'
import * as styles from './viewer.module.css'
import { startZoom } from './zoom'

/** What is drawn for 750 px can be read from here on: a number that is looked up makes its picture so wide. */
const READABLE = 700

let viewer: HTMLDialogElement | undefined

/**
 * Opens a figure over the page: its picture, which can be made larger and moved, beside the list of its numbers.
 * @param link what was pressed: a picture, or a number of the list, which is then shown
 */
export function openViewer(figure: HTMLElement, link: HTMLAnchorElement, t: Say): void {
  // The page before may have been left while it was open.
  viewer?.remove()
  const button = (name: string, sign: string, act: () => void) => {
    const made = make('button', { type: 'button', title: name }, sign)
    made.setAttribute('aria-label', name)
    made.addEventListener('click', act)
    return made
  }
  const title = make('h2', { id: 'figure-viewer' }, titleOf(figure))
  const smaller = button(t('figure.smaller'), '−', () => zoom.by(-1))
  const larger = button(t('figure.larger'), '+', () => zoom.by(1))
  const close = make('button', { type: 'button', className: styles.close }, t('figure.close'))
  const links = [...figure.querySelectorAll<HTMLAnchorElement>(':scope > a')]
  const sheets = links.map(sheetOf)
  const pane = make('div', { className: styles.pane, tabIndex: 0 }, ...sheets)
  pane.setAttribute('role', 'group')
  pane.setAttribute('aria-label', t('figure.picture'))
  const ratio = ratioOf(links)
  pane.style.setProperty('--ratio', String(ratio))
  const list = numberList(figure, t('figure.numbers'))
  const dialog = make(
    'dialog',
    { className: styles.viewer },
    make('div', { className: styles.bar }, title, smaller, larger, close),
    pane,
    ...(list ? [list] : []),
  )
  dialog.setAttribute('aria-labelledby', title.id)

  const shown = () => sheets.find((sheet) => sheet.offsetWidth > 0) ?? pane
  const zoom = startZoom(pane, shown, (scale) => (smaller.disabled = scale <= 1))
  smaller.disabled = true
  markNumbers(dialog, sheets, ratio)
  const labelOf = (number: string) => list?.querySelector<HTMLElement>(`li[value="${number}"] button`)
  /** The list item has the focus, and so the light; the picture is moved to the dot. */
  const show = (number: string, moves: boolean) => {
    labelOf(number)?.focus()
    const mark = shown().querySelector(`[data-number="${number}"]`)
    if (mark && moves) zoom.show((zoom.scale() * READABLE) / shown().offsetWidth, mark)
  }
  list?.addEventListener('click', ({ target }) => {
    const item = (target as Element).closest('button')?.closest('li')
    if (item) show(String(item.value), true)
  })
  pane.addEventListener('click', ({ target }) => {
    const { number } = (target as HTMLElement).dataset
    if (number) show(number, false)
  })

  dialog.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return
    if (key === '+' || key === '=') zoom.by(1)
    else if (key === '-') zoom.by(-1)
  })
  const leave = () => dialog.close()
  close.addEventListener('click', leave)
  closeWhenLeft(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus({ preventScroll: true })
  })

  viewer = dialog
  document.body.append(dialog)
  dialog.showModal()
  const number = link.closest('li')?.value
  if (number) show(String(number), true)
  else close.focus()
}
