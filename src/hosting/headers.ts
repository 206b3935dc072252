import { hashedNames } from '../offline/format/hashed-names'

/**
 * The headers of every answer, once: nginx, hosts that read `_headers`, and the local server that the tests run against all
 * take them from here.
 */

/** One header: the first pattern that the file fits decides, else `otherwise`. */
export interface Header {
  name: string
  /** Regular expressions over the path of the file that answers, `/en/index.html`. */
  cases: readonly (readonly [pattern: string, value: string])[]
  /** Empty: such a file goes without it. */
  otherwise: string
  /** The cases are for files that are there: an answer that there is none takes `otherwise`. */
  ifThere?: true
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/** What pages ask of the browser and do not need. */
const features = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/**
 * What a page may load and run: its own host's files and the inline scripts that were built; HTML that scripts put into the
 * page goes through the policy of src/app/trusted-types.ts.
 * Styles in attributes are React's and Shiki's; no content brings any.
 */
export const pagePolicy = (scripts: readonly string[]): string =>
  [
    `default-src 'self'`,
    `script-src 'self'${scripts.map((hash) => ` ${hash}`).join('')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `object-src 'none'`,
    `frame-src 'none'`,
    `base-uri 'none'`,
    // Fields are the page's own business: nothing of this site is ever submitted.
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ')

/** Of scripts, which workers take over. Not Trusted Types: they are for pages. */
const SCRIPT_POLICY = `default-src 'self'`
/** Of files that are opened by themselves: a drawing or a description runs nothing. */
const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox`

const always = (name: string, otherwise: string): Header => ({ name, cases: [], otherwise })

/** What says the same as a page in another form: search engines are to find the page. */
const COPIES = '/(?:index\\.md|llms-full\\.txt)$'

/** @param scripts hashes of the inline scripts of all pages */
export const siteHeaders = (scripts: readonly string[]): Header[] => [
  {
    name: 'Cache-Control',
    cases: hashedNames.map((pattern) => [pattern, FOR_EVER]),
    // Asked for anew each time (304 when unchanged): HTML, page data, the service worker and the search index of one
    // deploy must not meet those of another.
    otherwise: 'no-cache',
    // Whoever asks for a file before its release, or after it went, must not be told for a year that there is none.
    ifThere: true,
  },
  {
    name: 'Content-Security-Policy',
    cases: [
      ['\\.html$', pagePolicy(scripts)],
      ['\\.js$', SCRIPT_POLICY],
    ],
    otherwise: FILE_POLICY,
  },
  { name: 'X-Robots-Tag', cases: [[COPIES, 'noindex']], otherwise: '' },
  always('X-Content-Type-Options', 'nosniff'),
  always('X-Frame-Options', 'DENY'),
  always('Referrer-Policy', 'strict-origin-when-cross-origin'),
  always('Permissions-Policy', features.map((feature) => `${feature}=()`).join(', ')),
  // Browsers ignore it over plain HTTP.
  always('Strict-Transport-Security', 'max-age=63072000; includeSubDomains'),
  always('Cross-Origin-Opener-Policy', 'same-origin'),
  always('Cross-Origin-Resource-Policy', 'same-origin'),
]

/** The value of a header for a file. */
export const headerValue = ({ cases, otherwise }: Header, file: string): string =>
  cases.find(([pattern]) => new RegExp(pattern).test(file))?.[1] ?? otherwise
