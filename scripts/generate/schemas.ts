import { z } from 'zod'
import { symbolFileSchema } from '../../src/compiler/symbols/schema'
import { writersFrontmatterSchema } from '../../src/shared/frontmatter'

const schemaOf = (schema: z.ZodType, title: string): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input' }) }, null, 2)}\n`

/** Schemas for editors, made from those that the check uses: path from the project's root → text. */
export const schemas = (): Record<string, string> => ({
  '.vscode/frontmatter.schema.json': schemaOf(writersFrontmatterSchema, 'Frontmatter of a page'),
  '.vscode/symbols.schema.json': schemaOf(symbolFileSchema, 'Symbol list of an SDK'),
})
