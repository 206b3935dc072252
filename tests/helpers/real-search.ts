import { realSections } from '../../scripts/search/real-sections'
import type { SearchEngine } from '../../src/search/contract/answer'
import type { SearchableSection } from '../../src/search/contract/index-file'
import { buildIndexFile, openIndex } from '../../src/search/setup'

/** The sections of the content as it is, and the engine that readers have of them. */
export async function realSearch(
  root: string,
): Promise<{ sections: SearchableSection[]; engine: SearchEngine }> {
  const sections = await realSections(root)
  return { sections, engine: openIndex(buildIndexFile(sections).en, 'en') }
}
