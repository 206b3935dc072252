import type { ParityCell, ParityTable } from '../shared/parity'
import type { SdkPlatform } from '../shared/sdk'

/** Why something is missing, or is there in part. */
export interface Reason {
  state: 'part' | 'no'
  note: string
  /** The platforms that it holds for; missing: all. */
  platforms?: readonly SdkPlatform[]
}

/** The reasons of a row, each once, in the order of its platforms. */
export function reasonsOf(cells: readonly ParityCell[], columns: ParityTable['columns']): Reason[] {
  const found = new Map<string, Reason & { platforms: SdkPlatform[] }>()
  cells.forEach(({ state, note }, index) => {
    const platform = columns[index]?.id
    if (state === 'yes' || !note || !platform) return
    const key = `${state} ${note}`
    const reason = found.get(key) ?? { state, note, platforms: [] }
    found.set(key, reason)
    reason.platforms.push(platform)
  })
  return [...found.values()].map(({ platforms, ...reason }) =>
    platforms.length === columns.length ? reason : { ...reason, platforms },
  )
}
