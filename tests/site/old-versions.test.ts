import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { walk } from '../../src/compiler/files/content-files'
import { readRedirects } from '../../src/compiler/site/redirects'
import { currentVersion, newestVersionOf, parseSdkPath, sdkVersions } from '../../src/shared/sdk'
import { languages } from '../../src/shared/site'

/** The banner above the pages of old versions in the built site, held against the pages that there are. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const read = (route: string) => readFileSync(path.join(dir, route, 'index.html'), 'utf8')

const { redirects } = readRedirects(path.dirname(dir))
const moved = new Set(redirects.map(({ from }) => from))

/** Every page of a platform, from the files alone, but for those that moved. */
const sdkPages = languages.flatMap((language) => {
  const folder = path.join(dir, language, 'sdk')
  return walk(folder)
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${language}/sdk/${file.replace(/index\.html$/, '')}`)
    .filter((route) => !moved.has(route))
    .flatMap((route) => parseSdkPath(route) ?? [])
})
const addressOf = ({ language, version, platform, os, topic }: (typeof sdkPages)[number]) =>
  `/${[language, 'sdk', version, platform, os, topic].filter(Boolean).join('/')}/`
const old = sdkPages.filter(({ version }) => version !== currentVersion)
/** The newest first. */
const ids = sdkVersions.map(({ id }) => id)

const bannerOf = (route: string) => /<p [^>]*data-status=.*?<\/p>/s.exec(read(route))?.[0] ?? ''
const linksOf = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href)
const hasAnchor = (address: string) => {
  const [route = '', id] = address.split('#')
  if (!existsSync(path.join(dir, route, 'index.html'))) return false
  return id === undefined || read(route).includes(` id="${id}"`)
}

describe('the banner of an old version', () => {
  it('leads to the migration page of the next version that has one', () => {
    const migrations = sdkPages.filter(({ topic }) => topic === 'migration')
    expect(migrations.length).toBeGreaterThan(10)
    const wrong = old.flatMap((page) => {
      const { language, version, platform, os } = page
      const later = ids.slice(0, ids.indexOf(version)).reverse()
      const ways = later.map((next) =>
        migrations
          .filter((one) => one.language === language && one.platform === platform && one.version === next)
          .filter((one) => !os || !one.os || one.os === os)
          .map(addressOf),
      )
      const due = ways.find((found) => found.length) ?? []
      const links = linksOf(bannerOf(addressOf(page)))
      return due.filter((way) => !links.includes(way)).map((way) => `${addressOf(page)} → ${way}`)
    })
    expect(wrong).toEqual([])
  })

  it('leads from version 1 of WordPress, which has no migration page, to the section on the update', () => {
    const first = old.filter(({ platform, version }) => platform === 'wordpress' && version === 'v1')
    expect(first.length).toBeGreaterThan(20)
    const wrong = first.filter((page) => {
      const update = `/${page.language}/sdk/v2/wordpress/resources/#update-a-site-from-version-1`
      return !linksOf(bannerOf(addressOf(page))).includes(update)
    })
    expect(wrong.map(addressOf)).toEqual([])
  })

  it('leads from the newest version of a platform to its releases, where the current version has it not', () => {
    const compatibility = (language: string) => `/${language}/sdk/compatibility/`
    const last = old.filter(({ platform, version }) => version === newestVersionOf(platform))
    expect(last.length).toBeGreaterThan(50)
    const wrong = last
      .filter(({ language }) => existsSync(path.join(dir, compatibility(language), 'index.html')))
      .filter((page) => {
        const links = linksOf(bannerOf(addressOf(page)))
        return !links.some((link) => link.startsWith(`${compatibility(page.language)}#`))
      })
    expect(wrong.map(addressOf)).toEqual([])
  })

  it('leads to pages and sections that are there, and to none twice', () => {
    expect(old.length).toBeGreaterThan(450)
    const known = new Map<string, boolean>()
    const wrong = old.flatMap((page) => {
      const banner = bannerOf(addressOf(page))
      expect(banner, addressOf(page)).not.toBe('')
      const links = linksOf(banner)
      expect(new Set(links).size, addressOf(page)).toBe(links.length)
      return links.filter((link) => {
        if (!known.has(link)) known.set(link, hasAnchor(link))
        return !known.get(link)
      })
    })
    expect(wrong).toEqual([])
  })
})
