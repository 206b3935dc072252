import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { wordsOf } from '../compiler/files/words'
import { escapeXml } from '../shared/escape-xml'
import { languages, site, siteTitle, type Language } from '../shared/site'

/**
 * How a browser's own search field can ask this site, in the language of its pages: an OpenSearch description. The home page
 * opens with what was asked for (`?q=`).
 */
export function openSearchDescription(language: Language): string {
  const home = `${site.url}/${language}/`
  // Sixteen letters are all that the format allows for the short name.
  const name = siteTitle(language)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(name.length > 16 ? name.replace(/ .*/, '') : name)}</ShortName>`,
    `  <LongName>${escapeXml(name)}</LongName>`,
    `  <Description>${escapeXml(wordsOf('.', language, 'search')('title'))}</Description>`,
    `  <Language>${language}</Language>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="32" height="32" type="image/png">${site.url}/icons/favicon-32.png</Image>`,
    `  <Url type="text/html" template="${home}?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${home}opensearch.xml"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}

const NAME = 'opensearch.xml'

/**
 * Writes the description of every language that has pages into its folder of the built site. That of a language that is no
 * more, an earlier build may have left: it goes.
 */
export function writeOpenSearch(site: string): void {
  for (const entry of readdirSync(site, { withFileTypes: true })) {
    const file = path.join(site, entry.name, NAME)
    if (languages.includes(entry.name)) writeFileSync(file, openSearchDescription(entry.name))
    else if (entry.isDirectory() && existsSync(file)) rmSync(file)
  }
}
