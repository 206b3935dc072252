import { parseXml, XmlError } from '@rgrove/parse-xml'
import { LineCounter, parseAllDocuments } from 'yaml'
import { jsonFault } from '../../../plugins/docs-content/core/json-fault'
import type { SampleFault } from './fault'

/** JSON as machines take it; a fragment of an object is taken as well. */
export function parseJson(text: string): SampleFault | undefined {
  if (isJson(text) || isJson(`{${text}}`)) return undefined
  const fault = failure(() => JSON.parse(text))
  const { line, column, message } = jsonFault('', text, fault, 'sample')
  const hasComment = /^\s*(?:\/\/|\/\*)/m.test(text)
  const mend = hasComment
    ? 'JSON has no comments: say it above the sample'
    : 'write keys and texts in double quotes, and no comma before a closing bracket'
  return {
    line,
    column,
    message: lowerFirst(message.replace(/^.*?not valid JSON:?\s*/i, 'is not valid JSON: ')),
    mend,
  }
}

const isJson = (text: string) => failure(() => JSON.parse(text)) === undefined

export function parseYaml(text: string): SampleFault | undefined {
  const counter = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: counter })
  const fault = Array.isArray(documents) ? documents.flatMap(({ errors }) => errors)[0] : undefined
  if (!fault) return undefined
  const { line, col } = counter.linePos(fault.pos[0])
  return {
    line,
    column: col,
    message: `is not valid YAML: ${firstLine(fault.message)}`,
    mend: 'correct the YAML',
  }
}

const ROOT = '<root xmlns:android="a" xmlns:app="b" xmlns:tools="c" xmlns:gap="d" xmlns:cdv="e">'

/** XML, and pieces of it: several elements, or the attributes of one, as manifests are shown. */
export function parseMarkup(text: string): SampleFault | undefined {
  const prolog = /^\s*<\?xml[^>]*\?>/.exec(text)?.[0] ?? ''
  const body = text.slice(prolog.length).replace(/<!DOCTYPE[^>]*>/, (found) => ' '.repeat(found.length))
  const blank = prolog.replace(/[^\n]/g, ' ')
  const fault = failure(() => parseXml(`${ROOT}${blank}${body}</root>`))
  if (!fault) return undefined
  const attributes = /^\s*[\w:]+\s*=/.test(text)
  if (attributes && !failure(() => parseXml(`${ROOT.slice(0, -1)} ${text}/>`))) return undefined
  const { line = 1, column = 1, message = '' } = fault instanceof XmlError ? fault : {}
  return {
    line: Math.min(line, text.split('\n').length),
    column: Math.max(1, line === 1 ? column - ROOT.length : column),
    message: `is not well-formed: ${firstLine(message).replace(/ \(line \d+.*$/, '')}`,
    mend: 'close every element, quote every attribute, and write & as &amp;',
  }
}

/** Property lists are XML in which every key is followed by its value. */
export function parsePlist(text: string): SampleFault | undefined {
  const fault = parseMarkup(text)
  if (fault) return fault
  const bare = text.replace(/<!--[\s\S]*?-->/g, (found) => found.replace(/[^\n]/g, ' '))
  for (const match of bare.matchAll(/<\/key>\s*(<key>|<\/dict>|<\/plist>|$)/g)) {
    const line = bare.slice(0, match.index).split('\n').length
    return { line, column: 1, message: 'has a key without a value', mend: 'write the value behind the key' }
  }
  return undefined
}

/** Java properties: `key=value` or `key: value`, comments, and lines that end in a backslash. */
export function parseProperties(text: string): SampleFault | undefined {
  let continued = false
  for (const [index, line] of text.split('\n').entries()) {
    const isContinued = continued
    continued = /(?:^|[^\\])(?:\\\\)*\\$/.test(line)
    if (isContinued || !line.trim() || /^\s*[#!]/.test(line)) continue
    if (!/^\s*[\w.\-[\]"]+\s*[=:]/.test(line)) {
      return {
        line: index + 1,
        column: 1,
        message: `has no key and value in "${line.trim()}"`,
        mend: 'write key=value',
      }
    }
  }
  return undefined
}

/** An HTTP message: request or status line, headers, an empty line, and a body that is what its type says. */
export function parseHttp(text: string): SampleFault | undefined {
  const lines = text.split('\n')
  const start =
    /^(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+(?: HTTP\/[\d.]+)?|HTTP\/[\d.]+ \d{3}(?: .*)?)$/
  const fault = (line: number, message: string, mend: string) => ({ line, column: 1, message, mend })
  if (!start.test(lines[0] ?? '')) {
    return fault(
      1,
      'begins with neither a request nor a status line',
      'write GET /path HTTP/1.1 or HTTP/1.1 200 OK',
    )
  }
  let at = 1
  for (; at < lines.length && lines[at]?.trim(); at++) {
    if (!/^[A-Za-z][\w-]*:\s?.*$/.test(lines[at] ?? '')) {
      return fault(
        at + 1,
        `has no header in "${lines[at] ?? ''}"`,
        'write Name: value, and an empty line before the body',
      )
    }
  }
  const isJsonBody = lines.slice(1, at).some((line) => /^content-type:.*json/i.test(line))
  const body = lines.slice(at + 1).join('\n')
  if (!isJsonBody || !body.trim()) return undefined
  const inBody = parseJson(body)
  return inBody && { ...inBody, line: inBody.line + at + 1 }
}

export function parseDiff(text: string): SampleFault | undefined {
  const index = text.split('\n').findIndex((line) => line && !/^[-+ @]|^(?:diff|index|\\)/.test(line))
  return index < 0
    ? undefined
    : { line: index + 1, column: 1, message: 'is no diff', mend: 'begin each line with -, + or a space' }
}

function failure(work: () => unknown): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return error
  }
}

const firstLine = (text: string) => text.split('\n')[0] ?? ''
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
