/** The one seam between the index's words and the reader's: both are cut by the same function. */
export { isStopWord } from '../../shared/search-stop-words'
export { addressWord, termsOf, wordsOf } from '../../shared/search-words'
