import { session } from '../runtime/storage'
import { storageKeys } from '../shared/storage-keys'
import { parentPath } from '../shared/slugs'

/** What a tab remembers of the trees beside its pages, also when it is loaded anew. */
interface Kept {
  /** Branches that stay open although the page is in none of them. */
  open: string[]
  /** How far the tree of a section was scrolled, by the path of its top. */
  scroll: Record<string, number>
}

function kept(): Partial<Kept> {
  try {
    return Object(JSON.parse(session.read(storageKeys.tree) ?? '{}')) as Partial<Kept>
  } catch {
    return {}
  }
}

/** Whether a branch was opened, or closed; one that nobody touched is open where the page is in it. */
export type Choices = Readonly<Record<string, boolean>>

let choices: Record<string, boolean> | undefined
export let scrollOf: Record<string, number> = {}
let current = ''
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`; what was built knows of no choice. */
export const branches = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  state: (): Choices => {
    if (choices) return choices
    const { open, scroll } = kept()
    scrollOf = Object(scroll) as Kept['scroll']
    addEventListener('pagehide', keep)
    return (choices = Object.fromEntries((Array.isArray(open) ? open : []).map((path) => [path, true])))
  },
  choose: (path: string, isOpen: boolean): void => {
    choices = { ...choices, [path]: isOpen }
    for (const listener of listeners) listener()
  },
  /** The reader has come to a page: the branches above it are open, and stay so when the reader goes on. */
  arrive: (path: string): void => {
    current = path
    for (let at: string | undefined = path; at; at = parentPath(at)) {
      if (choices?.[at] === false) branches.choose(at, true)
      // It looks open already, and nobody has to draw it again.
      else if (choices) choices[at] = true
    }
  },
}

/** Nothing where the page alone says which branches are open: the script in the head waits for the others (boot-script.ts). */
function keep(): void {
  const open = Object.entries(choices ?? {}).flatMap(([path, isOpen]) =>
    isOpen && !current.startsWith(path) ? [path] : [],
  )
  session.write(storageKeys.tree, JSON.stringify({ open, scroll: scrollOf } satisfies Kept))
}
