import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { inlineScripts, siteScriptHashes } from '../../../src/hosting/inline-scripts'
import { tempFolder } from '../../helpers/temp-folder'

let dir: string
beforeEach(() => {
  dir = tempFolder('scripts')
})
const page = (name: string, html: string) => writeFileSync(path.join(dir, name), html)

describe('inline scripts of a page', () => {
  it('are those without a source that are no data', () => {
    const html = [
      '<script>one()</script>',
      '<script type="module" id="x">two()</script>',
      '<script src="/app.js" async></script>',
      '<script type="application/ld+json">{}</script>',
      '<p>&lt;script&gt;none&lt;/script&gt;</p>',
    ].join('\n')
    expect(inlineScripts(html)).toEqual(['one()', 'two()'])
  })
})

describe('the hashes of a site', () => {
  it('are those a browser computes, also of letters beyond ASCII, each once', () => {
    page('a.html', '<script>say("é – 日本")</script>')
    page('b.html', '<script>say("é – 日本")</script>')
    const hash = createHash('sha256').update('say("é – 日本")').digest('base64')
    expect(siteScriptHashes(dir)).toEqual([`'sha256-${hash}'`])
  })

  it('are refused when scripts differ by page, with the page and the script', () => {
    for (let at = 0; at < 12; at++) page(`${at}.html`, `<script>same()</script><script>path=${at}</script>`)
    expect(() => siteScriptHashes(dir)).toThrow(/13 different inline scripts.*Only 0\.html has: path=0/)
  })
})
