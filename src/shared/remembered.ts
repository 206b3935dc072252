/** What is known for a key, also that it is nothing; found once, and kept among what is known. */
export function remembered<K, T>(known: Map<K, T>, key: K, find: () => T): T {
  if (!known.has(key)) known.set(key, find())
  return known.get(key) as T
}
