import { feedbackPanel } from '../../feedback/feedback'
import '../../feedback/selection'
import { ownValuesPanel } from '../../own-values/own-values'
import { copyHeading } from './copy-heading'
import { copyPage } from './copy-page'
import { copyWith } from './copy-with'
import { codeIn } from './code-in'
import { say } from '../../runtime/say'
import { tellWhether } from '../../runtime/tell-whether'
import { toggleWrap } from './wrap'

export { offerReport } from './offer-report'

/** What a button or a link does, by its `data-tool`; anything else is the link of a heading. */
export function use(tool: HTMLElement): void {
  // First: what it says of its work would else give it back what it said when there was no code for it.
  tellWhether(true, tool)
  switch (tool.dataset.tool) {
    case 'copy':
      copyWith(tool, textFor(tool))
      return
    case 'page':
      void copyPage(tool as HTMLAnchorElement)
      return
    case 'words':
    case 'report':
      askForWords(tool)
      return
    case 'wrap':
      toggleWrap(tool)
      return
    case 'values':
      askForValues(tool)
      return
    default:
      if (tool instanceof HTMLAnchorElement) copyHeading(tool)
  }
}

/** What a button copies: a text of its own, the sample that it stands above, or what stands before it. */
function textFor(button: HTMLElement): string {
  const figure = button.closest('figure')
  return button.dataset.text ?? (figure ? codeIn(figure) : (button.previousElementSibling?.textContent ?? ''))
}

/** Where the code for that cannot be had, the button says so, and tries again when it is pressed. */
function askForValues(button: HTMLElement): void {
  void ownValuesPanel.load().then((code) => {
    tellWhether(!!code, button)
    code?.openPanel(say)
  })
}

/** What the reader has to say. Without the code for that, a link leads to an empty draft, and a button says so. */
function askForWords(tool: HTMLElement): void {
  void feedbackPanel.load().then((code) => {
    code?.openFeedback(tool)
    if (tool instanceof HTMLButtonElement) tellWhether(!!code, tool)
    else if (!code) location.assign((tool as HTMLAnchorElement).href)
  })
}
