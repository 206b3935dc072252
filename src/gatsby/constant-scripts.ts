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

const MAPPING = /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=.*;\s*<\/script>/
const HASH = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>/
const SCRIPT = 'window.___webpackCompilationHash=document.currentScript.dataset.build'

const isConstant = (html: string) => html.includes(SCRIPT)

/**
 * Gatsby writes the names of all chunks into every page, and as a text where it reads an object: no chunk was ever found.
 * The bundles know them as well, and say them (src/app/chunk-names.ts).
 * Throws when the scripts are not those it knows, as another version of Gatsby may have them.
 */
export function constantScripts(html: string): string {
  const [mapping] = MAPPING.exec(html) ?? []
  const [hash, build] = HASH.exec(html) ?? []
  if (!mapping || !hash || !build) {
    throw new Error(`Gatsby's scripts at the end of a page are not as they were: ${html.slice(0, 500)}`)
  }
  return html
    .replace(hash, '')
    .replace(mapping, `<script id="gatsby-chunk-mapping" data-build="${build}">${SCRIPT}</script>`)
    .trim()
}
