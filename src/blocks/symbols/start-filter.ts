import { answerTo, groupsOf, showFitting } from '../filter-groups'
import { make } from '../../runtime/make-element'
import { keepTyped } from '../typed-text'
import { matchesName, wordsOf } from './match-name'

/** A type with links to its members; a member below a heading of its own; a field in a row. */
const ENTRIES = '[data-entry], .member, .field'

/** Between the form and the first name that fits. */
const ROOM = 16

/**
 * Gives the form of a reference its work: types and members that fit stay, all else behind the form goes.
 * @param say how many names are left, in words
 * @param offer the words of a link to the search, for who finds nothing here
 * @returns ends it
 */
export function startFilter(
  form: HTMLFormElement,
  say: (count: number) => string,
  offer: (words: string) => string,
): () => void {
  const list = form.closest<HTMLElement>('.prose')
  const field = form.querySelector('input')
  const status = form.querySelector('[role=status]')
  if (!list || !field || !status) return () => undefined
  // What stands before the form says what the page is about.
  const isBehind = (element: Element) =>
    Boolean(form.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  const groups = groupsOf(list, ENTRIES).filter(({ heading }) => isBehind(heading))
  // What is said of a type between its heading and its members.
  const between = [...list.querySelectorAll<HTMLElement>('.run > *')].filter(
    (element) => isBehind(element) && !element.matches(`h2, ${ENTRIES}`),
  )

  const look = () => {
    const asked = wordsOf(field.value)
    let count = 0
    const fits = (entry: HTMLElement) => {
      const left = leftOf(entry, asked)
      count += left
      return left > 0
    }
    for (const element of between) element.hidden = asked.length > 0
    if (asked.length) showFitting(groups, fits)
    else {
      for (const member of list.querySelectorAll<HTMLElement>('[data-entry] li')) member.hidden = false
      showFitting(groups, undefined)
    }
    status.textContent = asked.length ? say(count) : ''
    if (asked.length && !count) {
      const href = `?q=${encodeURIComponent(field.value)}`
      status.append('. ', make('a', { href }, offer(field.value)))
    }
  }
  /** What fits may end above the window: whoever types sees the first of it, right behind the form. */
  const bringFirst = () => {
    const first = groups.find(({ heading }) => !heading.hidden)?.heading
    const over = first ? first.getBoundingClientRect().top - form.getBoundingClientRect().bottom : 0
    if (over < 0) window.scrollBy({ top: over - ROOM, behavior: 'instant' })
  }
  const forget = keepTyped(form)
  const end = answerTo(form, look, list)
  form.addEventListener('input', bringFirst)
  return () => {
    form.removeEventListener('input', bringFirst)
    forget()
    end()
  }
}

/** How many names of an entry fit what was asked for; of a type that has members, the others go. */
function leftOf(entry: HTMLElement, asked: readonly string[]): number {
  if (!entry.matches('[data-entry]')) return matchesName(asked, saidOf(entry)) ? 1 : 0
  // What is said of a type finds all of it; else its members stand for themselves.
  const isWhole = matchesName(asked, entry.querySelector('p')?.textContent ?? '')
  const members = [...entry.querySelectorAll('li')]
  const fitting = isWhole ? members : members.filter((member) => matchesName(asked, member.textContent))
  // A type that goes takes its members along.
  if (fitting.length) for (const member of members) member.hidden = !fitting.includes(member)
  return isWhole ? Math.max(1, fitting.length) : fitting.length
}

/** The name of a member, and its sentence: not its signature, which names types, nor where else it is. */
const saidOf = (entry: HTMLElement): string =>
  [...entry.children]
    .filter((one) => one.matches('h3, p:not(.elsewhere), [lang]'))
    .map((one) => one.textContent)
    .join(' ')
