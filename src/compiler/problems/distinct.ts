/** Things that are equal in all they hold, once each: what is found in a partial is found for every page that draws it in. */
export const distinct = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]
