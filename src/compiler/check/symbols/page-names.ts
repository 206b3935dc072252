/** What a page knows besides the lists. */
export interface PageNames {
  /** Names that samples of the platform give to things of their own. */
  declared: ReadonlySet<string>
  /** What samples of the platform call: whether that exists is their matter. */
  called: ReadonlySet<string>
  /** Calls of other libraries, which `content/calls.txt` lists. */
  others: ReadonlySet<string>
}
