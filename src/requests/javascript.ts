import { inCall, layOut, type Code } from './layout'
import { contentTypeOf, keptFile, type SampleRequest } from './sample-request'

const WIDTH = 78

/** One request in JavaScript, with the `fetch` of browsers and Node. */
export function javascript(request: SampleRequest): string {
  const { credentials, file } = request
  const kept = keptFile(request)
  const used = [...(file ? ['readFile'] : []), ...(kept ? ['writeFile'] : [])]
  const before = 'const options = '
  const called = 'const response = await '
  const last = kept
    ? `await writeFile('${kept}', Buffer.from(await response.arrayBuffer()));`
    : `console.log(${request.answer === 'nothing' ? 'response.status' : 'await response.json()'});`
  return [
    ...(used.length ? [`import { ${used.join(', ')} } from 'node:fs/promises';`, ''] : []),
    ...(credentials.kind === 'basic' ? [`const credentials = ${encoded(credentials)};`] : []),
    `${before}${layOut(options(request), '', WIDTH, before.length)};`,
    '',
    `${called}${layOut(
      {
        open: 'fetch(',
        close: ')',
        items: [
          ['', text(request.url)],
          ['', 'options'],
        ],
      },
      '',
      WIDTH,
      called.length,
    )};`,
    'if (!response.ok) {',
    '  const text = await response.text();',
    '  throw new Error(`Beckon answered ${response.status}: ${text}`);',
    '}',
    last,
  ].join('\n')
}

function encoded({ user, password, chosen }: Extract<SampleRequest['credentials'], { kind: 'basic' }>) {
  const [name, secret] = [`process.env.${user}`, `process.env.${password}`]
  const short = `\`\${${name}}:\${${secret}}\``
  // Indented, and a comma follows.
  const pair = short.length + 3 <= WIDTH ? short : `[\n    ${name},\n    ${secret},\n  ].join(':')`
  // `btoa` takes no character beyond Latin-1, and encodes the others differently from curl.
  return chosen ? `Buffer.from(\n  ${pair},\n).toString('base64')` : `btoa(\n  ${pair},\n)`
}

function options(request: SampleRequest): Code {
  const { method, credentials, headers = [], json, file } = request
  const type = contentTypeOf(request)
  const sent: [string, Code][] = [
    ...(credentials.kind === 'basic' ? [field('Authorization', '`Basic ${credentials}`')] : []),
    ...(credentials.kind === 'bearer'
      ? [field('Authorization', `\`Bearer \${process.env.${credentials.token}}\``)]
      : []),
    ...(type ? [field('Content-Type', text(type))] : []),
    ...headers.map(({ name, value }) => field(name, text(value))),
  ]
  return braces([
    field('method', text(method.toUpperCase())),
    ...(sent.length ? [field('headers', braces(sent))] : []),
    ...(file ? [field('body', `await readFile('${file.name}')`)] : []),
    ...(json === undefined ? [] : [field('body', inCall('JSON.stringify', literal(json)))]),
  ])
}

const braces = (items: readonly [string, Code][]): Code => ({ open: '{', close: '}', items })

const field = (name: string, value: Code): [string, Code] => [`${keyOf(name)}: `, value]

function keyOf(name: string): string {
  // Without brackets it would be no field.
  if (name === '__proto__') return "['__proto__']"
  return /^[a-z$_][\w$]*$/i.test(name) ? name : text(name)
}

function literal(value: unknown): Code {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return { open: '[', close: ']', items: value.map((item) => ['', literal(item)]) }
  if (typeof value === 'object' && value !== null)
    return braces(Object.entries(value).map(([name, item]) => field(name, literal(item))))
  return JSON.stringify(value)
}

/** In single quotes, with the escapes of JSON for what cannot stand in them. */
const text = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
