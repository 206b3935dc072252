import { useTranslation } from 'react-i18next'
import type { DocPage } from '../shared/doc-page'

/**
 * The day of the last change, where the history says it. A page that is made of data knows only the day of its file, which may
 * hold other pages as well, and says so.
 */
export function LastUpdated({
  doc: { source, updated, updatedInWords },
}: {
  doc: Pick<DocPage, 'source' | 'updated' | 'updatedInWords'>
}) {
  const { t } = useTranslation()
  if (!updated) return null
  return (
    <span>
      {/* One text: between two, React puts a comment. */}
      {`${t(source.endsWith('.mdx') ? 'article.updated' : 'article.updatedSource')} `}
      <time dateTime={updated}>{updatedInWords}</time>
    </span>
  )
}
