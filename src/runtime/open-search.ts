type Opener = (text: string) => void

let opener: Opener | undefined
const leaving = new Set<() => void>()

/** Opens the search dialog, with a search already filled in if one is given. Nothing happens before the host is there. */
export function openSearch(text = ''): void {
  for (const leave of leaving) leave()
  opener?.(text)
}

/** For what covers the page, where a result may be: called before search opens. Out: a function that takes it back. */
export function beforeSearch(leave: () => void): () => void {
  leaving.add(leave)
  return () => leaving.delete(leave)
}

/** For the host alone: what opening means. Out: a function that takes it back. */
export function setSearchOpener(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = undefined
  }
}
