import { whenAsked } from '../runtime/asked'
import { createPart } from '../runtime/part'
import { tellMissing } from '../runtime/tell-missing'

/** What answers: fetched when a reader first asks for something of it. */
const answers = createPart(() => import(/* webpackChunkName: "aids" */ './answers'))

/** What readers ask by pointing, moving the focus or pressing; `?` beside it. */
const ASKED = '.term,[data-menu],[data-shortcuts]'

/**
 * Waits for whoever asks the page itself for something: what a term means, which shortcuts there are, the menu that is to
 * close again. All of it is an extra: without its code links lead where they lead, and the button of the shortcuts says so.
 */
export function startAids(): void {
  whenAsked(ASKED, (asked, event) => {
    // A finger has no way to point at a term but to press it, and it is to stay where it reads.
    const isHeld = event.type === 'click' && asked.className === 'term' && matchMedia('(hover: none)').matches
    if (isHeld) event.preventDefault()
    void answers.load().then((code) => {
      if (code) code.answer(event)
      else if (isHeld) location.assign((asked as HTMLAnchorElement).href)
      else if (event.type === 'click' && 'shortcuts' in asked.dataset) tellMissing(asked)
    })
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === '?') void answers.load().then((code) => code?.answer(event))
  })
}
