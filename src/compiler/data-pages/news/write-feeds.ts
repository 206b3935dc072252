import { feedPath, newsSubjects } from '../../../shared/news'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { feedFolder } from '../../../shared/site-files'
import { languages, type Language } from '../../../shared/site'

/** The feeds of each language as they were made last, by their addresses. */
const made = new Map<Language, ReadonlyMap<string, string>>()
let isNew = false

/** The pages tell what is new, so feeds are made with them, and written when pages are. */
export function keepFeeds(language: Language, feeds: ReadonlyMap<string, string>): void {
  const before = made.get(language)
  isNew ||= before?.size !== feeds.size || [...feeds].some(([address, text]) => before.get(address) !== text)
  made.set(language, feeds)
}

const addresses = new Set(languages.flatMap((language) => newsSubjects.map((of) => feedPath(language, of))))

/** Whether a feed may be at an address. */
export const isFeed = (address: string): boolean => addresses.has(address)

/** Into the folder of the built site. Those that there are no more, an earlier build may have left: they go. */
export function writeFeeds(root: string): void {
  if (!isNew) return
  isNew = false
  rmSync(path.join(root, 'public', feedFolder), { recursive: true, force: true })
  for (const feeds of made.values()) {
    for (const [address, text] of feeds) {
      const file = path.join(root, 'public', address)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}
