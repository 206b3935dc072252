/** What is code in code, and in no message. */
const isSyntax = /[={}<>;()[\]\\]|--|&&|::/
/** A shorter one is said in many sentences that do not mean it. */
const leastWords = 3

/**
 * What stands between backticks on a page → the messages and commands in it: what an app logs, and a reader pastes. One that
 * the page leaves open with an ellipsis is its parts.
 */
export function messagesIn(codes: readonly { text: string }[]): string[] {
  const messages = codes
    .filter(({ text }) => !isSyntax.test(text))
    .flatMap(({ text }) => text.split('…'))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.split(' ').filter((word) => /\p{L}/u.test(word)).length >= leastWords)
  return [...new Set(messages)]
}
