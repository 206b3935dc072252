import { inCall, layOut, type Code } from './layout'
import { contentTypeOf, keptFile, type SampleRequest } from './sample-request'

/** One request in PHP, with its extension for curl. */
export function php(request: SampleRequest): string {
  const { method, url, credentials, headers = [], json, file } = request
  const type = contentTypeOf(request)
  const kept = keptFile(request)
  const sent = [
    ...(credentials.kind === 'bearer' ? [`'Authorization: Bearer ' . getenv('${credentials.token}')`] : []),
    ...(type ? [text(`Content-Type: ${type}`)] : []),
    ...headers.map(({ name, value }) => text(`${name}: ${value}`)),
  ]
  const options: [string, Code][] = [
    ['URL', text(url)],
    ['RETURNTRANSFER', 'true'],
    ['TIMEOUT', '30'],
    ['CUSTOMREQUEST', text(method.toUpperCase())],
  ]
  if (file) options.push(['POSTFIELDS', `file_get_contents('${file.name}')`])
  if (json !== undefined) options.push(['POSTFIELDS', inCall('json_encode', literal(json))])
  if (sent.length) options.push(['HTTPHEADER', brackets(sent.map((one) => ['', one]))])
  if (credentials.kind === 'basic') {
    const { user, password } = credentials
    options.push(['USERPWD', `getenv('${user}')\n    . ':' . getenv('${password}')`])
  }
  return [
    '<?php',
    '',
    '$curl = curl_init();',
    '',
    'curl_setopt_array($curl, [',
    ...options.map(([name, value]) => `  CURLOPT_${name} => ${layOut(value, '  ')},`),
    ']);',
    '',
    '$response = curl_exec($curl);',
    'if ($response === false) {',
    '  throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status >= 400) {',
    '  throw new RuntimeException("Beckon answered $status: $response");',
    '}',
    kept
      ? `file_put_contents('${kept}', $response);`
      : `echo ${request.answer === 'nothing' ? '$status' : '$response'};`,
  ].join('\n')
}

const brackets = (items: readonly (readonly [string, Code])[]): Code => ({ open: '[', close: ']', items })

/** In PHP an empty array is both; JSON keeps apart what is an object. */
function literal(value: unknown): Code {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return brackets(value.map((item) => ['', literal(item)]))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
  if (!entries.length) return 'new stdClass()'
  const items = entries.map(([name, item]) => [`${text(name)} => `, literal(item)] as const)
  // With such keys PHP has a list.
  const isList = entries.every(([name], at) => name === String(at))
  return { open: isList ? '(object) [' : '[', close: ']', items }
}

/** In single quotes, where PHP replaces nothing. */
const text = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`
