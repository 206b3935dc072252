/** Languages whose requests are read here. */
export const SCRIPTS = /^(?:jsx?|tsx?|javascript|typescript|mjs|php)$/

const METHODS = 'GET|POST|PUT|PATCH|DELETE'
const METHOD = new RegExp(`^(?:${METHODS})$`)
/** A variable that an address is put into: `const url = 'https://…'`, `$address = "https://…"`. */
const PUT_INTO = /(\$?\w+)\s*=\s*(?:new URL\()?\s*["'`]?$/
/** `axios.put`, `$client->put`, `wp_remote_post`. */
const BY_NAME = /(?:\b(?:axios|http|api|client)\.|->|\bwp_remote_)(get|post|put|patch|delete)$/i
/** What takes an address and options, among them the method; GET without. */
const WITH_OPTIONS = /(?:^|[^\w.])(?:fetch|Request|axios|wp_remote_request)$/
/** The method in options: `method: 'PUT'`, `'method' => 'PUT'`; a variable, and what is spread, is not known here. */
const OPTION = /(?:^|[\s{,[(])["']?method["']?\s*(?::|=>)\s*(["'`]?)(\$?\w+)/
const UNKNOWN = /\.\.\.|[\s{,]method\s*[,}]/
/** The options of PHP's curl, up to where the request is sent. */
const OF_CURL = /\bCURLOPT_CUSTOMREQUEST\s*(?:,|=>)\s*(["']?)(\$?\w+)/
const POSTS = /\bCURLOPT_POST(?:FIELDS)?\b/
const PUTS = /\bCURLOPT_(?:PUT|UPLOAD)\b/

interface Call {
  /** What stands before its bracket. */
  callee: string
  /** What stands between its brackets. */
  inside: string
}

/** The method of the request of JavaScript or PHP whose address stands at an offset; undefined where the sample leaves it open. */
export function methodInScript(text: string, offset: number): string | undefined {
  const variable = PUT_INTO.exec(text.slice(0, offset))?.[1]
  if (variable === undefined) return methodOf(callAround(text, offset), text, offset)
  const used = text.indexOf(`(${variable}`, offset)
  return used < 0 ? undefined : methodOf(callAround(text, used + 1), text, used)
}

function methodOf(call: Call | undefined, text: string, offset: number): string | undefined {
  if (!call) return undefined
  const { callee, inside } = call
  const [, name] = BY_NAME.exec(callee) ?? []
  if (name) return name.toUpperCase()
  if (/\bcurl_(?:init|setopt|setopt_array)$/.test(callee))
    return methodOfCurl(callee.endsWith('_array') ? inside : upToSending(text, offset))
  // `$client->request('PUT', 'https://…')`
  if (/(?:->|\.)request$/.test(callee))
    return new RegExp(`^\\s*["'](${METHODS})["']`, 'i').exec(inside)?.[1]?.toUpperCase()
  return WITH_OPTIONS.test(callee) ? methodInOptions(inside) : undefined
}

function methodInOptions(inside: string): string | undefined {
  const [, quote, given = ''] = OPTION.exec(inside) ?? []
  if (quote !== undefined) return quote && METHOD.test(given.toUpperCase()) ? given.toUpperCase() : undefined
  const isWhole = !inside.includes(',') || /[{[]/.test(inside)
  return isWhole && !UNKNOWN.test(inside) && !/,\s*\$?\w+\s*,?\s*$/.test(inside) ? 'GET' : undefined
}

function methodOfCurl(options: string): string | undefined {
  const [, quote, given = ''] = OF_CURL.exec(options) ?? []
  if (quote !== undefined) return quote && METHOD.test(given) ? given : undefined
  if (PUTS.test(options)) return 'PUT'
  return POSTS.test(options) ? 'POST' : 'GET'
}

function upToSending(text: string, offset: number): string {
  const end = text.indexOf('curl_exec', offset)
  return text.slice(offset, end < 0 ? undefined : end)
}

/** The innermost call whose brackets a place stands in. */
function callAround(text: string, offset: number): Call | undefined {
  let open = -1
  for (let at = offset - 1, depth = 0; at >= 0 && open < 0; at--) {
    if (text[at] === ')') depth++
    else if (text[at] === '(' && depth-- === 0) open = at
  }
  if (open < 0) return undefined
  let end = open + 1
  for (let depth = 1; end < text.length && depth; end++) {
    if (text[end] === '(') depth++
    else if (text[end] === ')') depth--
  }
  const callee = /[\w$.>-]*$/.exec(text.slice(0, open))?.[0] ?? ''
  return { callee, inside: text.slice(open + 1, end - 1) }
}
