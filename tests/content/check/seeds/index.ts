import { addresses } from './addresses'
import { api } from './api'
import { borrowed } from './borrowed'
import { calls } from './calls'
import { code } from './code'
import { form } from './form'
import { hybrid } from './hybrid'
import type { Seed } from './kit'
import { languages } from './languages'
import { blocksAndAddresses } from './blocks-and-addresses'
import { old } from './old'
import { said } from './said'
import { seen } from './seen'
import { shape } from './shape'
import { suppressions } from './suppressions'
import { types } from './types'
import { unasked } from './unasked'
import { worded } from './worded'
import { words } from './words'

/** Few mistakes a file, so that none hides another. */
export const seeds: Seed[] = [
  ...form,
  ...addresses,
  ...words,
  ...code,
  ...hybrid,
  ...types,
  ...api,
  ...calls,
  ...languages,
  ...old,
  ...seen,
  ...shape,
  ...said,
  ...unasked,
  ...borrowed,
  ...blocksAndAddresses,
  ...worded,
  ...suppressions,
]
