export type Copied = 'copied' | 'failed'

/** How long is said how a copy went. */
export const saidForMs = 2500

/** Copies a text, and tells how that went; where copying is not allowed there may be no clipboard at all. */
export async function copyText(text: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
