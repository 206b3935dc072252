import type { CompiledPage } from '../../page/compile-page'
import { placeIn } from '../../page/texts'
import { problemOf, type Problem } from '../../problems/problem'

/** What is wrong in a sample or in backticks, by the number of the piece on its page: where that stands may change. */
export interface WrongPiece {
  sample?: number
  code?: number
  offset: number
  message: string
  fix: string
}

/** The same as problems of a rule, each at its place in the files of the page as it is now. */
export const problemsOfPieces = (
  rule: string,
  { samples, codes }: Pick<CompiledPage, 'samples' | 'codes'>,
  wrong: readonly WrongPiece[],
): Problem[] =>
  wrong.flatMap(({ sample, code, offset, message, fix }) => {
    const piece = samples[sample ?? -1] ?? codes[code ?? -1]
    return piece ? [problemOf(rule)(placeIn({ indent: piece.column, ...piece }, offset), message, fix)] : []
  })
