import { copyText } from '../../runtime/clipboard'
import { tellFrom } from './tell-from'

/** How long the text of a page may take, in milliseconds. */
const patience = 10_000

/** What was fetched, by address: who has to press again need not wait again. */
const texts = new Map<string, string>()

/** The text at an address; undefined where it cannot be had, or is none of ours: a network that asks for a sign-in answers too. */
async function fetchText(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
    const text = response.ok ? await response.text() : ''
    return text.startsWith('# ') ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * Copies the page as Markdown, from where its link leads. Browsers let a page copy for a moment after a press; where the text
 * took longer, it is there for the next one. Where nothing can be copied at all, that one opens it.
 */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return
  link.ariaBusy = 'true'
  const before = texts.get(link.href)
  const text = before ?? (await fetchText(link.href))
  link.ariaBusy = null
  if (text === undefined) return tellFrom(link, 'values.missing')
  texts.set(link.href, text)
  const isCopied = (await copyText(text)) === 'copied'
  if (!isCopied && before !== undefined) location.assign(link.href)
  else tellFrom(link, isCopied ? 'sample.copied' : 'page.again')
}
