import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleFrame } from './ArticleFrame'
import { DocHead } from './DocHead'
import type { DocQuery } from './doc-query'

/** A page of documentation: what most pages are, those of the API among them. */
export default function ArticlePage({ data }: PageProps<DocQuery>) {
  return <ArticleFrame doc={data.docPage.doc} onThisPage />
}

export const Head = ({ data }: HeadProps<DocQuery>) => <DocHead {...data.docPage.doc} />

export const query = graphql`
  query ArticlePage($id: String!) {
    docPage(id: { eq: $id }) {
      doc
    }
  }
`
