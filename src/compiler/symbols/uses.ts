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

/** A name that looks like the SDK's and is not, or is not used as the SDK has it. */
export interface UnknownSymbol {
  written: string
  offset: number
  /** The type it was taken for a member of. */
  owner?: string
  /** The nearest name that there is. */
  meant?: string
  /** The name is right and its use is not: "takes 1 argument, not 2". */
  wrong?: string
  /** What to do about that, where it is no matter of the signature. */
  fix?: string
}

export interface Uses {
  uses: SymbolUse[]
  unknown: UnknownSymbol[]
}

/** A name that a sample uses and does not import. */
export interface MissingImport {
  name: string
  offset: number
  /** What it is imported by, where that is known. */
  from?: string
}
