import path from 'node:path'
import { IMAGES, listContent, walk } from '../../../plugins/docs-content/core/content-files'
import type { Problem } from '../../../src/shared/problems'
import { languages } from '../../../src/shared/site'
import type { Rule } from '../rule'

/** Pictures that no page shows, and partials that no page draws in: nobody would mend them when they grow old. */
export const unusedRule: Rule = {
  name: 'unused',
  about: 'every picture is shown and every partial is drawn in somewhere',
  check({ root, entries }) {
    const shown = new Set(entries.flatMap(({ page }) => page.images.map(({ src }) => src)))
    const drawnIn = new Set(
      entries.flatMap(({ file, page }) =>
        page.partials.map((name) => `${file.split('/')[0] ?? ''}/_partials/${name}.mdx`),
      ),
    )
    // A page that cannot be read may be the one that uses it.
    if (entries.some(({ page }) => page.problems.some(({ rule }) => rule === 'syntax'))) return []
    const pictures = walk(path.join(root, IMAGES)).flatMap((file) => {
      const picture = file.replace(/\.dark(?=\.\w+$)/, '').replace(/\.json$/, '.png')
      if (shown.has(picture)) return []
      return problem(
        `${IMAGES}/${file}`,
        'No page shows this picture.',
        'show it with <Figure>, or remove it',
      )
    })
    const partials = listContent(root, languages).partials.flatMap((file) =>
      drawnIn.has(file)
        ? []
        : problem(`content/${file}`, 'No page draws this partial in.', 'draw it in, or remove it'),
    )
    return [...pictures, ...partials]
  },
}

const problem = (file: string, message: string, mend: string): Problem[] => [
  { file, line: 1, column: 1, rule: 'unused', message, mend },
]
