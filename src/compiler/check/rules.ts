import { callRule } from './api/calls'
import { exampleRule } from './api/examples'
import { openApiRule } from './api/openapi'
import { operationRule } from './api/operations'
import { literalRule } from './files/literal'
import { readingRule } from './files/readings'
import { releaseRule } from './files/releases'
import { unusedRule } from './files/unused'
import { stringRule } from './languages/strings'
import { keywordRule } from './pages/keywords'
import { stubRule } from './pages/stub'
import { duplicateRule } from './pages/duplicate'
import { descriptionRule, titleRule } from './pages/unique'
import { parityRule } from './parity/rule'
import { phraseRule } from './prose/phrases'
import { spellingRule } from './prose/spelling'
import { termRule } from './prose/terms'
import type { Rule } from './rule'
import { redirectRule } from './routes/redirects'
import { sampleRule } from './samples/rule'
import { widthRule } from './samples/width'
import { symbolListRule, symbolRule } from './symbols/rule'
import { typeRule } from './types/rule'

/** All rules of the content check, besides what the compiler itself refuses. */
export const rules: readonly Rule[] = [
  titleRule,
  descriptionRule,
  keywordRule,
  stubRule,
  duplicateRule,
  unusedRule,
  literalRule,
  releaseRule,
  spellingRule,
  phraseRule,
  termRule,
  sampleRule,
  widthRule,
  symbolRule,
  typeRule,
  symbolListRule,
  parityRule,
  redirectRule,
  stringRule,
  readingRule,
  openApiRule,
  operationRule,
  exampleRule,
  callRule,
]
