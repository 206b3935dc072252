import type { PageProps } from 'gatsby'
import { ArticleFrame, ArticleText } from './ArticleFrame'
import type { DocQuery } from './doc-query'
import { UseCaseFilter } from './UseCaseFilter'

/** Use cases, filtered by goal and capability on the page itself; without JavaScript all are shown. */
export default function QuickWinsPage({ data }: PageProps<DocQuery>) {
  const { doc } = data.docPage
  return (
    <ArticleFrame doc={doc}>
      <UseCaseFilter>
        <ArticleText doc={doc} />
      </UseCaseFilter>
    </ArticleFrame>
  )
}
