import { unusedRule } from './files/unused'
import type { Rule } from './rule'
import { sampleRule } from './samples/rule'
import { symbolListRule, symbolRule } from './symbols/rule'

/** All rules of the content check, besides what the compiler itself refuses. */
export const rules: readonly Rule[] = [unusedRule, sampleRule, symbolRule, symbolListRule]
