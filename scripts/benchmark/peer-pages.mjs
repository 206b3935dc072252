// @ts-check
import { createStaticHandler, listen } from '../lib/static-server.mjs'
import { findBrowser } from '../lib/browser.mjs'
import { freePort } from '../lib/free-port.mjs'
import { load } from '../lab/load.mjs'
import { launch } from '../lab/phone.mjs'
import { UserError } from '../lib/terminal.mjs'
import { buildWithPeer } from './peers/site-of-peer.mjs'

/** An article of the generated tree. */
const article = 'en/sdk/part-1/page-2'

/**
 * An article of each peer on the lab's phone, from a tree that is small, so that only the page is measured.
 * @param {import('./peers/peer.mjs').Peer[]} peers
 * @param {number} runs
 * @param {number} seed
 * @returns {Promise<Record<string, import('../lab/load.mjs').Load>>} medians
 */
export async function measurePeerPages(peers, runs, seed) {
  const browser = await launch(findBrowser()?.path)
  /** @type {Record<string, import('../lab/load.mjs').Load>} */
  const all = {}
  try {
    for (const peer of peers) {
      const { output } = await buildWithPeer(peer, { pages: 60, seed })
      const address = { port: await freePort(), host: '127.0.0.1' }
      const { close } = await listen(createStaticHandler(output, { isRelease: true }), address)
      try {
        const url = `http://localhost:${address.port}/${article}${peer.name === 'VitePress' ? '.html' : '/'}`
        if (!(await fetch(url)).ok) throw new UserError(`${peer.name} has no ${article}.`, 'See its build.')
        // The server compresses what it is asked for first.
        await load(browser, url)
        const times = []
        for (let run = 0; run < runs; run++) times.push(await load(browser, url))
        all[`an article of ${peer.name}`] = median(times)
      } finally {
        await close()
      }
    }
  } finally {
    await browser.close()
  }
  return all
}

/** @param {import('../lab/load.mjs').Load[]} all */
function median(all) {
  const of = (/** @type {keyof import('../lab/load.mjs').Load} */ name) =>
    all.map((one) => one[name]).sort((a, b) => a - b)[all.length >> 1] ?? 0
  return {
    paintMs: of('paintMs'),
    blockingMs: of('blockingMs'),
    shift: of('shift'),
    scripts: of('scripts'),
    styles: of('styles'),
    html: of('html'),
    data: of('data'),
  }
}
