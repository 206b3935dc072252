import { tokenize } from './tokens'

/** A key of JSON that has a value which is no object. */
interface Key {
  written: string
  offset: number
  /** The keys around it and its own. */
  path: string[]
}

/** The keys of a text of JSON, each with those of the objects around it. */
export function keysOf(text: string): Key[] {
  const tokens = tokenize(text, 'json')
  const around: string[] = []
  return tokens.flatMap(({ kind, text: written, offset }, at) => {
    if (written === '}') around.pop()
    if (kind !== 'string' || tokens[at + 1]?.text !== ':') return []
    const key = written.slice(1, -1)
    if (tokens[at + 2]?.text !== '{') return [{ written: key, offset: offset + 1, path: [...around, key] }]
    around.push(key)
    return []
  })
}
