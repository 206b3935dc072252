import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { digestOf, keepValue, keptValue } from './kept-values'
import { writeIfOther } from './write-if-other'

/** Files that are made of data. */
interface MadeFiles {
  name: string
  /** Digest of all that they are made of. */
  restsOn: string
  /** Addresses that one of them may have, or had: where there is none any more, it goes. */
  addresses: readonly string[]
  /** Their texts by their addresses. */
  make: () => ReadonlyMap<string, string>
}

/** What was written last: while content is being written this is asked for with every save. */
const written = new Map<string, string>()

/** Writes files into the folder of the built site, unless those that lie there were made of the same. */
export function writeMade(root: string, { name, restsOn, addresses, make }: MadeFiles): void {
  const key = `${name} ${root}`
  if (written.get(key) === restsOn) return
  const at = (address: string) => path.join(root, 'public', address)
  const kept = keptValue(`files ${name}`, restsOn)?.value as Record<string, string> | undefined
  const isThere = (address: string) =>
    existsSync(at(address))
      ? kept?.[address] === digestOf(readFileSync(at(address), 'utf8'))
      : !kept?.[address]
  const all = new Set([...addresses, ...Object.keys(kept ?? {})])
  if (!kept || ![...all].every(isThere)) {
    const files = make()
    for (const address of all) if (!files.has(address)) rmSync(at(address), { force: true })
    for (const [address, text] of files) writeIfOther(at(address), text)
    const digests = [...files].map(([address, text]) => [address, digestOf(text)])
    keepValue(`files ${name}`, restsOn, Object.fromEntries(digests))
  }
  written.set(key, restsOn)
}
