import { expect, it } from 'vitest'
import { highlightSample, loadHighlighter } from '../../../src/compiler/page/highlight'
import { tokensOf } from '../../../src/request-form/colours'
import { snippetsOf } from '../../../src/requests/snippets'

const basic = { kind: 'basic', user: 'BECKON_APPLICATION_KEY', password: 'BECKON_MASTER_SECRET' } as const
const snippets = snippetsOf({
  method: 'post',
  url: 'https://push.beckon.example/usersegment?limit=10',
  credentials: basic,
  headers: [{ name: 'X-Since', value: '5 minutes' }],
  json: {
    name: `It's "VIP" $5`,
    list: [1, 2.5, true, null],
    inner: { isBig: false, longer: 'x'.repeat(80) },
  },
})

/** The class of every letter of a sample as the build colours it; what is the reader's own apart. */
function byLetter(html: string): string {
  let kind = ' '
  return html
    .replace(/<\/?var[^>]*>/g, '')
    .replace(/<b class="(\w)">|<\/b>|&\w+;|[\s\S]/g, (part, name: string | undefined) => {
      if (part.length > 1 && !part.startsWith('&')) {
        kind = name ?? ' '
        return ''
      }
      return kind
    })
}

it.each(snippets)('$label has nearly the colours that the build gives it', async ({ text, fence }) => {
  const shiki = await loadHighlighter()
  const built = byLetter(highlightSample(text, fence, shiki))
  const own = Array.from<string>({ length: text.length }).fill(' ')
  for (const { start, end, kind } of tokensOf(text, fence)) own.fill(kind, start, end)
  expect(own).toHaveLength(built.length)
  const same = own.filter((kind, at) => kind === built[at] || /\s/.test(text[at] ?? '')).length
  expect(same / text.length).toBeGreaterThan(0.9)
})

it('no two stretches overlap', () => {
  for (const { text, fence } of snippets) {
    const tokens = tokensOf(text, fence)
    expect(tokens.length).toBeGreaterThan(5)
    expect(tokens.every(({ start }, at) => start >= (tokens[at - 1]?.end ?? 0))).toBe(true)
  }
})
