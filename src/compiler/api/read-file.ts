import { readData, type DataFile } from '../files/data-file'
import { problemOf, type Place as AnyPlace, type Problem } from '../problems/problem'
import { isRecord } from '../../text/records'
import { wellFormed } from './well-formed'

export type Place = Required<AnyPlace>

/** A YAML file of the description, which holds an object: without what is of no use at its place, which was reported. */
export interface ApiFile extends DataFile {
  value: Record<string, unknown>
  /** All that stands there, for the rule on the form. */
  written: Record<string, unknown>
}

export const problemAt = problemOf('openapi')

/** Reads one file of the description; undefined, with the reason among the problems, when it cannot be read. */
export function readApiFile(root: string, file: string, problems: Problem[]): ApiFile | undefined {
  const { data, problems: unreadable } = readData(root, file, 'openapi')
  problems.push(...unreadable)
  if (!data) return undefined
  const { value: written } = data
  if (isRecord(written)) {
    const refused: Problem[] = []
    const value = wellFormed(written, (at, demand) => {
      refused.push(problemAt(data.placeOf(at), `${at.at(-1) ?? 'the file'}: ${demand}.`, 'fix the value'))
      return undefined
    })
    problems.push(...refused)
    return { ...data, written, value: refused.length ? value : written }
  }
  const fix = 'write keys such as paths: and components:'
  problems.push(problemAt(data.placeOf([]), 'The file holds no object.', fix))
  return undefined
}
