/** Why a sample is no piece of its language; line and column count from 1 in the sample. */
export interface SampleError {
  line: number
  column: number
  /** Goes on from "The Kotlin sample": `does not parse at "…"`. */
  message: string
  fix: string
}
