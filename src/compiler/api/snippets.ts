import { HTTPSnippet, type HarRequest } from '@readme/httpsnippet'
import { isRecord } from './openapi'
import { python } from './python-snippet'
import type { SampleRequest } from './sample-request'

export interface Snippet {
  /** A tab of the group `language`. */
  label: 'curl' | 'JavaScript' | 'PHP' | 'Python'
  fence: 'shell' | 'js' | 'php' | 'python'
  text: string
}

/** What stands in a sample until the language's own way to say it takes its place. */
const MARK = { credentials: '@CREDENTIALS@', file: '@FILE@', object: '@OBJECT@', array: '@ARRAY@' }

/** One request as curl, JavaScript, PHP and Python. Secrets come from the environment; nobody should paste one into a file. */
export function snippetsOf(request: SampleRequest): Snippet[] {
  return [
    { label: 'curl', fence: 'shell', text: curl(request) },
    { label: 'JavaScript', fence: 'js', text: javascript(request) },
    { label: 'PHP', fence: 'php', text: php(request) },
    { label: 'Python', fence: 'python', text: python(request) },
  ]
}

function convert(
  request: SampleRequest,
  json: unknown,
  target: 'shell' | 'javascript' | 'php',
  client: string,
) {
  const { method, url, credentials, headers = [], file } = request
  const scheme = credentials.kind === 'basic' ? 'Basic' : 'Bearer'
  const type = file?.type ?? (json === undefined ? undefined : 'application/json')
  const har = {
    method: method.toUpperCase(),
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    headers: [
      ...(credentials.kind === 'none'
        ? []
        : [{ name: 'Authorization', value: `${scheme} ${MARK.credentials}` }]),
      ...(type ? [{ name: 'Content-Type', value: type }] : []),
      ...headers,
    ],
    ...(type ? { postData: { mimeType: type, text: file ? MARK.file : JSON.stringify(json) } } : {}),
  }
  // Its types demand a body of every request.
  const made = new HTTPSnippet(har as HarRequest).convert(target, client)
  return String(Array.isArray(made) ? made[0] : made)
}

function curl(request: SampleRequest): string {
  const { credentials, file } = request
  let text = convert(request, request.json, 'shell', 'curl')
    .replace(/^curl --request GET/, 'curl --fail-with-body')
    .replace(/^curl --request (\w+)/, 'curl --fail-with-body --request $1')
    // Quoted, or the shell would replace what stands behind a dollar sign.
    .replace('<<EOF', "<<'EOF'")
    .replace(/--data '\n([\s\S]*)\n'$/, (_, body: string) => `--data '${body}'`)
  const header = new RegExp(`--header '[Aa]uthorization: \\w+ ${MARK.credentials}'`)
  if (credentials.kind === 'basic') {
    text = text.replace(header, () => `--user "$${credentials.user}:$${credentials.password}"`)
  } else if (credentials.kind === 'bearer') {
    text = text.replace(header, () => `--header "Authorization: Bearer $${credentials.token}"`)
  }
  if (file) text = text.replace(`--data ${MARK.file}`, () => `--data-binary @${file.name}`)
  const kept = fileOf(request)
  // Curl refuses to write bytes to a terminal.
  return kept ? text.replace(/^curl --fail-with-body/, `$& --output ${kept}`) : text
}

const fileOf = ({ answer }: SampleRequest): string | undefined =>
  typeof answer === 'object' ? answer.file : undefined

/** What the library writes behind the request: it takes every answer for JSON, and a refusal for an answer. */
const LIBRARY = {
  javascript: /\nfetch\(('[^\n]*'), options\)\n[\s\S]*$/,
  php: /\n\$response = curl_exec\(\$curl\);\n[\s\S]*$/,
}

function javascript(request: SampleRequest): string {
  const { credentials, file } = request
  let text = convert(request, request.json, 'javascript', 'fetch')
  const header = new RegExp(`'(\\w+) ${MARK.credentials}'`)
  const before: string[] = []
  const kept = fileOf(request)
  const used = [...(file ? ['readFile'] : []), ...(kept ? ['writeFile'] : [])]
  if (used.length) before.push(`import { ${used.join(', ')} } from 'node:fs/promises';`, '')
  if (credentials.kind === 'basic') {
    const { user, password } = credentials
    const pair = `\`\${process.env.${user}}:\${process.env.${password}}\``
    // `btoa` takes no character beyond Latin-1, and encodes the others differently from curl.
    const encoded = credentials.chosen
      ? `Buffer.from(\n  ${pair},\n).toString('base64')`
      : `btoa(\n  ${pair},\n)`
    before.push(`const credentials = ${encoded};`)
    text = text.replace(header, '`$1 ${credentials}`')
  } else if (credentials.kind === 'bearer') {
    text = text.replace(header, () => `\`Bearer \${process.env.${credentials.token}}\``)
  }
  if (file) text = text.replace(`'${MARK.file}'`, () => `await readFile('${file.name}')`)
  const last = kept
    ? `await writeFile('${kept}', Buffer.from(await response.arrayBuffer()));`
    : `console.log(${request.answer === 'nothing' ? 'response.status' : 'await response.json()'});`
  text = text.replace(LIBRARY.javascript, (_, url: string) =>
    [
      '',
      `const response = await fetch(${url}, options);`,
      'if (!response.ok) {',
      '  const text = await response.text();',
      '  throw new Error(`Beckon answered ${response.status}: ${text}`);',
      '}',
      last,
    ].join('\n'),
  )
  return [...before, text].join('\n')
}

function php(request: SampleRequest): string {
  const { credentials, file } = request
  let text = convert(request, marked(request.json), 'php', 'curl')
    // What curl does anyway.
    .replace(/^ *CURLOPT_(?:ENCODING|MAXREDIRS|HTTP_VERSION) => .*\n/gm, '')
    .replace(/^curl_close\(\$curl\);\n\n/m, '')
    .replaceAll(`'${MARK.object}'`, 'new stdClass()')
    .replaceAll(`'${MARK.array}'`, '[]')
  const header = new RegExp(`^( *)"Authorization: \\w+ ${MARK.credentials}"`, 'm')
  if (credentials.kind === 'basic') {
    const { user, password } = credentials
    text = text
      .replace(new RegExp(`^ *"Authorization: \\w+ ${MARK.credentials}",?\\n`, 'm'), '')
      .replace(/^ {2}CURLOPT_HTTPHEADER => \[\n {2}\],\n/m, '')
      .replace(
        /^(?=\]\);$)/m,
        () => `  CURLOPT_USERPWD => getenv('${user}') . ':' . getenv('${password}'),\n`,
      )
  } else if (credentials.kind === 'bearer') {
    text = text.replace(
      header,
      (_, indent: string) => `${indent}'Authorization: Bearer ' . getenv('${credentials.token}')`,
    )
  }
  if (file) text = text.replace(JSON.stringify(MARK.file), () => `file_get_contents('${file.name}')`)
  const kept = fileOf(request)
  const last = kept
    ? `file_put_contents('${kept}', $response);`
    : `echo ${request.answer === 'nothing' ? '$status' : '$response'};`
  return text.replace(LIBRARY.php, () =>
    [
      '',
      '$response = curl_exec($curl);',
      'if ($response === false) {',
      '  throw new RuntimeException(curl_error($curl));',
      '}',
      '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
      'if ($status >= 400) {',
      '  throw new RuntimeException("Beckon answered $status: $response");',
      '}',
      last,
    ].join('\n'),
  )
}

/** In PHP an empty array is both; marks keep apart what JSON keeps apart. */
function marked(json: unknown): unknown {
  if (Array.isArray(json)) return json.length ? json.map(marked) : MARK.array
  if (!isRecord(json)) return json
  const entries = Object.entries(json)
  return entries.length
    ? Object.fromEntries(entries.map(([key, value]) => [key, marked(value)]))
    : MARK.object
}
