import { answerTo } from '../filter-groups'
import { filterErrors, groupNames } from './filter-errors'

/**
 * Gives the form of the catalogue its work.
 * @param say how many entries fit, in words
 * @returns ends it
 */
export function startFinder(form: HTMLFormElement, say: (count: number) => string): () => void {
  const catalogue = form.closest<HTMLElement>('.prose')
  const line = form.querySelector('textarea')
  const group = form.querySelector('select')
  const clear = form.querySelector('button')
  const status = form.querySelector('[role=status]')
  if (!catalogue || !line || !group || !clear || !status) return () => undefined
  if (group.options.length === 1) for (const name of groupNames(catalogue)) group.add(new Option(name, name))

  const look = () => {
    const count = filterErrors(catalogue, line.value, group.value)
    status.textContent = count === undefined ? '' : say(count)
    clear.hidden = count === undefined
  }
  return answerTo(form, look)
}
