/** Why a text is not JSON, and the offset where it stops being it. */
export interface JsonSyntaxError {
  offset: number
  reason: string
}

/**
 * What JSON.parse says of a text, with a place and in one line.
 * @returns undefined when the text is JSON
 */
export function jsonSyntaxError(text: string): JsonSyntaxError | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const { message } = error as SyntaxError
    const [, reason, position] = /^(.*?)(?: in JSON)? at position (\d+)/s.exec(message) ?? []
    const end = text.trimEnd().length
    if (reason !== undefined) return { reason, offset: Math.min(Number(position), end) }
    // Where V8 wants a value and finds something else, it names no place but quotes the text, line breaks and all.
    const offset = noValue(text)
    if (offset === undefined) return { reason: 'Unexpected end', offset: end }
    const [token = ''] = /^[^\s,[\]{}]+|^./su.exec(text.slice(offset)) ?? []
    return { reason: `Unexpected token "${token}"`, offset }
  }
}

/** The first place behind `[`, `,` or `:` where no value begins, what stands in texts left aside. */
function noValue(text: string): number | undefined {
  const places = text.matchAll(/"(?:[^"\\]|\\.)*"|(?<=(?:^|(?<list>\[)|[,:])\s*)(?<found>[^\s"])/gsu)
  for (const { index, groups } of places) {
    if (groups?.found === undefined || (groups.list && groups.found === ']')) continue
    if (!/^(?:[[{\d-]|true\b|false\b|null\b)/.test(text.slice(index, index + 6))) return index
  }
  return undefined
}
