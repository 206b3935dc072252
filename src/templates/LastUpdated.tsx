import { useTranslation } from 'react-i18next'
import type { DocPage } from '../shared/doc-page'
import { languageOf } from '../shared/slugs'
import { formatDay } from '../shared/format-day'

/**
 * The day of the last change, where the history says it. A page that is made of data knows only the day of its file, which may
 * hold other pages as well, and says so.
 */
export function LastUpdated({
  doc: { path, source, updated },
}: {
  doc: Pick<DocPage, 'path' | 'source' | 'updated'>
}) {
  const { t } = useTranslation()
  if (!updated) return null
  return (
    <span>
      {/* One text: between two, React puts a comment. */}
      {`${t(source.endsWith('.mdx') ? 'article.updated' : 'article.updatedSource')} `}
      {/* Written the same at build and in the browser, whatever time zone either is in. */}
      <time dateTime={updated}>
        {formatDay(new Date(`${updated}T00:00:00Z`), languageOf(path), { timeZone: 'UTC' })}
      </time>
    </span>
  )
}
