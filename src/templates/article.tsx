import type { PageProps } from 'gatsby'
import { ArticleFrame } from './ArticleFrame'
import type { DocQuery } from './doc-query'

/** A page of documentation: what most pages are, those of the API among them. */
export default function ArticlePage({ data }: PageProps<DocQuery>) {
  return <ArticleFrame doc={data.docPage.doc} onThisPage="beside" />
}
