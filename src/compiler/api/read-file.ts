import { readData, type DataFile } from '../files/data-file'
import { problemOf, type Place as AnyPlace, type Problem } from '../problems/problem'
import { isRecord } from './openapi'

export type Place = Required<AnyPlace>

/** A YAML file of the description, which holds an object. */
export interface ApiFile extends DataFile {
  value: Record<string, unknown>
}

export const problemAt = problemOf('openapi')

/** Reads one file of the description; undefined, with the reason among the problems, when it cannot be read. */
export function readApiFile(root: string, file: string, problems: Problem[]): ApiFile | undefined {
  const { data, problems: unreadable } = readData(root, file, 'openapi')
  problems.push(...unreadable)
  if (!data) return undefined
  const { value } = data
  if (isRecord(value)) return { ...data, value }
  const fix = 'write keys such as paths: and components:'
  problems.push(problemAt(data.placeOf([]), 'The file holds no object.', fix))
  return undefined
}
