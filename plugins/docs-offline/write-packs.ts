import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { dataUrl, packIndexUrl, pathOfData, searchIndexUrl } from '../../src/offline/format/addresses'
import {
  isAsset,
  isPicture,
  packFile,
  packPrefix,
  type PackDirectory,
  type PackEntry,
  type PackIndex,
} from '../../src/offline/format/pack-format'
import { filesBelow, sha256 } from './built-files'
import { earlierMembers, memberKey } from './earlier-members'
import { choosePacks, type PackPlan } from './choose-packs'
import { formsOf } from './forms'
import { picturesOf } from './pictures'

interface Member {
  name: string
  digest: string
  content: Buffer
}

const zip = (content: Buffer | string) => gzipSync(content, { level: 9 })

/**
 * Writes the packs and their list below `packs/` of the built site. The same pages give the same bytes.
 * @param dir the built site
 */
export function writePacks(dir: string): PackIndex {
  const read = (url: string) => readFileSync(path.join(dir, url))
  const paths = filesBelow(dir, 'page-data').flatMap((file) => pathOfData(`/${file}`) ?? [])
  // A page is in several packs, and its picture on several pages.
  const members = new Map<string, Member>()
  const texts = new Map<string, string>()
  const earlier = earlierMembers(dir)
  const member = (name: string): Member => {
    const known = members.get(name)
    if (known) return known
    const raw = read(isAsset(name) ? name : dataUrl(name))
    if (!isAsset(name)) texts.set(name, raw.toString('utf8'))
    const digest = sha256(raw).slice(0, 16)
    const content = isPicture(name) ? raw : (earlier.get(memberKey(name, digest)) ?? zip(raw))
    const made = { name, digest, content }
    members.set(name, made)
    return made
  }

  const folder = path.join(dir, 'packs')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packs = choosePacks(paths).map((plan) => {
    const { bytes, entry } = packOf(plan, member, (name) => texts.get(name) ?? '')
    const file = path.join(dir, entry.file)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    return entry
  })
  const index: PackIndex = { packs, search: zip(read(searchIndexUrl)).length }
  writeFileSync(path.join(dir, packIndexUrl), JSON.stringify(index))
  return index
}

/** A pack: its pages in the order of their paths, then the forms of their calls, then the pictures they show. */
function packOf(
  { id, pages }: PackPlan,
  member: (name: string) => Member,
  textOf: (page: string) => string,
): { bytes: Buffer; entry: PackEntry } {
  const shownOn = (of: (text: string) => readonly string[]) =>
    [...new Set(pages.flatMap((page) => of(textOf(page))))].sort().map(member)
  // Its text is known once it is a member.
  const ofPages = pages.map(member)
  const pictures = shownOn(picturesOf)
  const all = [...ofPages, ...shownOn(formsOf), ...pictures]
  const directory: PackDirectory = {
    id,
    members: all.map(({ name, digest, content }) => [name, digest, content.length]),
  }
  const zipped = zip(JSON.stringify(directory))
  const head = Buffer.concat([packPrefix(zipped.length), zipped])
  const bytes = Buffer.concat([head, ...all.map(({ content }) => content)])
  const entry: PackEntry = {
    id,
    file: packFile(id, sha256(bytes)),
    size: bytes.length,
    pictures: pictures.reduce((sum, { content }) => sum + content.length, 0),
    pages: pages.length,
    head: head.length,
  }
  return { bytes, entry }
}
