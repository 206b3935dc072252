import { contentTypeOf, keptFile, type SampleRequest } from './sample-request'

/** Longer bodies have a line for each of their fields. */
const SHORT = 20

/** One request for curl, as a shell reads it. */
export function curl(request: SampleRequest): string {
  const { method, url, credentials, headers = [], json, file } = request
  const verb = method.toUpperCase()
  const type = contentTypeOf(request)
  const kept = keptFile(request)
  return [
    [
      'curl --fail-with-body',
      // Curl refuses to write bytes to a terminal.
      ...(kept ? [`--output ${kept}`] : []),
      ...(verb === 'GET' ? [] : [`--request ${verb}`]),
    ].join(' '),
    `--url ${quoted(url)}`,
    ...(credentials.kind === 'basic' ? [`--user "$${credentials.user}:$${credentials.password}"`] : []),
    ...(credentials.kind === 'bearer' ? [`--header "Authorization: Bearer $${credentials.token}"`] : []),
    ...(type ? [`--header ${quoted(`Content-Type: ${type}`)}`] : []),
    ...headers.map(({ name, value }) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(file ? [`--data-binary @${file.name}`] : json === undefined ? [] : [`--data ${body(json)}`]),
  ].join(' \\\n  ')
}

function body(json: unknown): string {
  const short = JSON.stringify(json)
  const text = short.length > SHORT ? JSON.stringify(json, null, 2) : short
  // Quoted, or the shell would replace what stands behind a dollar sign.
  return text.includes("'") ? `@- <<'EOF'\n${text}\nEOF` : `'${text}'`
}

const quoted = (text: string): string =>
  /^[\w\-/.@%^=:]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
