import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv2020 from 'ajv/dist/2020.js'
import { didYouMean } from '../../problems/suggest'
import { stepsOf } from '../../api/openapi'
import type { Description, Surfaced } from '../../api/read-description'
import type { Problem } from '../../problems/problem'
import type { Rule } from '../rule'
import { isRecord } from '../../../text/records'
import { problemsIn, problemsOfApi, surfacesOf, type ApiContext, type MakeProblem } from './problems'
import { rootSchemas, visitAll, visitSchema } from './walk'

/** The description is what its format demands: whoever makes a client of it can rely on it. */
export const openApiRule: Rule = {
  name: 'openapi',
  about: 'the description of the REST API is valid OpenAPI 3.1, and what it refers to exists',
  prepare: find,
  check: find,
}

function find(context: ApiContext): Promise<Problem[]> {
  return problemsOfApi(context, 'openapi', formalProblems)
}

async function formalProblems(description: Description): Promise<Problem[]> {
  const problems: Problem[] = []
  const surfaces = surfacesOf(description)
  const known = surfaces.flatMap(({ document: { components = {} } }) =>
    Object.entries(components).flatMap(([kind, named]) =>
      Object.keys(named ?? {}).map((name) => `#/components/${kind}/${name}`),
    ),
  )
  for (const surfaced of surfaces) {
    const problem = problemsIn('openapi', surfaced)
    problems.push(...(await formProblems(surfaced, problem)), ...deadReferences(surfaced, problem, known))
    problems.push(...schemaProblems(surfaced, problem))
  }
  return problems
}

interface FormError {
  instancePath: string
  keyword: string
  message?: string
  params: Record<string, unknown>
}

/** Against the schema of OpenAPI itself. */
async function formProblems({ written }: Surfaced, problem: MakeProblem): Promise<Problem[]> {
  // The validator writes into what it is given.
  const { valid, errors } = await new Validator({ allErrors: true }).validate(structuredClone(written))
  // A reference that leads nowhere comes as text without a place, and is looked for below.
  if (valid || !Array.isArray(errors)) return []
  return toProblems(errors as FormError[], '', problem)
}

/** Of an object that fits none of several forms, each form complains: what says most stands deepest. */
function toProblems(errors: readonly FormError[], base: string, problem: MakeProblem): Problem[] {
  const wrapping = new Set(['if', 'oneOf', 'anyOf', 'allOf', '$ref', 'not'])
  const leaves = errors.filter(
    ({ keyword, instancePath }) =>
      !wrapping.has(keyword) ||
      !errors.some((other) => !wrapping.has(other.keyword) && other.instancePath.startsWith(instancePath)),
  )
  const seen = new Set<string>()
  return leaves.flatMap(({ instancePath, message = 'is wrong', params }) => {
    const extra = params.additionalProperty ?? params.unevaluatedProperty
    const where = typeof extra === 'string' ? `${instancePath}/${extra.replaceAll('/', '~1')}` : instancePath
    if (seen.has(where)) return []
    seen.add(where)
    const name = stepsOf(where).at(-1) ?? 'the document'
    const allowed = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(', ')}` : ''
    const fix =
      typeof extra === 'string'
        ? 'OpenAPI 3.1 has no such key here: rename it or take it out'
        : 'fix the value'
    return [problem(base + where, `${name}: ${message}${allowed}.`, fix)]
  })
}

function deadReferences(
  { written: document }: Surfaced,
  problem: MakeProblem,
  known: readonly string[],
): Problem[] {
  const problems: Problem[] = []
  visitAll(document, (value, pointer) => {
    const reference = isRecord(value) ? value.$ref : undefined
    // A field may be called so.
    if (typeof reference !== 'string' || exists(document, reference)) return
    const fix = didYouMean(reference, known, 'refer to something below #/components')
    problems.push(problem(`${pointer}/$ref`, `The reference leads nowhere: ${reference}`, fix))
  })
  return problems
}

const exists = (document: object, reference: string): boolean =>
  reference.startsWith('#/') &&
  stepsOf(reference.slice(1)).reduce<unknown>(
    (at, step) => (isRecord(at) ? at[step] : Array.isArray(at) ? (at as unknown[])[Number(step)] : undefined),
    document,
  ) !== undefined

const keywords = new Set(
  (
    '$ref $id $schema $anchor $defs $comment $dynamicRef $dynamicAnchor allOf anyOf oneOf not if then else ' +
    'dependentSchemas prefixItems items contains properties patternProperties additionalProperties propertyNames ' +
    'unevaluatedItems unevaluatedProperties type enum const multipleOf maximum exclusiveMaximum minimum ' +
    'exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems maxContains minContains ' +
    'maxProperties minProperties required dependentRequired title description default deprecated readOnly ' +
    'writeOnly example examples format contentEncoding contentMediaType contentSchema discriminator xml externalDocs'
  ).split(' '),
)

/** Schemas are of JSON Schema 2020-12. Its own schema lets unknown keywords pass, which are typing errors here. */
function schemaProblems({ written: document }: Surfaced, problem: MakeProblem): Problem[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
  const problems: Problem[] = []
  for (const { schema, pointer } of rootSchemas(document)) {
    // What is none at all stands among the problems of the form.
    if (!isRecord(schema) && typeof schema !== 'boolean') continue
    if (!ajv.validateSchema(schema))
      problems.push(...toProblems((ajv.errors ?? []) as FormError[], pointer, problem))
    visitSchema(schema, pointer, (one, at) => {
      for (const key of Object.keys(one)) {
        if (keywords.has(key) || key.startsWith('x-')) continue
        const fix =
          key === 'nullable'
            ? "write type: [string, 'null']"
            : didYouMean(key, keywords, 'rename it or take it out')
        problems.push(problem(`${at}/${key}`, `JSON Schema has no keyword "${key}".`, fix))
      }
    })
  }
  return problems
}
