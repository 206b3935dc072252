import type { TreeEntry } from '../page/tree-entry'
import { apiMaker } from './api-maker'
import { glossaryMaker } from './glossary-page'
import type { Maker } from './maker'
import { newsMaker } from './news/news-maker'
import { symbolsMaker } from './symbols-maker'

/** Everything that makes pages of data. */
export const makers: readonly Maker[] = [symbolsMaker, glossaryMaker, apiMaker, newsMaker]

/** What made a page; undefined for one that somebody wrote. */
export const makerOf = ({ madeBy }: Pick<TreeEntry, 'madeBy'>): Maker | undefined =>
  makers.find(({ name }) => name === madeBy)
