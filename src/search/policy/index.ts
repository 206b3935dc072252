import type { SearchPolicy } from '../contract/policy'
import { counterpartsOf, topicOf } from './counterparts'
import { deedsOf } from './deeds'
import { isEntry } from './entries'
import { facetsOf } from './facets'
import { fieldBoosts, fieldsOf } from './fields'
import { isOfThings, membersNamed, rowHeading } from './members'
import { placesIn } from './named'
import { typedOperation } from './operation-path'
import { currencyOf, nearnessOf, placeInTopicOf, preferenceOf } from './preference'
import { isBehindFor, isReferenceFor } from './reference-pages'
import { isStopWord } from './stop-words'
import { synonymsOf } from './synonyms'

/** What this site decides about its search. */
export const policy: SearchPolicy = {
  fieldBoosts,
  fieldsOf,
  isStopWord,
  directTerm: typedOperation,
  synonymsOf,
  deedsOf,
  placesIn,
  isReferenceFor,
  isBehindFor,
  topicOf,
  currencyOf,
  placeInTopicOf,
  preferenceOf,
  nearnessOf,
  isEntry,
  membersNamed,
  rowHeading,
  isOfThings,
  facetsOf,
  counterpartsOf,
  limits: { rows: 10, sections: 3, storedExcerpt: 120, excerpt: 120 },
}
