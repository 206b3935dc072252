import lunr from 'lunr'
// One file of types serves all of them.
/* eslint-disable import-x/no-duplicates */
import addDutch from 'lunr-languages/lunr.nl'
import addPortuguese from 'lunr-languages/lunr.pt'
import addSupport from 'lunr-languages/lunr.stemmer.support'
/* eslint-enable import-x/no-duplicates */
import { stemsApart } from './apart'
import { irregularForms } from './irregular'

/** Brings the forms of a word together. What goes in and comes out is folded, as the terms of an index are. */
export interface StemOf {
  (term: string): string
  /** The forms with a stem that do not begin as it does: `bought` for that of `buy`. */
  irregular?: (stem: string) => readonly string[]
}

// They add their stemmers to the lunr that they are handed.
const known = lunr as typeof lunr & Partial<Record<'nl' | 'pt', { stemmer: lunr.PipelineFunction }>>
for (const add of [addSupport, addDutch, addPortuguese]) add(known)

const stemmedBy =
  (stemmer: lunr.PipelineFunction | undefined): StemOf =>
  (term) =>
    String(stemmer?.(new lunr.Token(term, {}), 0, []) ?? term)

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')

/** The stemmer of Portuguese goes by accents, which readers leave out and terms do not have: these endings always have one. */
const withAccents = (term: string): string =>
  term
    .replace(/c(ao|oes)$/, 'ç$1')
    .replace(/ao$/, 'ão')
    .replace(/oes$/, 'ões')

/** A stemmer, forms that it does not bring together, the base of each group first, and those that it takes for another word's. */
function withIrregular(
  stemOf: StemOf,
  groups: readonly (readonly string[])[],
  apart: ReadonlyMap<string, string>,
): StemOf {
  const bases = new Map(groups.flatMap(([base = '', ...forms]) => forms.map((form) => [form, base])))
  const byStem = new Map(groups.map((forms) => [stemOf(forms[0] ?? ''), forms]))
  const stem = (term: string) => apart.get(term) ?? stemOf(bases.get(term) ?? term)
  return Object.assign(stem, { irregular: (of: string) => byStem.get(of) ?? [] })
}

const portuguese = stemmedBy(known.pt.stemmer)
const stemmers: Partial<Record<string, StemOf>> = {
  en: withIrregular(stemmedBy(lunr.stemmer), irregularForms, stemsApart),
  nl: stemmedBy(known.nl.stemmer),
  pt: (term) => fold(portuguese(withAccents(term))),
}

/** The stemmer of a language; without one, words are found as they are written. */
export function stemmerOf(language: string): StemOf {
  const stemmer = stemmers[language]
  if (!stemmer) return (term) => term
  const stems = new Map<string, string>()
  const remembering = (term: string) => {
    const stem = stems.get(term) ?? stemmer(term)
    stems.set(term, stem)
    return stem
  }
  return Object.assign(remembering, { irregular: stemmer.irregular })
}
