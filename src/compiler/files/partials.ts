import { parsePartial, partialFile } from '../../shared/slugs'
import { CONTENT, readContent } from './content-files'

export interface PartialSource {
  /** Text of a partial by its name (`sdk/v3/launch`), or undefined when there is none. */
  read(name: string): string | undefined
  /** Names of all partials, for suggestions. */
  names(): Iterable<string>
  /** Path of a partial's file from the project's root. */
  file(name: string): string
}

/** Partials of one language, read once: `en/_partials/sdk/v3/launch.mdx` is the partial `sdk/v3/launch`. */
export function partialSource(root: string, language: string, partials: readonly string[]): PartialSource {
  const names = new Set(
    partials.flatMap((file) => {
      const partial = parsePartial(file)
      return partial?.language === language ? [partial.name] : []
    }),
  )
  const texts = new Map<string, string>()
  const file = (name: string) => `${CONTENT}/${partialFile(name, language)}`
  return {
    file,
    names: () => names,
    read(name) {
      if (!names.has(name)) return undefined
      let text = texts.get(name)
      if (text === undefined) texts.set(name, (text = readContent(root, partialFile(name, language))))
      return text
    },
  }
}
