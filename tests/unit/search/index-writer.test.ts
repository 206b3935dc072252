import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { workBeside } from '../../../src/compiler/site/work-beside'
import { buildIndexFile } from '../../../src/search/setup'
import { searchableSection } from '../../helpers/searchable-section'
import { tempFolder } from '../../helpers/temp-folder'

const writer = path.resolve('plugins/docs-search/index-writer.mts')
const sections = [searchableSection('Page A')]
const answer = { allDocPage: { nodes: [{ sections: JSON.stringify(sections) }] } }

describe('the index that a process of its own writes', () => {
  it('is the one that a build writes', async () => {
    const file = path.join(tempFolder('index'), 'public/search_index.json')
    await workBeside(writer, { answer, file })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(buildIndexFile(sections))),
    )
  })

  it('says why it was not written', async () => {
    const folder = tempFolder('index')
    writeFileSync(path.join(folder, 'public'), 'a file where the folder should be')
    const file = path.join(folder, 'public/search_index.json')
    await expect(workBeside(writer, { answer, file })).rejects.toThrow(/EEXIST|ENOTDIR/)
  })

  it('is not waited for when the process ends before', async () => {
    const script = path.join(tempFolder('index'), 'ends.mjs')
    writeFileSync(script, 'process.exit(3)')
    await expect(workBeside(script, { answer, file: 'nowhere' })).rejects.toThrow('exit code 3')
  })
})
