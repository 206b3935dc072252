/** Writes one index in a process of its own, which Gatsby starts: with 10,000 sections that takes three seconds. */
import { atWork } from '../../src/compiler/site/at-work'
import { collectSections, type SectionsQuery } from './collect-sections'
import { writeIndex } from './write-index'

atWork<{ answer: SectionsQuery; file: string }>(({ answer, file }) =>
  writeIndex(collectSections(answer), file),
)
