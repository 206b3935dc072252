/** Writes one index in a process of its own, which Gatsby starts: with 10,000 sections that takes three seconds. */
import { atWork } from '../../src/compiler/site/at-work'
import type { SearchableSection } from '../../src/search/contract/index-file'
import { writeIndex } from './write-index'

atWork<{ sections: readonly SearchableSection[]; file: string }>(({ sections, file }) =>
  writeIndex(sections, file),
)
