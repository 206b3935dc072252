import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SearchableSection } from '../../src/search/contract/index-file'
import { buildIndexFile, indexOfBuild } from '../../src/search/setup'

/** Builds the index of the sections and writes it to `file`. Throws when that cannot be written. */
export async function writeIndex(sections: readonly SearchableSection[], file: string): Promise<void> {
  await writeWhole(file, buildIndexFile(sections))
}

/** Writes an index that lies in a file to another one, as that of a build. Throws when it cannot be read or written. */
export async function writeAsOf(build: string | undefined, from: string, file: string): Promise<void> {
  const index = JSON.parse(await readFile(from, 'utf8')) as ReturnType<typeof buildIndexFile>
  await writeWhole(file, build === undefined ? index : indexOfBuild(index, build))
}

/** In letters of one byte each, and what is none escaped: a phone reads that four times as fast as a text that has others. */
const plainly = (index: object): string =>
  JSON.stringify(index).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Written beside and moved into place: nobody, such as a dev server, ever reads half a file. */
async function writeWhole(file: string, index: ReturnType<typeof buildIndexFile>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, plainly(index))
  await rename(unfinished, file)
}
