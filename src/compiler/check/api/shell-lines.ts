/** The command of a shell that an offset stands in: its line, with those that a backslash or an open quote joins to it. */
export function joinedLines(text: string, offset: number): string {
  const lines = text.split('\n')
  let at = 0
  let start = 0
  let quote = ''
  for (const [index, line] of lines.entries()) {
    quote = quoteAfter(line, quote)
    const goesOn = quote !== '' || /\\\s*$/.test(line)
    at += line.length + 1
    if (goesOn && index < lines.length - 1) continue
    if (offset < at) return text.slice(start, at - 1)
    start = at
  }
  return text.slice(start)
}

/** The quote that is open behind a line; `''` for none. A backslash takes its meaning from a quote, but not inside single ones. */
function quoteAfter(line: string, before: string): string {
  let open = before
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at)
    if (sign === '\\' && open !== "'") at++
    else if (open) open = sign === open ? '' : open
    else if (sign === '#' && /^$|\s/.test(line.charAt(at - 1))) return ''
    else if (sign === '"' || sign === "'") open = sign
  }
  return open
}
