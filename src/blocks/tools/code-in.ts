/** The code of a sample as it is to be pasted: what is folded away is in it, and lines that a change takes out are not. */
export function codeIn(sample: Element): string {
  const parts = [...sample.querySelectorAll('code')].map((part) => {
    const code = part.cloneNode(true) as Element
    for (const line of code.querySelectorAll('del')) line.remove()
    return code.textContent
  })
  // Where the last line is one of those, its line break is that of the line before.
  return parts.join('\n').replace(/\n$/, '')
}
