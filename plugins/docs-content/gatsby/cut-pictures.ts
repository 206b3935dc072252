import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setActions, type SharpJob } from 'gatsby-plugin-sharp'
import { IMAGE_PROCESSING } from 'gatsby-plugin-sharp/gatsby-worker.js'
import { digest } from '../../../src/compiler/page/inputs'
import { remembered } from '../../../src/text/maps'

/** Where pictures lie until they are whole: a build that breaks off must not leave one that ends in the middle. */
const UNFINISHED = '.cache/docs-pictures'

/** What is being cut, by what it is made of: a picture may stand on many pages. */
const jobs = new Map<string, Promise<void>>()

/**
 * Has pictures cut beside everything else that a build does, until `picturesCut`. As jobs of Gatsby they would be waited for
 * before the first page becomes HTML, which needs none of them: a tenth of the build of a site with many. After
 * gatsby-plugin-sharp has seen to its own, and not in processes that run queries.
 */
export function cutPicturesBeside(): void {
  setActions({ createJobV2: cut })
}

/** Makes the pictures of a job that are not there yet. Rejected when one cannot be made. */
function cut({ inputPaths, outputDir, args }: SharpJob): Promise<void> {
  const operations = args.operations.filter(({ outputPath }) => !existsSync(path.join(outputDir, outputPath)))
  const key = digest([outputDir, ...operations.map(({ outputPath }) => outputPath)])
  return remembered(jobs, key, async () => {
    if (!operations.length) return
    const unfinished = path.resolve(UNFINISHED, key)
    await IMAGE_PROCESSING({
      inputPaths: inputPaths.map((file) => ({ path: file })),
      outputDir: unfinished,
      args: { ...args, operations },
    })
    for (const { outputPath } of operations) {
      const to = path.join(outputDir, outputPath)
      mkdirSync(path.dirname(to), { recursive: true })
      renameSync(path.join(unfinished, outputPath), to)
    }
    rmSync(unfinished, { recursive: true, force: true })
  })
}

/**
 * When all pictures are there.
 * @returns how many were asked for
 */
export async function picturesCut(): Promise<number> {
  return (await Promise.all(jobs.values())).length
}
