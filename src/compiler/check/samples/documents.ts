import { parseXml, XmlError } from '@rgrove/parse-xml'
import { parseAllDocuments } from 'yaml'
import { jsonSyntaxError } from '../../files/json-syntax'
import { positionAt } from '../../problems/problem'
import type { SampleError } from './sample-error'

/** JSON as machines take it; a fragment of an object is taken as well. */
export function parseJson(text: string): SampleError | undefined {
  const error = jsonSyntaxError(text)
  if (!error || !jsonSyntaxError(`{${text}}`)) return undefined
  const hasComment = /^\s*(?:\/\/|\/\*)/m.test(text)
  const fix = hasComment
    ? 'JSON has no comments: say it above the sample'
    : 'write keys and texts in double quotes, and no comma before a closing bracket'
  return {
    ...positionAt(text, error.offset),
    message: `is not valid JSON: ${error.reason}`,
    fix,
  }
}

/** YAML, several documents in one sample included. */
export function parseYaml(text: string): SampleError | undefined {
  const documents = parseAllDocuments(text)
  const error = Array.isArray(documents) ? documents.flatMap(({ errors }) => errors)[0] : undefined
  if (!error) return undefined
  return {
    ...positionAt(text, error.pos[0]),
    message: `is not valid YAML: ${firstLine(error.message)}`,
    fix: 'correct the YAML',
  }
}

const ROOT = '<root xmlns:android="a" xmlns:app="b" xmlns:tools="c" xmlns:gap="d" xmlns:cdv="e">'

/** XML, and pieces of it: several elements, or the attributes of one, as manifests are shown. */
export function parseMarkup(text: string): SampleError | undefined {
  const prolog = /^\s*<\?xml[^>]*\?>/.exec(text)?.[0] ?? ''
  const body = text.slice(prolog.length).replace(/<!DOCTYPE[^>]*>/, (found) => ' '.repeat(found.length))
  const blank = prolog.replace(/[^\n]/g, ' ')
  const error = failure(() => parseXml(`${ROOT}${blank}${body}</root>`))
  if (!error) return undefined
  const attributes = /^\s*[\w:]+\s*=/.test(text)
  if (attributes && !failure(() => parseXml(`${ROOT.slice(0, -1)} ${text}/>`))) return undefined
  const { line = 1, column = 1, message = '' } = error instanceof XmlError ? error : {}
  return {
    line: Math.min(line, text.split('\n').length),
    column: Math.max(1, line === 1 ? column - ROOT.length : column),
    message: `is not well-formed: ${firstLine(message).replace(/ \(line \d+.*$/, '')}`,
    fix: 'close every element, quote every attribute, and write & as &amp;',
  }
}

/** Property lists are XML in which every key is followed by its value. */
export function parsePlist(text: string): SampleError | undefined {
  const error = parseMarkup(text)
  if (error) return error
  const bare = text.replace(/<!--[\s\S]*?-->/g, (found) => found.replace(/[^\n]/g, ' '))
  for (const match of bare.matchAll(/<\/key>\s*(<key>|<\/dict>|<\/plist>|$)/g)) {
    const line = bare.slice(0, match.index).split('\n').length
    return { line, column: 1, message: 'has a key without a value', fix: 'write the value behind the key' }
  }
  return undefined
}

/** Java properties: `key=value` or `key: value`, comments, and lines that end in a backslash. */
export function parseProperties(text: string): SampleError | undefined {
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
        fix: 'write key=value',
      }
    }
  }
  return undefined
}

/** An HTTP message: request or status line, headers, an empty line, and a body that is what its type says. */
export function parseHttp(text: string): SampleError | undefined {
  const lines = text.split('\n')
  const start =
    /^(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+(?: HTTP\/[\d.]+)?|HTTP\/[\d.]+ \d{3}(?: .*)?)$/
  const error = (line: number, message: string, fix: string) => ({ line, column: 1, message, fix })
  if (!start.test(lines[0] ?? '')) {
    return error(
      1,
      'begins with neither a request nor a status line',
      'write GET /path HTTP/1.1 or HTTP/1.1 200 OK',
    )
  }
  let at = 1
  for (; at < lines.length && lines[at]?.trim(); at++) {
    if (!/^[A-Za-z][\w-]*:\s?.*$/.test(lines[at] ?? '')) {
      return error(
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

/** What is wrong with a diff: the first line that begins as none in a diff does. */
export function parseDiff(text: string): SampleError | undefined {
  const index = text.split('\n').findIndex((line) => line && !/^[-+ @]|^(?:diff|index|\\)/.test(line))
  return index < 0
    ? undefined
    : { line: index + 1, column: 1, message: 'is no diff', fix: 'begin each line with -, + or a space' }
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
