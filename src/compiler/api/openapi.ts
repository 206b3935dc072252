import { freeOfFrame } from '../page/anchors'
import { decoded } from '../../text/decoded'
import { isRecord } from '../../text/records'

/** The parts of an OpenAPI 3.1 description that pages are made of, with the types that `wellFormed` sees to. What else is no good there the check says. */

export interface Reference {
  $ref?: string
}

export interface Schema extends Reference {
  title?: string
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  examples?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  readOnly?: boolean
  writeOnly?: boolean
  deprecated?: boolean
}

export interface Parameter extends Reference {
  name?: string
  in?: 'path' | 'query' | 'header' | 'cookie'
  description?: string
  required?: boolean
  deprecated?: boolean
  schema?: Schema
  example?: unknown
}

export interface MediaType {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { value?: unknown } & Reference>
}

export interface Body extends Reference {
  description?: string
  required?: boolean
  content?: Record<string, MediaType>
}

export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  deprecated?: boolean
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, Body>
  servers?: Server[]
  /** Which surfaces of the API answer it; missing: the server API alone. */
  'x-surfaces'?: Surface[]
}

export interface Server {
  url?: string
  description?: string
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
export type Method = (typeof methods)[number]

export interface PathItem extends Partial<Record<Method, Operation>> {
  summary?: string
  description?: string
  parameters?: Parameter[]
  servers?: Server[]
}

interface SecurityScheme {
  type?: string
  scheme?: string
  description?: string
}

export interface OpenApi {
  openapi?: string
  info?: Record<string, unknown>
  servers?: Server[]
  security?: Record<string, string[]>[]
  tags?: { name?: string; description?: string }[]
  /** How the resources are grouped, by their tags; the convention of other tools. */
  'x-tagGroups'?: { name?: string; tags?: string[] }[]
  paths?: Record<string, PathItem>
  components?: {
    schemas?: Record<string, Schema>
    securitySchemes?: Record<string, SecurityScheme>
    [kind: string]: Record<string, unknown> | undefined
  }
  [key: string]: unknown
}

/** Where an operation is answered. */
export type Surface = 'server' | 'cloud'

/** `a/b~c` → `a~1b~0c`, as a step of a JSON pointer. */
export const escapeStep = (step: string | number): string =>
  String(step).replaceAll('~', '~0').replaceAll('/', '~1')

/** `/paths/~1device/get` → its steps. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => (decoded(step) ?? step).replaceAll('~1', '/').replaceAll('~0', '~'))

/** What a reference of this document leads to, or the thing itself; undefined when it leads nowhere or back to itself. */
export function resolve<T extends object>(
  document: OpenApi,
  value: (T & Reference) | undefined,
): T | undefined {
  let current: (T & Reference) | undefined = value
  for (let hops = 0; hops < 20 && current?.$ref; hops++) {
    if (!current.$ref.startsWith('#/')) return undefined
    current = stepsOf(current.$ref.slice(1)).reduce<unknown>(
      (at, step) => (isRecord(at) ? at[step] : undefined),
      document,
    ) as T | undefined
  }
  return current?.$ref ? undefined : current
}

/** `#/components/schemas/Segment` → `Segment`; undefined for any other reference, and for none. */
export const schemaName = ({ $ref }: Reference): string | undefined =>
  /^#\/components\/schemas\/([^/]+)$/.exec($ref ?? '')?.[1]

/** The anchor of a schema. */
export const schemaAnchor = (name: string): string => freeOfFrame(kebab(name))

/** `listSegments` → `list-segments`: what the anchor of an operation or a schema is made of. */
export const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
