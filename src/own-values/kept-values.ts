import { local, session } from '../runtime/storage'
import { fitsOwnValue, ownValueNames, type OwnValueName } from '../shared/own-values'
import { storageKeys } from '../shared/storage-keys'

/** What a reader has typed, by name. */
export type Values = Partial<Record<OwnValueName, string>>

const key = storageKeys.ownValues

/** Whatever was stored may be spoiled: only texts under known names are taken. */
function parse(stored: string | undefined): Values {
  try {
    const read: unknown = JSON.parse(stored ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    const of = (name: string): unknown => (read as Record<string, unknown>)[name]
    return Object.fromEntries(
      ownValueNames.flatMap((name) => {
        const value = of(name)
        return typeof value === 'string' && value ? [[name, value]] : []
      }),
    )
  } catch {
    return {}
  }
}

let values: Values
let stays: boolean
readAgain()

/** Takes what the browser has now: another tab may have changed or removed it. */
export function readAgain(): void {
  const inTab = session.read(key)
  const inBrowser = local.read(key)
  values = parse(inTab ?? inBrowser)
  stays = inTab === undefined && inBrowser !== undefined
}

/** What the reader has typed, also what cannot stand in a sample. */
export const typedValues = (): Values => values

/** Whether it is kept in the browser, and not only in this tab. */
export const areKept = (): boolean => stays

/** What samples show. */
export const fittingValues = (): Values =>
  Object.fromEntries(
    ownValueNames.flatMap((name) => {
      const value = values[name]
      return value !== undefined && fitsOwnValue(name, value) ? [[name, value]] : []
    }),
  )

/**
 * Keeps what the reader has typed: in this tab, or in this browser.
 * @returns whether the browser took it; if not, it counts until the page is left
 */
export function keepValues(next: Values, inBrowser: boolean): boolean {
  values = next
  stays = inBrowser
  const [place, other] = inBrowser ? [local, session] : [session, local]
  other.remove(key)
  if (Object.keys(next).length) return place.write(key, JSON.stringify(next))
  place.remove(key)
  return true
}
