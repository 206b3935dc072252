import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The part of webpack used here. */
interface Compiler {
  hooks: {
    beforeRun: { tap(name: string, run: () => void): void }
    done: { tapPromise(options: { name: string; stage: number }, done: () => Promise<void>): void }
  }
}

/** What Gatsby puts at the end of every page. */
const SLICE = 'public/_gatsby/slices/_gatsby-scripts-1.html'
/** The same as Gatsby wrote it: when it finds another text there, it takes every page for changed. */
const ORIGINAL = '.cache/gatsby-scripts.html'

/**
 * Makes the scripts with which Gatsby ends each page say the same in every build: what differs stands in attributes. So the
 * hashes in the Content-Security-Policy are those of texts in this repository, and the page of one build runs under the
 * policy of the next one.
 */
export class ConstantScripts {
  apply(compiler: Compiler): void {
    compiler.hooks.beforeRun.tap('ConstantScripts', () => {
      if (existsSync(ORIGINAL) && existsSync(SLICE)) writeFileSync(SLICE, readFileSync(ORIGINAL))
    })
    // After Gatsby's own, which writes the file.
    compiler.hooks.done.tapPromise({ name: 'ConstantScripts', stage: 100 }, () => {
      if (existsSync(SLICE)) {
        const original = readFileSync(path.resolve(SLICE), 'utf8')
        if (!isConstant(original)) {
          const constant = constantScripts(original)
          writeFileSync(ORIGINAL, original)
          writeFileSync(SLICE, constant)
        }
      }
      return Promise.resolve()
    })
  }
}

const MAPPING = /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=(.*);\s*<\/script>/
const HASH = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>/
const SCRIPT =
  '!function(d){window.___chunkMapping=JSON.parse(d.chunks);window.___webpackCompilationHash=d.build}(document.currentScript.dataset)'

const isConstant = (html: string) => html.includes(SCRIPT)

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Gatsby writes the names of chunks as JSON in a string, and reads them as an object: no chunk was ever found. Here it is the
 * object.
 * Throws when the scripts are not those it knows, as another version of Gatsby may have them.
 */
export function constantScripts(html: string): string {
  const [mapping, chunks] = MAPPING.exec(html) ?? []
  const [hash, build] = HASH.exec(html) ?? []
  if (!mapping || !hash || !chunks || !build) {
    throw new Error(`Gatsby's scripts at the end of a page are not as they were: ${html.slice(0, 500)}`)
  }
  const value: unknown = JSON.parse(chunks)
  const json = typeof value === 'string' ? value : JSON.stringify(value)
  return html
    .replace(hash, '')
    .replace(
      mapping,
      () =>
        `<script id="gatsby-chunk-mapping" data-build="${build}" data-chunks="${attribute(json)}">${SCRIPT}</script>`,
    )
    .trim()
}
