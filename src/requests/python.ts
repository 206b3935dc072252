import { contentTypeOf, keptFile, type SampleRequest } from './sample-request'

/**
 * One request in Python, with nothing but its standard library. Secrets come from the environment; a refusal ends the
 * program with the body of the answer, since `urlopen` raises on it.
 */
export function python(request: SampleRequest): string {
  const { method, url, credentials, headers = [], json, file, answer } = request
  const kept = keptFile(request)
  const hasJson = json !== undefined || answer === 'json' || answer === undefined
  const type = contentTypeOf(request)
  const imports = [
    ...(hasJson ? ['import json'] : []),
    ...(credentials.kind === 'none' ? [] : ['import os']),
    ...(credentials.kind === 'basic' ? ['from base64 import b64encode'] : []),
    ...(file || kept ? ['from pathlib import Path'] : []),
    'from urllib.error import HTTPError',
    'from urllib.request import Request, urlopen',
  ]
  const sent = [
    ...(credentials.kind === 'basic' ? ['"Authorization": f"Basic {credentials}",'] : []),
    ...(credentials.kind === 'bearer' ? ['"Authorization": f"Bearer {token}",'] : []),
    ...(type ? [`"Content-Type": ${text(type)},`] : []),
    ...headers.map(({ name, value }) => `${text(name)}: ${text(value)},`),
  ]
  const data = file
    ? `    data=Path(${text(file.name)}).read_bytes(),`
    : json === undefined
      ? undefined
      : `    data=json.dumps(${literal(json, 4)}).encode(),`
  const result = kept
    ? `Path(${text(kept)}).write_bytes(response.read())`
    : `print(${answer === 'nothing' ? 'response.status' : 'json.load(response)'})`
  return [
    ...imports,
    '',
    ...secrets(request),
    'request = Request(',
    `    ${text(url)},`,
    `    method=${text(method.toUpperCase())},`,
    ...(sent.length ? ['    headers={', ...sent.map((line) => `        ${line}`), '    },'] : []),
    ...(data ? [data] : []),
    ')',
    'try:',
    '    with urlopen(request) as response:',
    `        ${result}`,
    'except HTTPError as error:',
    '    raise SystemExit(f"Beckon answered {error.code}: {error.read().decode()}")',
  ].join('\n')
}

function secrets({ credentials }: SampleRequest): string[] {
  switch (credentials.kind) {
    case 'none':
      return []
    case 'bearer':
      return [`token = os.environ["${credentials.token}"]`]
    case 'basic':
      return [
        `user = os.environ["${credentials.user}"]`,
        `password = os.environ["${credentials.password}"]`,
        'credentials = b64encode(f"{user}:{password}".encode()).decode()',
      ]
  }
}

/** What JSON escapes, Python does as well. */
const text = (value: string): string => JSON.stringify(value)

/** A value as Python writes it, its lines indented as deep as the line it begins on. */
function literal(value: unknown, indent: number): string {
  const inner = ' '.repeat(indent + 4)
  const close = ' '.repeat(indent)
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) {
    if (!value.length) return '[]'
    return `[\n${value.map((item) => `${inner}${literal(item, indent + 4)},\n`).join('')}${close}]`
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value)
    if (!entries.length) return '{}'
    const lines = entries.map(([key, item]) => `${inner}${text(key)}: ${literal(item, indent + 4)},\n`)
    return `{\n${lines.join('')}${close}}`
  }
  return JSON.stringify(value)
}
