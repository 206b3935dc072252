import { answerTo, groupsOf, showFitting } from '../filter-groups'
import { matchesName, wordsOf } from './match-name'

/**
 * Gives the form of a reference its work: types and members that fit stay, all else goes.
 * @param say how many names are left, in words
 * @returns ends it
 */
export function startFilter(form: HTMLFormElement, say: (count: number) => string): () => void {
  const list = form.closest<HTMLElement>('.prose')
  const field = form.querySelector('input')
  const status = form.querySelector('[role=status]')
  if (!list || !field || !status) return () => undefined
  const groups = groupsOf(list, '[data-entry]')

  const look = () => {
    const asked = wordsOf(field.value)
    let count = 0
    const fits = (entry: HTMLElement) => {
      // What is said of a type finds all of it; else its members stand for themselves.
      const isWhole = matchesName(asked, entry.querySelector('p')?.textContent ?? '')
      const members = [...entry.querySelectorAll('li')]
      for (const member of members) member.hidden = !isWhole && !matchesName(asked, member.textContent)
      const left = members.filter((member) => !member.hidden).length
      if (isWhole || left) count += Math.max(1, left)
      return isWhole || left > 0
    }
    if (asked.length) showFitting(groups, fits)
    else {
      for (const member of list.querySelectorAll<HTMLElement>('[data-entry] li')) member.hidden = false
      showFitting(groups, undefined)
    }
    status.textContent = asked.length ? say(count) : ''
  }
  return answerTo(form, look, list)
}
