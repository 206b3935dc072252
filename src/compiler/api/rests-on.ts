import type { Language } from '../../shared/site'
import { stringsOf } from '../files/words'
import { digest } from '../page/inputs'
import { descriptionDigest } from './read-description'

/** Digest of all that the pages of the API, and their forms, are made of. */
export const apiRestsOn = (root: string, language: Language): string =>
  digest([
    descriptionDigest(root),
    ...(['pages', 'requests'] as const).map((file) => JSON.stringify(stringsOf(root, language, file))),
  ])
