import { splitList } from '../../symbols/signature'
import type { SignatureLanguage } from '../../symbols/symbol'

/** Columns that a signature has room for, as samples have. */
const WIDEST = 78

/** What a step to the right is, by the formatters of the languages. */
const STEP: Record<SignatureLanguage, string> = {
  kotlin: '    ',
  java: '    ',
  swift: '    ',
  objc: '    ',
  php: '    ',
  dart: '  ',
  ts: '  ',
  js: '  ',
}

/** Languages whose formatters end the last of several lines with a comma as well. */
const COMMA_LAST = new Set<SignatureLanguage>(['ts', 'js', 'dart'])

/** A signature as its language's formatter breaks it: nothing that fits its line, and from the outside in. */
export function brokenSignature(text: string, language: SignatureLanguage): string {
  if (text.split('\n').every(fits)) return text
  const broken = language === 'objc' ? objectiveC : (line: string) => declaration(line, language)
  return text
    .split('\n')
    .map((line) => (fits(line) ? line : broken(line)))
    .join('\n')
}

const fits = (line: string): boolean => line.length <= WIDEST

function declaration(line: string, language: SignatureLanguage): string {
  // `static Stream<Event> get onEvent`
  if (language === 'dart' && / get \w+$/.test(line)) return line.replace(/ (?=get \w+$)/, `\n${STEP.kotlin}`)
  if (/^(?:\w+ )*(?:class|struct|protocol|interface) (?!func )/.test(line))
    return filled(line, STEP[language])
  const [, alias, union] = /^(type \w+ =) ([^(]+ \| [^(]+)$/.exec(line) ?? []
  if (alias && union)
    return [alias, ...union.split(' | ').map((one) => `${STEP[language]}| ${one}`)].join('\n')
  const whole = inside(line, '', language)
  const isClosed = whole.split('\n').every(fits)
  return language === 'java' && !isClosed ? whole.replace(/ (?=throws )/, `\n${STEP.java}`) : whole
}

/** A line with the first list in it that holds anything on lines of its own. */
function inside(line: string, indent: string, language: SignatureLanguage): string {
  const list = listIn(line, language)
  if (!list) return line
  const [from, to] = list
  const deeper = indent + STEP[language]
  const [head, content, tail] = [line.slice(0, from + 1), line.slice(from + 1, to), line.slice(to)]
  // A sole parameter that is an object is held by both brackets: `({ …  })`.
  const [, name = '', object, behind = ''] =
    COMMA_LAST.has(language) && line[from] === '('
      ? (/^(\w+\??: )?(\{.*\})((?:\[\])*)$/.exec(content) ?? [])
      : []
  if (object !== undefined && isOneGroup(object)) {
    const parts = membersOf(object, deeper, language)
    return `${head}${name}{\n${parts}\n${indent}}${behind}${tail}`
  }
  if (line[from] === '{') return `${head}\n${membersOf(`{${content}}`, deeper, language)}\n${indent}${tail}`
  const parts = splitList(content)
  const last = parts.at(-1) ?? ''
  // Named parameters of Dart open behind the others.
  const isNamed = language === 'dart' && parts.length > 1 && last.startsWith('{')
  const own = isNamed ? parts.slice(0, -1) : parts
  const rows = own.map((part) => parameter(deeper + part, deeper, language))
  if (isNamed) {
    const named = membersOf(last, deeper, language)
    return `${head}\n${rows.join(',\n')}, {\n${named}\n${indent}}${tail}`
  }
  const comma = COMMA_LAST.has(language) && line[from] === '(' ? ',' : ''
  const close = language === 'java' ? '' : `\n${indent}`
  return `${head}\n${rows.join(',\n')}${comma}${close}${tail}`
}

/** What stands in braces, a line each. */
function membersOf(object: string, indent: string, language: SignatureLanguage): string {
  const content = object.slice(1, -1).trim()
  const sign = content.includes(';') ? ';' : ','
  return splitList(content.replaceAll(';', ','))
    .map((part) => `${parameter(indent + part, indent, language)}${sign}`)
    .join('\n')
}

function parameter(line: string, indent: string, language: SignatureLanguage): string {
  if (fits(`${line},`)) return line
  if (COMMA_LAST.has(language)) return inside(line, indent, language)
  // `completionHandler: @escaping (Options) -> Void` goes on behind its colon.
  return line.replace(/: /, `:\n${indent}${STEP[language]}`)
}

/** Where the brackets of a line's first list are that holds anything. */
function listIn(line: string, language: SignatureLanguage): [from: number, to: number] | undefined {
  const openers = COMMA_LAST.has(language) ? '([{<' : '('
  for (let at = 0; at < line.length; at++) {
    if (!openers.includes(line.charAt(at))) continue
    const to = closing(line, at)
    const isEmpty = !line.slice(at + 1, to).trim()
    // `Future<void> name(…)`: what stands before the name has no parameters.
    const isBefore = line[at] === '<' && language === 'dart'
    if (!isEmpty && !isBefore) return [at, to]
  }
  return undefined
}

function closing(line: string, from: number): number {
  let depth = 0
  for (let at = from; at < line.length; at++) {
    const sign = line.charAt(at)
    if ('([{<'.includes(sign)) depth++
    else if (')]}'.includes(sign) || (sign === '>' && !/[-=]/.test(line.charAt(at - 1)))) depth--
    if (depth === 0) return at
  }
  return line.length
}

const isOneGroup = (text: string): boolean => closing(text, 0) === text.length - 1

/** As much on each line as fits, broken behind commas. */
function filled(line: string, indent: string): string {
  const [first = '', ...parts] = line.split(/(?<=,) /)
  const rows = [first]
  for (const part of parts) {
    const longer = `${rows.at(-1) ?? ''} ${part}`
    if (fits(longer)) rows[rows.length - 1] = longer
    else rows.push(indent + part)
  }
  return rows.join('\n')
}

/** A line a part of a selector; what is too long then goes on behind its colon, or its type. */
function objectiveC(line: string): string {
  const step = STEP.objc
  const [, head, base] = /^(@interface \w+) (: .+)$/.exec(line) ?? []
  if (head && base) return `${head}\n${aligned(step + base, '<')}`
  if (line.startsWith('typedef ')) return aligned(line, ')(')
  return line
    .replace(/ (?=\w+:\()/g, `\n${step}`)
    .split('\n')
    .flatMap((row) => {
      if (fits(row)) return [row]
      const at = row.indexOf(':(') + 1
      const deeper = (row.startsWith(step) ? step : '') + step
      const rest = deeper + row.slice(at)
      const [type, name] = fits(rest) ? [rest] : [rest.replace(/\w+$/, ''), /\w+$/.exec(rest)?.[0]]
      return [row.slice(0, at), type, ...(name ? [deeper + name] : [])]
    })
    .join('\n')
}

/** Broken behind commas, below the first sign that stands behind a bracket. */
function aligned(line: string, bracket: string): string {
  const at = line.indexOf(bracket)
  return fits(line) || at < 0 ? line : filled(line, ' '.repeat(at + bracket.length))
}
