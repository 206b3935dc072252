import path from 'node:path'
import { CONTENT, IMAGES, listContent, walk } from '../../files/content-files'
import { problemOf } from '../../problems/problem'
import { languages } from '../../../shared/site'
import { languageOf, partialFile } from '../../../shared/slugs'
import type { Rule } from '../rule'

/** Pictures that no page shows, and partials that no page draws in: nobody would fix them when they grow old. */
export const unusedRule: Rule = {
  name: 'unused',
  about: 'every picture is shown and every partial is drawn in somewhere',
  check({ root, entries }) {
    const shown = new Set(entries.flatMap(({ page }) => page.images.map(({ src }) => src)))
    const drawnIn = new Set(
      entries.flatMap(({ path: route, page }) =>
        page.partials.map((name) => partialFile(name, languageOf(route) ?? '')),
      ),
    )
    // A page that cannot be read may be the one that uses it.
    if (entries.some(({ page }) => page.problems.some(({ rule }) => rule === 'syntax'))) return []
    const pictures = walk(path.join(root, IMAGES)).flatMap((file) => {
      const picture = file.replace(/\.dark(?=\.\w+$)/, '').replace(/\.json$/, '.png')
      if (shown.has(picture)) return []
      const place = { file: `${IMAGES}/${file}` }
      return problem(place, 'No page shows this picture.', 'show it on a page, or remove it')
    })
    const partials = listContent(root, languages).partials.flatMap((file) =>
      drawnIn.has(file)
        ? []
        : problem(
            { file: `${CONTENT}/${file}` },
            'No page draws this partial in.',
            'draw it in, or remove it',
          ),
    )
    return [...pictures, ...partials]
  },
}

const problem = problemOf('unused')
