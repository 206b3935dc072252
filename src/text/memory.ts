/** What was asked for last, at hand for the next letter of a query; what was not asked for the longest goes first. */
export interface Memory<Value> {
  /** What is known for a key, or what is made for it now. */
  get(key: string, make: () => Value): Value
}

/** @param most how many answers are kept */
export function createMemory<Value>(most: number): Memory<Value> {
  const known = new Map<string, Value>()
  return {
    get(key, make) {
      let value = known.get(key)
      if (value === undefined) value = make()
      else known.delete(key)
      known.set(key, value)
      if (known.size > most) known.delete(known.keys().next().value ?? '')
      return value
    },
  }
}
