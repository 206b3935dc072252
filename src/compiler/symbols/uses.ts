/** A sample, or what stands between backticks. */
export interface CodePiece {
  text: string
  /** As behind the fence; `inline` for text in backticks. */
  language: string
  title?: string
}

/** A symbol that a piece of code uses. */
export interface SymbolUse {
  id: string
  offset: number
}

/** A name that looks like the SDK's and is not. */
export interface UnknownSymbol {
  written: string
  offset: number
  /** The type it was taken for a member of. */
  owner?: string
  /** The nearest name that there is. */
  meant?: string
}

export interface Uses {
  uses: SymbolUse[]
  unknown: UnknownSymbol[]
}
