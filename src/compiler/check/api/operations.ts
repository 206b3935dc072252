import { callsOf } from '../../api/pages'
import type { Call } from '../../api/call'
import { operationTitle, parametersOf } from '../../api/operation'
import type { Description } from '../../api/read-description'
import { didYouMean } from '../../problems/suggest'
import type { Problem } from '../../problems/problem'
import type { Rule } from '../rule'
import { problemsIn, problemsOfApi } from './problems'

const LONGEST_SUMMARY = 60

/** Each operation says enough to make a section of a page of it: its address, heading, parameters and answers. */
export const operationRule: Rule = {
  name: 'operation',
  about:
    'each operation has an id of its own, a summary, a tag, described parameters and an answer for success',
  check: (context) => problemsOfApi(context, 'operation', operationProblems),
}

function operationProblems(description: Description): Problem[] {
  const tags = (description.server.document.tags ?? []).flatMap(({ name }) => name ?? [])
  const ids = new Map<string, string>()
  return description.resources.flatMap((resource) => {
    const summaries = new Map<string, string>()
    return callsOf(resource, description).flatMap((call) => {
      try {
        return [
          ...idProblems(call, ids),
          ...summaryProblems(call, summaries),
          ...tagProblems(call, tags),
          ...parameterProblems(call),
          ...responseProblems(call),
        ]
      } catch {
        // A list where a text has to be, and the like: the rule on the form reports it.
        return []
      }
    })
  })
}

const stepsTo = ({ route, method }: Call, ...more: string[]): string[] => ['paths', route, method, ...more]
const named = ({ method, route }: Call): string => `${method.toUpperCase()} ${route}`
const problemOn = (call: Call) => problemsIn('operation', call.surfaced)

function idProblems(call: Call, ids: Map<string, string>): Problem[] {
  const problem = problemOn(call)
  const id = call.operation.operationId
  if (!id)
    return [problem(stepsTo(call), `${named(call)} has no operationId.`, 'give it one, such as listSegments')]
  const where = stepsTo(call, 'operationId')
  const earlier = ids.get(id)
  ids.set(id, named(call))
  return [
    ...(earlier
      ? [problem(where, `The operationId "${id}" belongs to ${earlier}.`, 'choose another one')]
      : []),
    ...(/^[a-z][A-Za-z0-9]*$/.test(id)
      ? []
      : [problem(where, `The operationId "${id}" is not in camelCase.`, 'write it like listSegments')]),
  ]
}

function summaryProblems(call: Call, summaries: Map<string, string>): Problem[] {
  const problem = problemOn(call)
  const summary = call.operation.summary?.trim()
  if (!summary)
    return [problem(stepsTo(call), `${named(call)} has no summary.`, 'say what it does: List segments')]
  const where = stepsTo(call, 'summary')
  const title = operationTitle(call).toLowerCase()
  const earlier = summaries.get(title)
  summaries.set(title, named(call))
  return [
    ...(earlier ? [problem(where, `${earlier} has the same summary on its page.`, 'say what differs')] : []),
    ...(summary.length > LONGEST_SUMMARY || summary.endsWith('.')
      ? [
          problem(
            where,
            'The summary is no heading.',
            `at most ${LONGEST_SUMMARY} characters, without a full stop`,
          ),
        ]
      : []),
  ]
}

function tagProblems(call: Call, known: readonly string[]): Problem[] {
  const problem = problemOn(call)
  const tags = call.operation.tags ?? []
  if (!tags.length)
    return [problem(stepsTo(call), `${named(call)} has no tag.`, `use one of: ${known.join(', ')}`)]
  return tags
    .filter((tag) => !known.includes(tag))
    .map((tag) =>
      problem(
        stepsTo(call, 'tags'),
        `"${tag}" is not a tag.`,
        didYouMean(tag, known, 'add it to content/api/openapi.yaml'),
      ),
    )
}

function parameterProblems(call: Call): Problem[] {
  const problem = problemOn(call)
  const parameters = parametersOf(call)
  const inRoute = [...call.route.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const where = stepsTo(call, 'parameters')
  const inPath = parameters.filter((one) => one.in === 'path')
  return [
    ...inRoute
      .filter((name) => !inPath.some((one) => one.name === name))
      .map((name) =>
        problem(where, `${named(call)} does not describe {${name}}.`, 'add it to parameters, in: path'),
      ),
    ...inPath
      .filter(({ name = '' }) => !inRoute.includes(name))
      .map(({ name = '' }) =>
        problem(
          where,
          `${named(call)} has no {${name}} in its path.`,
          didYouMean(name, inRoute, 'take it out'),
        ),
      ),
    ...parameters
      .filter(({ description, schema }) => !description?.trim() && !schema?.description)
      .map(({ name = '' }) =>
        problem(where, `${named(call)} does not say what ${name} is.`, 'give it a description'),
      ),
  ]
}

function responseProblems(call: Call): Problem[] {
  const good = Object.keys(call.operation.responses ?? {}).some((status) => /^[23]/.test(status))
  const fix = "add '200', or what it answers when all is well"
  return good
    ? []
    : [problemOn(call)(stepsTo(call, 'responses'), `${named(call)} has no answer for success.`, fix)]
}
