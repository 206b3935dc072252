import { escapePattern } from '../text/escape-pattern'
import type { Header } from './headers'
import type { Hosting } from './hosting'
import { textTypes } from './types'

/** The part of nginx's configuration that follows from the site. deploy/nginx.conf takes both files in. */
export const nginxFiles = (hosting: Hosting): Record<string, string> => ({
  'maps.conf': mapsConf(hosting),
  'server.conf': serverConf(hosting),
  'brotli.conf': brotliConf,
})

const MADE = '# Made by the build (src/hosting/nginx.ts): the next one writes it anew.\n\n'

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
/** nginx takes a backslash within quotes as it stands, but for one before a quote. */
const pattern = (regex: string, flags: '~' | '~*' = '~') => `"${flags}${regex}"`
const map = (from: string, to: string, lines: readonly (readonly [string, string])[]) =>
  `map ${from} $${to} {\n${lines.map(([key, value]) => `    ${key} ${value};\n`).join('')}}\n`

/** The same pattern, over status and path together. */
const there = (regex: string) => `^(?:200|206|304)${regex.startsWith('^') ? regex.slice(1) : `.*${regex}`}`

const variableOf = ({ name }: Header) => `beckon_${name.toLowerCase().replaceAll('-', '_')}`

/** Names of languages in a header or a cookie may be nothing but letters. */
const alternatives = (languages: readonly string[]) => languages.join('|')

/** A preference of Accept-Language for one of these languages, other than a refusal (`q=0`). */
const preference = (languages: readonly string[]) =>
  `\\s*(?:${alternatives(languages)})(?:-[a-z0-9]+)*\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`

/** The languages that nobody asks for first are the default one. Browsers send the best first. */
const acceptPattern = (language: string, languages: readonly string[]): string =>
  `^(?:(?!${preference(languages)})[^,]*,)*${preference([language])}`

const compressed = textTypes.filter((type) => type !== 'text/html').join(' ')

/** Apart, for nginx needs modules for it. */
const brotliConf = `${MADE}brotli_static on;
brotli on;
brotli_comp_level 5;
brotli_min_length 1024;
brotli_types ${compressed};
`

function mapsConf(hosting: Hosting): string {
  const { languages, defaultLanguage, languageCookie, moved, ignored, headers } = hosting
  const others = languages.filter((language) => language !== defaultLanguage)
  return [
    MADE,
    '# Addresses are longer than nginx expects of the keys of a map. It wants to know before the first one.\n',
    'map_hash_bucket_size 256;\n\n',
    ...headers
      .filter(({ cases }) => cases.length)
      .map((header) =>
        map(header.ifThere ? '$status$uri' : '$uri', variableOf(header), [
          ...header.cases.map(
            ([regex, value]) => [pattern(header.ifThere ? there(regex) : regex), quote(value)] as const,
          ),
          ['default', quote(header.otherwise)],
        ]),
      ),
    '\n# Pages that moved (content/redirects.json). A target may name a heading, and a query has to stand before it.\n',
    map('$uri', 'beckon_moved', [
      ['default', '""'],
      ...moved.map(({ from, to }) => [quote(from), quote(to)] as const),
    ]),
    map('$beckon_moved', 'beckon_moved_hash', [
      ['default', '""'],
      [pattern('(?<beckon_hash>#.+)$'), '$beckon_hash'],
    ]),
    map('$beckon_moved', 'beckon_moved_path', [
      ['default', '""'],
      [pattern('^(?<beckon_path>[^#]+)'), '$beckon_path'],
    ]),
    '\n# The language of a visitor: the one chosen before, else the best one the browser asks for, else the default one.\n',
    map('$http_accept_language', 'beckon_accepted', [
      ['default', defaultLanguage],
      ...others.map((language) => [pattern(acceptPattern(language, languages), '~*'), language] as const),
    ]),
    map(`$cookie_${languageCookie}`, 'beckon_language', [
      ['default', '$beckon_accepted'],
      ...languages.map((language) => [language, language] as const),
    ]),
    '# Such a redirect is not the same for everybody; it is the only one that is not for good.\n',
    map('$status', 'beckon_vary', [
      ['default', '""'],
      ['302', '"Accept-Language, Cookie"'],
    ]),
    '# Who does something else than reading is told what can be done.\n',
    map('$status', 'beckon_allow', [
      ['default', '""'],
      ['405', '"GET, HEAD"'],
    ]),
    map('$uri', 'beckon_ignored', [
      ['default', '""'],
      ...ignored.map((path) =>
        path.endsWith('*')
          ? ([pattern(`^${escapePattern(path.slice(0, -1))}`), '1'] as const)
          : ([quote(path), '1'] as const),
      ),
    ]),
  ].join('')
}

function serverConf({ headers, types, sections, filesOnly, hidden, messages, health }: Hosting): string {
  return `${MADE}index index.html;
types {
${Object.entries(types)
  .map(([ending, type]) => `    ${type} ${ending};\n`)
  .join('')}}
default_type application/octet-stream;
charset utf-8;
charset_types ${compressed};
server_tokens off;
# Redirects name only the path: right behind any proxy, on any port.
absolute_redirect off;
etag on;
# A link to a search has what was typed in its address, and somebody pastes a log. Beside other servers on the same port, that
# of the first one counts.
large_client_header_buffers 4 32k;

# The files that were compressed beforehand; what is not is compressed while it is sent.
gzip_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types ${compressed};

${headers
  .map(
    (header) =>
      `add_header ${header.name} ${header.cases.length ? `$${variableOf(header)}` : quote(header.otherwise)} always;\n`,
  )
  .join('')}add_header Vary $beckon_vary;
add_header Allow $beckon_allow always;

# One not-found page for all: the site stays at the address only when this is the page it was served.
# What cannot be decoded, or leads out of the site, nginx calls a bad request (400) before it knows more of it; what is longer
# than it reads, too long (414).
error_page 400 403 404 414 =404 /404.html;
error_page 500 502 503 504 /500.html;

# A page that moved is gone for good from its old address (301). The query goes along.
if ($beckon_moved) {
    return 301 $beckon_moved_path$is_args$args$beckon_moved_hash;
}

location = ${health} {
    access_log off;
    default_type text/plain;
    return 200 "ok\\n";
}

location ~ ${hidden.includes('{') ? quote(hidden) : hidden} {
    return 404;
}

# What is shown in place of a page is none itself. The two files are for error_page alone.
location = /404.html {
    internal;
}
location = /500.html {
    internal;
}
location ~ ${messages} {
    return 404;
}

# Nobody reads a page in answer to a script or a picture.
location ~ ${filesOnly} {
    error_page 403 404 = @missing;
    try_files $uri =404;
}
location @missing {
    # Whatever the name says.
    types {
    }
    default_type text/plain;
    return 404 "Not found\\n";
}

# No language yet: to the visitor's, for now (302). What lies there all the same stays: the downloads below /api/.
# $request_uri keeps the query, and is what the visitor sent, so nothing decoded gets into a header.
location = / {
    return 302 /$beckon_language/$is_args$args;
}
location ~ ^/(?:${sections.map(escapePattern).join('|')})(?:/|$) {
    try_files $uri @language;
}
location @language {
    if ($beckon_ignored) {
        return 404;
    }
    return 302 /$beckon_language$request_uri;
}

location / {
    # A folder without its slash is redirected (301) by nginx itself, and keeps its query.
    try_files $uri $uri/ =404;
}
`
}
