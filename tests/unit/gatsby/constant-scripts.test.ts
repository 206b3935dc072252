import { describe, expect, it } from 'vitest'
import { constantScripts } from '../../../src/gatsby/constant-scripts'

/** As Gatsby 5 writes it. */
const slice = (build: string, chunks: object) => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(JSON.stringify(chunks))};
          </script>
        <script>window.___webpackCompilationHash="${build}";</script><script src="/app-1.js" async></script>`

/** Runs the inline script as a browser would, and says what it left on `window`. */
function run(html: string) {
  const [, attributes = '', text = ''] = /<script ([^>]*)>([^<]+)<\/script>/.exec(html) ?? []
  const dataset = Object.fromEntries(
    [...attributes.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    ]),
  )
  const window: Record<string, unknown> = {}
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- what a browser does
  new Function('window', 'document', text)(window, { currentScript: { dataset } })
  return { text, window }
}

describe("Gatsby's scripts at the end of a page", () => {
  it('say the same in every build, and leave what Gatsby asks for', () => {
    const one = run(constantScripts(slice('abc1', { app: ['/app-1.js'] })))
    const two = run(constantScripts(slice('def2', { app: ['/app-2.js'], 'a<b&"c"': [] })))
    expect(one.text).toBe(two.text)
    expect(one.window).toEqual({ ___webpackCompilationHash: 'abc1' })
    expect(two.window).toEqual({ ___webpackCompilationHash: 'def2' })
  })

  it('do not bring the names of all chunks to every page', () => {
    expect(constantScripts(slice('abc1', { 'component---x': ['/component---x-1.js'] }))).not.toContain(
      'component---',
    )
  })

  it('keep the bundles that come with them', () => {
    const html = constantScripts(slice('abc1', {}))
    expect(html).toContain('<script src="/app-1.js" async></script>')
    expect(html.match(/<script/g)).toHaveLength(2)
  })

  it('stop the build when another Gatsby writes others', () => {
    expect(() => constantScripts('<script>window.___chunks={}</script>')).toThrow(/not as they were/)
  })
})
