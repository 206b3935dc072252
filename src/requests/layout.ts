/** Code in brackets, its items with what stands before each; or code that is not broken. */
export type Code =
  string | { open: string; close: string; items: readonly (readonly [before: string, item: Code])[] }

const STEP = '  '

/**
 * Code on one line where it fits, and else an item a line.
 * @param indent of the line that it begins on
 * @param width of a line; none breaks all that has brackets
 * @param used letters of the line that stand before it
 */
export function layOut(code: Code, indent: string, width = 0, used = 0): string {
  if (typeof code === 'string') return code
  const { open, close, items } = code
  const inline = onOneLine(code)
  // A comma or a semicolon follows.
  if (!items.length || used + inline.length < width) return inline
  const inner = indent + STEP
  const lines = items.map(
    ([before, item]) => inner + before + layOut(item, inner, width, inner.length + before.length),
  )
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

const onOneLine = (code: Code): string =>
  typeof code === 'string'
    ? code
    : code.open + code.items.map(([before, item]) => before + onOneLine(item)).join(', ') + code.close

/** A call whose only argument is broken with it. */
export const inCall = (name: string, code: Code): Code =>
  typeof code === 'string'
    ? `${name}(${code})`
    : { ...code, open: `${name}(${code.open}`, close: `${code.close})` }
