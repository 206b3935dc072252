import { createPart } from '../runtime/part'
import { isWriting, singleKeysOn } from '../runtime/single-keys'
import { tellWhether } from '../runtime/tell-whether'
import { closeMenusBehind } from './menus'
import { askForTerm } from './terms'

const sheet = createPart(() => import(/* webpackChunkName: "shortcuts" */ './shortcut-sheet'))

closeMenusBehind()

/** Answers what a reader has asked for, see src/aids/aids.ts. */
export function answer(event: Event): void {
  if (event instanceof KeyboardEvent) {
    if (opensSheet(event)) showSheet(event)
    return
  }
  if (!(event.target instanceof Element)) return
  const term = event.target.closest<HTMLAnchorElement>('a.term')
  if (term) return askForTerm(term, event.type)
  if (event.type === 'click' && event.target.closest('[data-shortcuts]')) showSheet(event)
}

/** Over another dialog it would open behind it, or cover what it is about. */
const opensSheet = ({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean =>
  key === '?' &&
  !(ctrlKey || metaKey || altKey || defaultPrevented) &&
  !isWriting(target) &&
  singleKeysOn() &&
  !document.querySelector('dialog[open]')

function showSheet(event: Event): void {
  event.preventDefault()
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shortcuts]') : null
  void sheet.load().then((code) => {
    code?.openShortcutSheet()
    if (button) tellWhether(!!code, button)
  })
}
