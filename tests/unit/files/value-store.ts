import type { ValueStore } from '../../../src/compiler/files/kept-values'

/** What survives from one process to the next, where the test sees it: texts by their names. */
export const storeIn = (stored: Map<string, string>): ValueStore => ({
  read: (name) => JSON.parse(stored.get(name) ?? 'null') as unknown,
  write: (name, value) => void stored.set(name, JSON.stringify(value)),
})
