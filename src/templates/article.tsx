import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageBody } from '../blocks/BlockRenderer'
import { Layout } from '../layout/Layout'
import { OnThisPage } from '../layout/OnThisPage'
import { DocHead } from './DocHead'
import type { DocQuery } from './doc-query'
import { PageEnd } from './PageEnd'
import { PageIntro } from './PageIntro'
import { VersionStatus } from './VersionStatus'

/** A page of documentation: what most pages are. */
export default function ArticlePage({ data }: PageProps<DocQuery>) {
  const { doc } = data.mdx
  return (
    <Layout path={doc.path} doc={doc} aside={<OnThisPage headings={doc.headings} place="beside" />}>
      <article>
        <PageIntro doc={doc}>
          <VersionStatus doc={doc} />
        </PageIntro>
        <OnThisPage headings={doc.headings} place="folded" />
        <div className="prose">
          <PageBody blocks={doc.blocks} />
        </div>
        <PageEnd doc={doc} />
      </article>
    </Layout>
  )
}

export const Head = ({ data }: HeadProps<DocQuery>) => <DocHead {...data.mdx.doc} />

export const query = graphql`
  query ArticlePage($id: String!) {
    mdx(id: { eq: $id }) {
      doc
    }
  }
`
