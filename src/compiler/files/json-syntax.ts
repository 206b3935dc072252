/** Why a text is not JSON, and the offset where it stops being it. */
export interface JsonSyntaxError {
  offset: number
  reason: string
}

/**
 * Why a text is not JSON, in one line, with the first place that breaks RFC 8259. JSON.parse names no place for many
 * slips, so it only says whether there is one.
 * @returns undefined when the text is JSON
 */
export function jsonSyntaxError(text: string): JsonSyntaxError | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch {
    return new Scanner(text).firstError() ?? { reason: 'Unexpected end', offset: text.trimEnd().length }
  }
}

/** Thrown inside of the scanner alone: the first mistake ends it. */
class Mistake extends Error {
  constructor(
    readonly offset: number,
    reason: string,
  ) {
    super(reason)
  }
}

const SPACE = /[ \t\n\r]*/y
const VALUE = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y
const TEXT = /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y
const FOUND = /[^\s,[\]{}]+|./suy

/** Walks through the text as the grammar has it. */
class Scanner {
  private at = 0

  constructor(private readonly text: string) {}

  firstError(): JsonSyntaxError | undefined {
    try {
      this.value()
      this.space()
      if (this.at < this.text.length) this.fail()
      return undefined
    } catch (error) {
      if (error instanceof Mistake) return { offset: error.offset, reason: error.message }
      throw error
    }
  }

  private value(): void {
    this.space()
    if (this.text[this.at] === '{') this.list('}', () => this.member())
    else if (this.text[this.at] === '[') this.list(']', () => this.value())
    else if (this.text[this.at] === '"') this.string()
    else if (!this.take(VALUE)) this.fail()
  }

  private list(end: string, item: () => void): void {
    this.at++
    this.space()
    if (this.text[this.at] !== end) {
      item()
      for (this.space(); this.text[this.at] === ','; this.space()) {
        this.at++
        item()
      }
    }
    this.expect(end, end === '}' ? '"," or "}"' : '"," or "]"')
  }

  private member(): void {
    this.space()
    if (this.text[this.at] !== '"') this.fail('a key in double quotes')
    this.string()
    this.space()
    this.expect(':', '":"')
    this.value()
  }

  /** A text ends on its line: where it does not, its closing quote is missing. */
  private string(): void {
    this.at++
    this.take(TEXT)
    const next = this.text[this.at]
    if (next === '"') this.at++
    else if (next === '\\') throw new Mistake(this.at, 'Unknown escape in a text')
    else if (next === undefined || next === '\n' || next === '\r')
      throw new Mistake(Math.min(this.at, this.text.trimEnd().length), 'A text that is not closed')
    else throw new Mistake(this.at, 'Unescaped control character in a text')
  }

  private expect(character: string, wanted: string): void {
    if (this.text[this.at] !== character) this.fail(wanted)
    this.at++
  }

  private space(): void {
    this.take(SPACE)
  }

  /** Whether the pattern stands here; then it is behind us. */
  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    const isThere = pattern.test(this.text)
    if (isThere) this.at = pattern.lastIndex
    return isThere
  }

  private fail(wanted?: string): never {
    const hint = wanted ? `, where ${wanted} should stand` : ''
    const end = this.text.trimEnd().length
    if (this.at >= end) throw new Mistake(end, `Unexpected end${hint}`)
    FOUND.lastIndex = this.at
    const [token = ''] = FOUND.exec(this.text) ?? []
    throw new Mistake(this.at, `Unexpected token "${token}"${hint}`)
  }
}
