/** As many names can be looked through without help. */
const FEW = 20

/** The field that narrows a page, where it has many names. */
export const filterOf = (names: number): string[] => (names > FEW ? ['<SymbolFilter />'] : [])
