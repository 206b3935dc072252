import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageBody } from '../blocks/BlockRenderer'
import { Layout } from '../layout/Layout'
import { DocHead } from './DocHead'
import type { DocQuery } from './doc-query'
import { PageEnd } from './PageEnd'
import { PageIntro } from './PageIntro'
import { UseCaseFilter } from './UseCaseFilter'

/** Use cases, filtered by goal and capability on the page itself; without JavaScript all are shown. */
export default function QuickWinsPage({ data }: PageProps<DocQuery>) {
  const { doc } = data.mdx
  return (
    <Layout path={doc.path}>
      <article>
        <PageIntro doc={doc} />
        <UseCaseFilter>
          <div className="prose">
            <PageBody blocks={doc.blocks} />
          </div>
        </UseCaseFilter>
        <PageEnd doc={doc} />
      </article>
    </Layout>
  )
}

export const Head = ({ data }: HeadProps<DocQuery>) => <DocHead {...data.mdx.doc} />

export const query = graphql`
  query QuickWinsPage($id: String!) {
    mdx(id: { eq: $id }) {
      doc
    }
  }
`
