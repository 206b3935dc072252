/** How a call proves who makes it: environment variables, as samples name them. */
export type Credentials =
  /** `chosen`: a person chose the password, so it may hold any character. */
  | { kind: 'basic'; user: string; password: string; chosen?: boolean }
  | { kind: 'bearer'; token: string }
  | { kind: 'none' }

export interface SampleRequest {
  method: string
  url: string
  credentials: Credentials
  headers?: { name: string; value: string }[]
  /** A JSON body. */
  json?: unknown
  /** A file as body, by its MIME type. */
  file?: { type: string; name: string }
  /** What comes back when all is well: JSON when it is not said, nothing, or a file, by the name to keep it under. */
  answer?: 'json' | 'nothing' | { file: string }
}

/** What the body is said to be; undefined without one. */
export const contentTypeOf = ({ file, json }: SampleRequest): string | undefined =>
  file?.type ?? (json === undefined ? undefined : 'application/json')

/** The file that the answer is kept in, if it is one. */
export const keptFile = ({ answer }: SampleRequest): string | undefined =>
  typeof answer === 'object' ? answer.file : undefined
