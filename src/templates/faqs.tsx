import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageBody } from '../blocks/BlockRenderer'
import { Layout } from '../layout/Layout'
import { DocHead } from './DocHead'
import type { DocQuery } from './doc-query'
import { PageEnd } from './PageEnd'
import { PageIntro } from './PageIntro'
import * as styles from './faqs.module.css'

/** Questions in groups, with a jump list of the groups. */
export default function FaqsPage({ data }: PageProps<DocQuery>) {
  const { doc } = data.mdx
  const groups = doc.headings.filter(({ depth }) => depth === 2)
  return (
    <Layout path={doc.path}>
      <article>
        <PageIntro doc={doc} />
        <ul className={styles.groups}>
          {groups.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
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
  query FaqsPage($id: String!) {
    mdx(id: { eq: $id }) {
      doc
    }
  }
`
