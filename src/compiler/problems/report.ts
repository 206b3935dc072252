import type { Node } from 'unist'
import { problemOf, type Problem } from './problem'
import type { CompilerRule } from './rules'
import type { Suppression } from './suppressions'

/** Where a node was written. Nodes drawn in from a partial carry its path in `data.file`. */
export function fileOf(node: Node, page: string): string {
  const data = node.data
  return data?.file ?? page
}

/** Collects the problems of one page, so that a writer sees all of them in one run. */
export class Report {
  readonly problems: Problem[] = []
  /** Comments that let findings of the content check pass. */
  readonly suppressions: Suppression[] = []

  constructor(readonly page: string) {}

  /** Notes a problem at the start of a node, or at an explicit line. */
  add(
    rule: CompilerRule,
    where: Node | { line: number; column?: number; file?: string },
    message: string,
    fix: string,
  ) {
    const place =
      'type' in where
        ? { ...where.position?.start, file: fileOf(where, this.page) }
        : { ...where, file: where.file ?? this.page }
    this.problems.push(problemOf(rule)(place, message, fix))
  }
}
