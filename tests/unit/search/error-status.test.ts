import { expect, it } from 'vitest'
import { buildIndexFile, openIndex } from '../../../src/search/setup'
import { page } from './sample-site'

const errors = page(
  '/en/guides/errors/',
  'Errors',
  ['', '', 'What each error means.'],
  ['http-503', 'HTTP 503', 'The server cannot answer at the moment; try again later.'],
  ['http-401', 'HTTP 401', 'Wrong credentials. Wrong key or secret, or the keys of another application.'],
)
const sample = page(
  '/en/sdk/v1/android/implementation/',
  'Implementation',
  ['', '', 'How calls work.'],
  [
    'callback',
    'A callback for the samples',
    'When a call fails, 401 is unauthorized: unauthorised calls fail.',
  ],
)
/** Whose headings say it in as many words. */
const named = page(
  '/en/guides/tokens/',
  'Tokens',
  ['', '', 'What a token is for.'],
  ['refused', '401', 'With 401 the call is refused: no token.'],
  ['busy', '503', 'With 503 the server is busy.'],
)
const others = Array.from({ length: 12 }, (_, at) =>
  page(`/en/guides/${at}/`, `Guide ${at}`, ['', '', `Send a message, number ${at}.`]),
).flat()
const engine = openIndex(buildIndexFile([...errors, ...sample, ...named, ...others]).en, 'en')

it.each([
  ['401 unauthorized', '401'],
  ['401 unauthorised', '401'],
  ['unauthorized', '401'],
  ['unauthorised', '401'],
  ['401', '401'],
  ['503', '503'],
])(
  '%s leads to the page that says what the error means, before samples and headings that name it',
  (text, status) => {
    for (const path of ['/en/', '/en/api/']) {
      const [first] = engine.search(text, { path, language: 'en' }).groups
      expect(first?.hits[0]?.address ?? first?.path).toBe(`/en/guides/errors/#http-${status}`)
    }
  },
)
