type Opener = (text: string) => void

let opener: Opener | undefined

/** Opens the search dialog, with a search already filled in if one is given. Nothing happens before the host is there. */
export function openSearch(text = ''): void {
  opener?.(text)
}

/** For the host alone: what opening means. Out: a function that takes it back. */
export function setSearchOpener(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = undefined
  }
}
