import lunr from 'lunr'
import { describe, expect, it } from 'vitest'
import { countTerms } from '../../../src/search/engine/count-terms'
import { openLunrIndex, serialised } from '../../../src/search/engine/lunr-index'
import {
  packIndex,
  type CountedIndex,
  type PackedEntry,
  type PackedIndex,
  type SerialisedIndex,
} from '../../../src/search/engine/packed-index'
import { readPostings, sectionOf, timesOf } from '../../../src/search/engine/postings'
import { unpackStore } from '../../../src/search/engine/store'
import type { SearchIndexOfLanguage } from '../../../src/search/contract/index-file'
import { file, openIndex } from './lunr-file'
import { sections } from './sample-site'

const boosts = { title: 20, content: 1, url: 3 }
const documents = sections.map(({ path, anchor, heading, text }) => ({
  ref: `${path}#${anchor}`,
  title: heading,
  content: `${text} "quoted" caf\u00e9 a\\b constructor`,
  url: path,
}))
/** What lunr makes of the sample site by itself. */
const plain = JSON.parse(
  JSON.stringify(
    lunr(function () {
      this.ref('ref')
      for (const [field, boost] of Object.entries(boosts)) this.field(field, { boost })
      this.pipeline.reset()
      this.searchPipeline.reset()
      for (const document of documents) this.add(document)
    }),
  ),
) as SerialisedIndex
const refs = sections.map(({ path, anchor }) => `${path}#${anchor}`)
const travelled = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

describe('a packed index', () => {
  const terms = (text: string) => lunr.tokenizer(text).map(String)
  const packed = travelled(packIndex(countTerms<keyof typeof boosts>(documents, boosts, terms)))

  it('finds what the plain one finds, with the same scores', () => {
    const before = lunr.Index.load(plain)
    const after = openLunrIndex(packed, refs.length, () => refs)
    expect(after).toBeInstanceOf(lunr.Index)
    const terms = plain.invertedIndex.map(([term]) => term)
    expect(terms.length).toBeGreaterThan(60)
    for (const query of [
      ...terms,
      ...terms.map((term) => `${term.slice(0, 2)}*`),
      'push -guides',
      'psuh~1',
    ]) {
      const ask = (index: lunr.Index) =>
        index.query((clauses) => {
          clauses.term(query, { wildcard: query.endsWith('*') ? lunr.Query.wildcard.TRAILING : 0 })
        })
      const byRef = (results: lunr.Index.Result[]) =>
        results.map(({ ref, score }) => `${ref} ${score.toFixed(5)}`).sort()
      expect(byRef(ask(after))).toEqual(byRef(ask(before)))
    }
  })

  it('is a lunr index as soon as it is opened to be searched, and finds what lunr finds', () => {
    const { en } = travelled(file)
    const opened = openIndex(en, 'en').index
    expect(opened).toBeInstanceOf(lunr.Index)
    const own = [...unpackStore(en.store, (en.index as PackedEntry).texts!).keys()]
    const plainly = lunr.Index.load(
      travelled(serialised(readPostings(en.index as PackedIndex, own.length), own)),
    )
    for (const query of [
      'push',
      'permission dashboard',
      'segm*',
      '+push -flutter',
      'title:setup',
      'mesage~1',
    ]) {
      const found = (opened as lunr.Index).search(query)
      expect(found.length, query).toBeGreaterThan(0)
      expect(found.map(({ ref, score }) => [ref, score])).toEqual(
        plainly.search(query).map(({ ref, score }) => [ref, score]),
      )
    }
  })

  it('is the plain one again, but for the numbers of its terms', () => {
    const unpacked = serialised(readPostings(packed, refs.length), refs)
    const readable = ({ fields, fieldVectors, invertedIndex }: SerialisedIndex) => {
      const terms = new Map(invertedIndex.map(([term, { _index }]) => [_index, term]))
      return {
        vectors: fieldVectors
          .map(([ref, vector]) => [
            ref,
            vector
              .flatMap((at, place) => (place % 2 ? [] : [`${terms.get(at)} ${vector[place + 1]}`]))
              .sort(),
          ])
          .sort(),
        terms: invertedIndex.map(([term, posting]) => [term, ...fields.map((field) => posting[field])]),
      }
    }
    expect(readable(unpacked)).toEqual(readable(plain))
  })

  it('is a fifth of it at most', () => {
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(plain).length / 5)
  })

  it('knows more terms than fit one letter, and terms that stand often', () => {
    const many = Array.from({ length: 5000 }, (_, at) => [`term${at.toString(36)}`, 1 + (at % 1000)] as const)
    const index: CountedIndex = {
      version: lunr.version,
      fields: [{ name: 'content', boost: 1 }],
      sections: [{ content: Object.fromEntries(many) }],
    }
    const { terms, fields } = readPostings(travelled(packIndex(index)), 1)
    const { places } = fields.get('content')!
    expect(terms.map((term, at) => [term, timesOf(places[at]!)])).toEqual(
      many.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  })
})

it('tells sections apart beyond 65,536, and counts a term no further than it has room for', () => {
  const [far, size] = [80_000, 80_001]
  const of = (at: number): Record<string, number> => (at === far ? { far: 5000, near: 4095 } : {})
  const index: CountedIndex = {
    version: lunr.version,
    fields: [{ name: 'content', boost: 1 }],
    sections: Array.from({ length: size }, (_, at) => ({ content: of(at) })),
  }
  const { fields } = readPostings(travelled(packIndex(index)), size)
  const places = [...fields.get('content')!.places]
  expect(places.map((place) => [sectionOf(place), timesOf(place)])).toEqual([
    [far, 4095],
    [far, 4095],
  ])
})

describe('a damaged index', () => {
  type Entry = { index: PackedIndex; store: SearchIndexOfLanguage['store'] }
  const damages: Record<string, (entry: Entry) => void> = {
    'that is none': (entry) => Object.assign(entry, { index: {} }),
    'without its terms': ({ index }) => Object.assign(index, { terms: '' }),
    'without its fields': ({ index }) => Object.assign(index, { fields: [] }),
    'without how often terms stand': ({ index: { postings } }) => {
      postings.content!.more = ''
    },
    'that was cut': ({ index: { postings } }) => {
      postings.content!.terms = postings.content!.terms.slice(0, -20)
    },
    'with the store of a smaller site': (entry) => {
      entry.store = Object.fromEntries(Object.entries(entry.store).slice(1))
    },
    'with a store of something else': (entry) => Object.assign(entry, { store: { '/en/': 1 } }),
  }

  it('is what the tests below make of a good one', () => {
    expect(() => openIndex(travelled(file.en), 'en')).not.toThrow()
  })

  it.each(Object.keys(damages))('%s is refused', (name) => {
    const entry = travelled(file.en) as Entry
    damages[name]!(entry)
    expect(() => openIndex(entry, 'en')).toThrow()
  })
})
