// @ts-check
// npm run release: the built site as a server takes it, in release/. deploy/release.sh puts it in place there.
import { checkNode } from './lib/node-version.mjs'

checkNode()
const { duration, runMain, say } = await import('./lib/terminal.mjs')
const { prepare } = await import('./lib/prepare.mjs')

await runMain(async () => {
  await prepare()
  const { ensureBuild } = await import('./lib/build.mjs')
  await ensureBuild('packing it')
  const started = Date.now()
  const { packRelease } = await import('./lib/release.mjs')
  const { files, fresh, raw, br, gz } = await packRelease()
  const mb = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`
  say(
    `release/ is ready (${duration(Date.now() - started)}): ${files} files of text, ${mb(raw)}, ${mb(br)} with Brotli, ` +
      `${mb(gz)} with gzip; ${fresh} compressed anew.`,
  )
})
