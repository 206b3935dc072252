/** Rows of finished cells as a table of GitHub-flavoured Markdown. */
export function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  rules: readonly string[] = head.map(() => '---'),
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [head, rules, ...rows].map(line).join('\n')
}
