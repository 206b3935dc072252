import { stopOnLanguageProblems } from '../compiler/files/languages-file'

/** A list of languages with mistakes would end as an exception of whatever imports it: here it ends with file, line and fix. */
stopOnLanguageProblems('.')
