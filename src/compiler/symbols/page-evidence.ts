/** How a section tells of a symbol. */
export type Sign = 'row' | 'name' | 'bare' | 'lead' | 'sample' | 'prose' | 'mention'

/** How often a section does. */
type Signs = Partial<Record<Sign, number>>

/**
 * Which sections of a page tell of its symbols, and which of them documents each: what has it in a sample and in words or a
 * row of a table, then the row that is about it, then a row that begins with a plain name, first with a sample, then a
 * paragraph that begins with it and more words, then a sample, then a row of several methods by their names, then words; of
 * several alike the first.
 */
export class PageEvidence {
  private readonly told = new Map<string, Map<string, Signs>>()

  note(ids: readonly string[], section: string, sign: Sign): void {
    for (const id of ids) {
      const sections = this.told.get(id) ?? new Map<string, Signs>()
      const signs: Signs = sections.get(section) ?? {}
      this.told.set(id, sections.set(section, { ...signs, [sign]: (signs[sign] ?? 0) + 1 }))
    }
  }

  /** Symbols with the section that documents each. */
  sections(order: readonly string[]): Map<string, string> {
    return new Map(
      [...this.told].map(([id, sections]) => {
        const [best] = [...sections].sort(
          ([a, told], [b, others]) => rank(others) - rank(told) || order.indexOf(a) - order.indexOf(b),
        )
        return [id, best?.[0] ?? '']
      }),
    )
  }
}

function rank({ row, name, bare, lead = 0, sample, prose = 0 }: Signs): number {
  if (sample && (row || prose || lead)) return 8
  if (row) return 7
  if (sample && (name || bare)) return 6
  if (name) return 5
  if (lead && lead + prose > 1) return 4
  if (sample) return 3
  if (bare) return 2
  return lead ? 1 : 0
}
