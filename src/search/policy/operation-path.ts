import { longestTerm } from '../contract/policy'

/**
 * The path of an API operation as one term: `/device/{deviceID}` → `qpathdevicedeviceid`. What its parts say separately,
 * a hundred other operations say as well. It begins like nothing that a reader types.
 */
const operationTerm = (path: string): string =>
  `qpath${path.replace(/[^A-Za-z0-9]/g, '').toLowerCase()}`.slice(0, longestTerm)

/** The terms of a name that a section documents: the name itself, and for an operation its path in one. */
export const termsOfName = (name: string): string[] =>
  name.startsWith('/') ? [name, operationTerm(name)] : [name]

/** Who pastes the path of an operation means that one, and no page about the same words. */
const weight = 3

/** The operation whose path stands in what was typed, alone or behind its method. */
export function typedOperation(text: string): { term: string; weight: number } | undefined {
  const [, path] = /(?:^|\s)(\/\S*\w\S*)/.exec(text) ?? []
  return path ? { term: operationTerm(path), weight } : undefined
}
