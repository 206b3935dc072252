import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageBody } from '../blocks/BlockRenderer'
import { Layout } from '../layout/Layout'
import { DocHead } from './DocHead'
import type { DocQuery } from './doc-query'
import { PageEnd } from './PageEnd'
import { PageIntro } from './PageIntro'
import { PlatformGrid } from './PlatformGrid'
import { SupportMatrix } from './SupportMatrix'

/** The front of the SDK docs: platforms by version, and what each supports. */
export default function SdkPage({ data }: PageProps<DocQuery>) {
  const { doc } = data.mdx
  return (
    <Layout path={doc.path}>
      <article>
        <PageIntro doc={doc} />
        <PlatformGrid />
        <div className="prose">
          <PageBody blocks={doc.blocks} />
        </div>
        <SupportMatrix tables={doc.parity ?? []} />
        <PageEnd doc={{ ...doc, children: [] }} />
      </article>
    </Layout>
  )
}

export const Head = ({ data }: HeadProps<DocQuery>) => <DocHead {...data.mdx.doc} />

export const query = graphql`
  query SdkPage($id: String!) {
    mdx(id: { eq: $id }) {
      doc
    }
  }
`
