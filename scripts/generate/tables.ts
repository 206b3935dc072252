import { z } from 'zod'
import { rules } from '../../src/compiler/check/rules'
import { fenceKeys } from '../../src/compiler/page/fence'
import { compilerRules } from '../../src/compiler/problems/rules'
import { components, type ComponentDefinition } from '../../src/shared/components'
import { pageKind, writersFrontmatterSchema, type TemplateName } from '../../src/shared/frontmatter'
import { layers } from '../house/layers.mjs'
import { knownTo } from '../house/walls.mjs'
import { openingTag } from './example'

/** The tables of CONTRIBUTING.md by their names there, each as Markdown. */
export const tables = (): Record<string, string> => ({
  components: componentTable(),
  frontmatter: frontmatterTable(),
  fences: fenceTable(),
  rules: ruleTable(),
  rooms: roomTable(),
})

/** Cells go between bars: a bar in one is escaped. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((one) => one.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const code = (text: string): string => `\`${text}\``
const list = (names: readonly string[]): string => names.map(code).join(' ')

function componentTable(): string {
  const all: [string, ComponentDefinition][] = Object.entries(components)
  return table(
    ['Component', 'Props', 'What it is'],
    all.map(([, definition]) => {
      const { about, parent, only, props } = definition
      const { required = [], properties = {} } = jsonSchema(props)
      const optional = Object.keys(properties).filter((name) => !required.includes(name))
      const taken = [list(required), optional.length ? `optional ${list(optional)}` : '']
      return [
        code(openingTag(definition)),
        taken.filter(Boolean).join(', '),
        [about, parent && `Inside \`<${parent}>\`.`, only && onlyOn(only)].filter(Boolean).join(' '),
      ]
    }),
  )
}

/** What may stand behind the language of a sample. */
const fenceTable = (): string =>
  table(
    ['Behind the language', 'What it says'],
    Object.entries(fenceKeys).map(([key, { example, about }]) => [code(`${key}="${example}"`), about]),
  )

const onlyOn = (kind: TemplateName): string =>
  pageKind(kind).isMade ? 'Only on pages that are made of data.' : `Only with ${code(`template: ${kind}`)}.`

interface JsonSchema {
  description?: string
  required?: string[]
  properties?: Record<string, JsonSchema>
  enum?: string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

const jsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

function frontmatterTable(): string {
  const { required = [], properties = {} } = jsonSchema(writersFrontmatterSchema)
  return table(
    ['Key', '', 'What'],
    Object.entries(properties).map(([key, schema]) => [
      code(key),
      required.includes(key) ? 'required' : '',
      [schema.description, limits(schema)].filter(Boolean).join('; '),
    ]),
  )
}

function limits({ minLength, maxLength, minimum, maximum, maxItems, enum: choices }: JsonSchema): string {
  if (maxLength !== undefined) return `${minLength ?? 0}–${maxLength} characters`
  if (maximum !== undefined) return `${minimum ?? 0}–${maximum}`
  if (maxItems !== undefined) return `at most ${maxItems}`
  return choices ? list(choices) : ''
}

function ruleTable(): string {
  const all = [
    ...Object.entries(compilerRules).map(([name, about]) => ({ name, about, stops: 'the build' })),
    ...rules.map(({ name, about, stopsBuild }) => ({
      name,
      about,
      stops: stopsBuild ? 'the build' : 'the check',
    })),
  ]
  return table(
    ['Rule', 'Stops', 'What it guards'],
    all.map(({ name, about, stops }) => [code(name), stops, about]),
  )
}

/** What a room is called in the column of rooms that may be known. */
const short = (path: string): string => path.replace(/^src\/(compiler\/)?/, '')

function roomTable(): string {
  const rows = layers.flatMap(({ rooms }) =>
    rooms.map(({ path, about, byPath = [] }) => [
      code(`${path}/`),
      about,
      [
        knownTo(path).map(short).join(', ') || 'nothing of ours',
        ...(byPath.length ? [`by path ${byPath.map(short).join(', ')}`] : []),
      ].join('; '),
    ]),
  )
  return table(['Room', 'What is in it', 'May know'], rows)
}
