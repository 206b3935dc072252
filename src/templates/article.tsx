import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { PageBody } from '../blocks/BlockRenderer'
import { Layout } from '../layout/Layout'
import { OnThisPage } from '../layout/OnThisPage'
import { appNeedsAnchor } from './AppNeeds'
import { DocHead } from './DocHead'
import type { DocQuery } from './doc-query'
import { PageEnd } from './PageEnd'
import { PageIntro } from './PageIntro'
import { VersionStatus } from './VersionStatus'

/** A page of documentation: what most pages are. */
export default function ArticlePage({ data }: PageProps<DocQuery>) {
  const { doc } = data.mdx
  const { t } = useTranslation()
  // Not written by hand, and not in the text: it stands below every guide that needs something of an app.
  const needs = doc.needs ? [{ depth: 2 as const, id: appNeedsAnchor, text: t('needs.title') }] : []
  const headings = [...doc.headings, ...needs]
  return (
    <Layout path={doc.path} doc={doc} aside={<OnThisPage headings={headings} place="beside" />}>
      <article>
        <PageIntro doc={doc}>
          <VersionStatus doc={doc} />
        </PageIntro>
        <OnThisPage headings={headings} place="folded" />
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
