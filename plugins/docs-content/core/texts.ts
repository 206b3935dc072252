/** A run of words that readers see, with where it stands in which file. */
export interface SourceText {
  kind: 'prose' | 'heading' | 'prop' | 'frontmatter' | 'code'
  /** Without markup. A line break of the source is a line break here. `code` is the inside of backticks. */
  text: string
  file: string
  line: number
  column: number
}

/** A fenced sample. */
export interface SampleText {
  /** As written behind the fence, such as kts. */
  language: string
  /** The file name given as title="…", if any. */
  title?: string
  text: string
  file: string
  /** Place of the first line inside the fence. */
  line: number
  column: number
}

/** Where the character at `offset` of a text stands in its file. */
export function placeIn({ text, line, column }: Pick<SourceText, 'text' | 'line' | 'column'>, offset: number) {
  const before = text.slice(0, offset).split('\n')
  return { line: line + before.length - 1, column: column + (before.at(-1)?.length ?? 0) }
}
