import type { PageProps } from 'gatsby'
import { ArticleFrame } from './ArticleFrame'
import type { DocQuery } from './doc-query'
import { UseCaseList } from './UseCaseList'

/** Use cases as cards, narrowed by reader, goal and capability on the page itself; without JavaScript all are shown. */
export default function QuickWinsPage({ data, location }: PageProps<DocQuery>) {
  const { doc } = data.docPage
  return (
    <ArticleFrame doc={doc} isBroad>
      <UseCaseList blocks={doc.blocks} query={location.search} />
    </ArticleFrame>
  )
}
