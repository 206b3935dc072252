/** A Map, or a WeakMap. */
interface Known<Key, Value> {
  has(key: Key): boolean
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** What is known for a key, also that it is nothing; found once, and kept among what is known. */
export function remembered<Key, Value>(known: Known<Key, Value>, key: Key, find: () => Value): Value {
  if (!known.has(key)) known.set(key, find())
  return known.get(key) as Value
}

/** Items by what they have in common, in their order. */
export function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) addTo(groups, keyOf(item), item)
  return groups
}

/** Puts values at the end of the list of a key, which begins with the first of them. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, ...values: readonly Value[]): void {
  const known = lists.get(key)
  if (known) known.push(...values)
  else lists.set(key, [...values])
}
