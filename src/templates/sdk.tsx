import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleFrame, ArticleText } from './ArticleFrame'
import { DocHead } from './DocHead'
import type { DocQuery } from './doc-query'
import { PlatformGrid } from './PlatformGrid'
import { SupportMatrix } from './SupportMatrix'

/** The front of the SDK docs: platforms by version, and what each supports. The grid stands for the list of children. */
export default function SdkPage({ data }: PageProps<DocQuery>) {
  const { doc } = data.docPage
  return (
    <ArticleFrame doc={{ ...doc, children: [] }}>
      <PlatformGrid />
      <ArticleText doc={doc} />
      <SupportMatrix tables={doc.parity ?? []} />
    </ArticleFrame>
  )
}

export const Head = ({ data }: HeadProps<DocQuery>) => <DocHead {...data.docPage.doc} />

export const query = graphql`
  query SdkPage($id: String!) {
    docPage(id: { eq: $id }) {
      doc
    }
  }
`
