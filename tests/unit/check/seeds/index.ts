import { api } from './api'
import { code } from './code'
import { form } from './form'
import type { Seed } from './kit'
import { suppressions } from './suppressions'
import { ways } from './ways'
import { words } from './words'

/** One mistake a file at most, so that none hides another. */
export const seeds: Seed[] = [...form, ...ways, ...words, ...code, ...api, ...suppressions]
