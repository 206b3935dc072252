import type { ErrorObject, ValidateFunction } from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { remembered } from '../../../text/maps'
import { escapeStep, type MediaType, type OpenApi } from '../../api/openapi'
import type { Surfaced } from '../../api/read-description'
import { bodyExample } from '../../api/samples'
import type { Problem } from '../../problems/problem'
import type { Rule } from '../rule'
import { isRecord } from '../../../text/records'
import { problemsIn, problemsOfApi, surfacesOf, type ApiContext } from './problems'
import { rootSchemas, visitAll, visitSchema } from './walk'

/** What readers copy is what the API takes: examples fit their schemas, and so do those that pages make of them. */
export const exampleRule: Rule = {
  name: 'example',
  about: 'examples of the REST API, given or made of the examples of fields, fit their schemas',
  prepare: find,
  check: find,
}

function find(context: ApiContext): Promise<Problem[]> {
  return problemsOfApi(context, 'example', (description) => surfacesOf(description).flatMap(exampleProblems))
}

function exampleProblems(surfaced: Surfaced): Problem[] {
  const { document } = surfaced
  const problem = problemsIn('example', surfaced)
  const fits = validator(document)
  const problems: Problem[] = []
  const judge = (value: unknown, schemaAt: string, where: string, what: string, fix: string) => {
    const reason = fits(value, schemaAt)
    if (reason) problems.push(problem(where, `${what} does not fit its schema: ${reason}.`, fix))
  }
  for (const { schema, pointer } of rootSchemas(document)) {
    visitSchema(schema, pointer, (one, at) => {
      const fix = 'fix the example or the schema'
      if (Object.keys(one).every((key) => PLAIN.has(key)) && isPlainly(one.type, one.example)) return
      if ('example' in one) judge(one.example, at, `${at}/example`, 'The example', fix)
      if ('default' in one) judge(one.default, at, `${at}/default`, 'The default', fix)
      if (Array.isArray(one.examples)) {
        one.examples.forEach((value, index) =>
          judge(value, at, `${at}/examples/${index}`, 'The example', fix),
        )
      }
    })
  }
  visitAll(document, (value, pointer) => {
    if (!/\/content\/[^/]*json[^/]*$/.test(pointer) || !isRecord(value) || !value.schema) return
    const media = value as MediaType
    const given = media.example ?? media.examples
    const example = bodyExample(media, document, /\/requestBod(y|ies)\//.test(pointer))
    const where = given === undefined ? `${pointer}/schema` : `${pointer}/example`
    const fix = given === undefined ? 'give its fields examples that fit, or the body one' : 'fix the example'
    judge(
      example,
      `${pointer}/schema`,
      where,
      given === undefined ? 'The sample made for the page' : 'The example',
      fix,
    )
  })
  visitAll(document.paths, (value, at) => {
    const pointer = `/paths${at}`
    if (!/\/parameters\/\d+$/.test(pointer) || !isRecord(value) || value.example === undefined) return
    judge(
      value.example,
      `${pointer}/schema`,
      `${pointer}/example`,
      'The example',
      'fix the example or the schema',
    )
  })
  return problems
}

/** Most fields say nothing but their type: it is not worth a compiled schema to see that a string is one. */
const PLAIN = new Set(['type', 'description', 'title', 'example', 'readOnly', 'writeOnly', 'deprecated'])
const isPlainly = (type: unknown, value: unknown): boolean =>
  value === undefined || (type === 'integer' ? Number.isInteger(value) : typeof value === type)

/** Whether a value fits the schema at a pointer; what is wrong with it, or undefined. */
function validator(document: OpenApi): (value: unknown, pointer: string) => string | undefined {
  // Most schemas judge one example: what it takes to optimise the code for it never comes back.
  const ajv = new Ajv2020({ strict: false, logger: false, code: { optimize: false } })
  addFormats(ajv)
  ajv.addSchema({ $id: ID, paths: document.paths, components: document.components })
  const compiled = new Map<string, ValidateFunction | undefined>()
  const compile = (pointer: string): ValidateFunction | undefined => {
    try {
      return ajv.getSchema(`${ID}#${pointer.split('/').map(encodeURIComponent).join('/')}`)
    } catch {
      // A schema that is none, or refers to nothing, is reported by the rule on the form.
      return undefined
    }
  }
  return (value, pointer) => {
    const validate = remembered(compiled, pointer, () => compile(pointer))
    return !validate || validate(value) ? undefined : worded(validate.errors ?? [])
  }
}

const ID = 'https://docs.beckon.example/api'

function worded(errors: readonly ErrorObject[]): string {
  // Of forms that exclude each other every one that does not fit complains first.
  const several = errors.find(
    ({ keyword, params }) => keyword === 'oneOf' && (params as { passingSchemas?: unknown }).passingSchemas,
  )
  const { instancePath = '', message = 'is wrong', params = {} } = several ?? errors[0] ?? {}
  const allowed = (params as { allowedValues?: unknown[] }).allowedValues
  const extra = (params as { additionalProperty?: string }).additionalProperty
  if (several) return 'it fits several schemas of oneOf, which has to be anyOf then'
  const where = instancePath ? `${instancePath.slice(1).replaceAll('/', '.')} ` : ''
  return `${where}${message}${allowed ? ` (${allowed.join(', ')})` : ''}${extra ? ` (${escapeStep(extra)})` : ''}`
}
