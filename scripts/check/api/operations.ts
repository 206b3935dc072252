import { callsOf } from '../../../plugins/docs-content/api/pages'
import { operationTitle, parametersOf, type Call } from '../../../plugins/docs-content/api/operation'
import type { Description } from '../../../plugins/docs-content/api/read-description'
import { didYouMean } from '../../../plugins/docs-content/core/suggest'
import type { Problem } from '../../../src/shared/problems'
import type { Rule } from '../rule'
import { surfacesOf, teller } from './problems'

const LONGEST_SUMMARY = 60

/** Each operation says enough to make a section of a page of it: its address, heading, parameters and answers. */
export const operationRule: Rule = {
  name: 'operation',
  about:
    'each operation has an id of its own, a summary, a tag, described parameters and an answer for success',
  check({ root }) {
    const { description } = surfacesOf(root)
    return description ? operationFaults(description) : []
  },
}

function operationFaults(description: Description): Problem[] {
  const tags = (description.server.document.tags ?? []).flatMap(({ name }) => name ?? [])
  const ids = new Map<string, string>()
  return description.resources.flatMap((resource) => {
    const summaries = new Map<string, string>()
    return callsOf(resource, description).flatMap((call) => {
      try {
        return [
          ...surfaceFaults(call),
          ...idFaults(call, ids),
          ...summaryFaults(call, summaries),
          ...tagFaults(call, tags),
          ...parameterFaults(call),
          ...responseFaults(call),
        ]
      } catch {
        // A list where a text has to be, and the like: the rule on the form tells it.
        return []
      }
    })
  })
}

const stepsTo = ({ route, method }: Call, ...more: string[]): string[] => ['paths', route, method, ...more]
const named = ({ method, route }: Call): string => `${method.toUpperCase()} ${route}`
const tellOf = (call: Call) => teller('operation', call.surfaced)

/** The one key that is ours: the format lets everything that begins with x- pass. */
function surfaceFaults(call: Call): Problem[] {
  const written: unknown = call.operation['x-surfaces']
  const isGood = Array.isArray(written) && written.every((one) => one === 'server' || one === 'cloud')
  return written === undefined || isGood
    ? []
    : [
        tellOf(call)(
          stepsTo(call, 'x-surfaces'),
          `x-surfaces of ${named(call)} is no list of surfaces.`,
          'write [server, cloud]',
        ),
      ]
}

function idFaults(call: Call, ids: Map<string, string>): Problem[] {
  const tell = tellOf(call)
  const id = call.operation.operationId
  if (!id)
    return [tell(stepsTo(call), `${named(call)} has no operationId.`, 'give it one, such as listSegments')]
  const where = stepsTo(call, 'operationId')
  const earlier = ids.get(id)
  ids.set(id, named(call))
  return [
    ...(earlier ? [tell(where, `The operationId "${id}" belongs to ${earlier}.`, 'choose another one')] : []),
    ...(/^[a-z][A-Za-z0-9]*$/.test(id)
      ? []
      : [tell(where, `The operationId "${id}" is not in camelCase.`, 'write it like listSegments')]),
  ]
}

function summaryFaults(call: Call, summaries: Map<string, string>): Problem[] {
  const tell = tellOf(call)
  const summary = call.operation.summary?.trim()
  if (!summary)
    return [tell(stepsTo(call), `${named(call)} has no summary.`, 'say what it does: List segments')]
  const where = stepsTo(call, 'summary')
  const title = operationTitle(call).toLowerCase()
  const earlier = summaries.get(title)
  summaries.set(title, named(call))
  return [
    ...(earlier ? [tell(where, `${earlier} has the same summary on its page.`, 'say what differs')] : []),
    ...(summary.length > LONGEST_SUMMARY || summary.endsWith('.')
      ? [
          tell(
            where,
            'The summary is no heading.',
            `at most ${LONGEST_SUMMARY} characters, without a full stop`,
          ),
        ]
      : []),
  ]
}

function tagFaults(call: Call, known: readonly string[]): Problem[] {
  const tell = tellOf(call)
  const tags = call.operation.tags ?? []
  if (!tags.length)
    return [tell(stepsTo(call), `${named(call)} has no tag.`, `use one of: ${known.join(', ')}`)]
  return tags
    .filter((tag) => !known.includes(tag))
    .map((tag) =>
      tell(
        stepsTo(call, 'tags'),
        `"${tag}" is not a tag.`,
        didYouMean(tag, known, 'add it to content/api/openapi.yaml'),
      ),
    )
}

function parameterFaults(call: Call): Problem[] {
  const tell = tellOf(call)
  const parameters = parametersOf(call)
  const inRoute = [...call.route.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const where = stepsTo(call, 'parameters')
  const inPath = parameters.filter((one) => one.in === 'path')
  return [
    ...inRoute
      .filter((name) => !inPath.some((one) => one.name === name))
      .map((name) =>
        tell(where, `${named(call)} does not describe {${name}}.`, 'add it to parameters, in: path'),
      ),
    ...inPath
      .filter(({ name = '' }) => !inRoute.includes(name))
      .map(({ name = '' }) =>
        tell(where, `${named(call)} has no {${name}} in its path.`, didYouMean(name, inRoute, 'take it out')),
      ),
    ...parameters
      .filter(({ description, schema }) => !description?.trim() && !schema?.description)
      .map(({ name = '' }) =>
        tell(where, `${named(call)} does not say what ${name} is.`, 'give it a description'),
      ),
  ]
}

function responseFaults(call: Call): Problem[] {
  const good = Object.keys(call.operation.responses ?? {}).some((status) => /^[23]/.test(status))
  const mend = "add '200', or what it answers when all is well"
  return good
    ? []
    : [tellOf(call)(stepsTo(call, 'responses'), `${named(call)} has no answer for success.`, mend)]
}
