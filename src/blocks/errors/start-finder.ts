import { openSearch } from '../../runtime/open-search'
import { answerTo } from '../filter-groups'
import { keepTyped } from '../typed-text'
import { filterErrors, groupNames } from './filter-errors'

/** Anchor of the group of what shows without any code. */
const SYMPTOMS = 'symptoms'

type Say = (
  key: 'errors.found' | 'errors.none' | 'errors.searchAll',
  values?: Record<string, number>,
) => string

/**
 * Gives the form of the catalogue its work.
 * @param t the strings of the interface
 * @returns ends it
 */
export function startFinder(form: HTMLFormElement, t: Say): () => void {
  const catalogue = form.closest<HTMLElement>('.prose')
  const line = form.querySelector('textarea')
  const group = form.querySelector('select')
  const clear = form.querySelector('button')
  const status = form.querySelector('[role=status]')
  if (!catalogue || !line || !group || !clear || !status) return () => undefined
  if (group.options.length === 1) for (const name of groupNames(catalogue)) group.add(new Option(name, name))
  const elsewhere = waysOn(t('errors.searchAll'), () => openSearch(line.value.trim()))
  form.append(elsewhere)

  const look = () => {
    const count = filterErrors(catalogue, line.value, group.value)
    status.textContent = count === undefined ? '' : count ? t('errors.found', { count }) : t('errors.none')
    clear.hidden = count === undefined
    elsewhere.hidden = count !== 0
  }
  const forget = keepTyped(form)
  const end = answerTo(form, look, catalogue)
  return () => {
    forget()
    end()
    elsewhere.remove()
  }
}

/** Where to go when nothing fits: to what shows without a code, and to search, which stays in the browser as well. */
function waysOn(label: string, search: () => void): HTMLElement {
  const ways = document.createElement('div')
  ways.dataset.waysOn = ''
  const symptoms = document.getElementById(SYMPTOMS)
  if (symptoms) {
    const link = document.createElement('a')
    link.href = `#${SYMPTOMS}`
    link.textContent = symptoms.textContent
    ways.append(link)
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', search)
  ways.append(button)
  return ways
}
