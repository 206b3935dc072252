import { closeWhenLeft } from '../runtime/close-when-left'
import { make } from '../runtime/make-element'
import { say } from '../runtime/say'
import { site } from '../shared/site'
import { addressesOf, type Message } from './message'
import * as shared from '../runtime/dialog-frame.module.css'
import * as styles from './panel.module.css'
import { headingBefore, selectedText } from './selection'

/** Yes or no, and neither until the reader says so. */
function verdict(): { row: HTMLElement; said: () => 'yes' | 'no' | undefined } {
  const choices = (['yes', 'no'] as const).map((value) =>
    make('input', { type: 'radio', name: 'helpful', value }),
  )
  return {
    row: make(
      'p',
      { className: styles.verdict },
      ...choices.map((input) => make('label', {}, input, say(`feedback.${input.value as 'yes' | 'no'}`))),
    ),
    said: () => choices.find(({ checked }) => checked)?.value as 'yes' | 'no' | undefined,
  }
}

let open: HTMLDialogElement | undefined

const headingsOfPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]'),
]

/** The page's own address, whatever host it is read on, and whatever its query is. */
const addressOf = (id = ''): string => site.url + location.pathname + (id && `#${id}`)

/** What a sample is called: its file, and its language. */
const sampleAt = (button: HTMLElement): string =>
  [...(button.closest('figure')?.querySelectorAll('figcaption span') ?? [])]
    .map(({ textContent }) => textContent)
    .join(', ')

/**
 * Asks the reader for words on the page, or on the sample that the button stands above, and opens what they write as a draft, in
 * the issues or as an e-mail. Nothing is sent from here.
 */
export function openFeedback(button: HTMLElement): void {
  const isReport = button.dataset.tool === 'report'
  const selected = selectedText()
  // What is selected elsewhere has nothing to do with the sample.
  const isMeant = !isReport || button.closest('figure')?.contains(selected?.at ?? null)
  const chosen = isMeant ? selected : undefined
  const from = isReport ? button : chosen?.at
  const near = from && headingBefore(from)
  const sample = isReport ? sampleAt(button) : ''

  const title = make('h2', { id: 'feedback-title' }, say(isReport ? 'feedback.report' : 'feedback.helpful'))
  const words = make('textarea', { id: 'feedback-words', rows: 4 })
  const part = make(
    'select',
    { id: 'feedback-part' },
    make('option', { value: '' }, say('feedback.whole')),
    ...headingsOfPage().map((heading) => make('option', { value: heading.id }, heading.textContent)),
  )
  part.value = near?.id ?? ''
  // A heading of another kind, such as that of a question, is not among them.
  if (part.selectedIndex < 0) part.selectedIndex = 0
  const issue = make('a', { className: styles.go, target: '_blank', rel: 'noopener' }, say('feedback.issue'))
  const email = make('a', {}, say('feedback.email'))

  const { row, said } = verdict()

  const tell = () => {
    const section = part.selectedOptions[0]
    const message: Message = {
      kind: say(`feedback.kind.${isReport ? 'report' : (said() ?? 'page')}`),
      title: document.title,
      address: addressOf(part.value),
      facts: [
        ...(part.value ? [[say('feedback.part'), section?.textContent ?? ''] as const] : []),
        ...(sample ? [[say('feedback.sample'), sample] as const] : []),
      ],
      words: words.value,
      selected: chosen?.text ?? '',
    }
    const addresses = addressesOf(message)
    issue.href = addresses.issue
    email.href = addresses.email
  }
  const form = make(
    'form',
    { method: 'dialog', className: styles.form },
    title,
    ...(isReport ? [] : [row]),
    make('label', { htmlFor: words.id }, say(isReport ? 'feedback.wrong' : 'feedback.words')),
    words,
    make('label', { htmlFor: part.id }, say('feedback.part')),
    part,
    ...(sample ? [make('p', {}, `${say('feedback.sample')}: ${sample}`)] : []),
    ...(chosen ? [make('p', {}, say('feedback.selected')), make('blockquote', {}, chosen.text)] : []),
    make('p', { className: styles.about }, say('feedback.about')),
    make(
      'div',
      { className: styles.actions },
      issue,
      email,
      make('button', { type: 'submit' }, say('feedback.close')),
    ),
  )
  form.addEventListener('input', tell)
  tell()

  open?.remove()
  open = make('dialog', { className: `${shared.frame} ${styles.panel}` }, form)
  open.setAttribute('aria-labelledby', title.id)
  closeWhenLeft(open)
  document.body.append(open)
  open.showModal()
  form.querySelector<HTMLElement>('input, textarea')?.focus()
}
