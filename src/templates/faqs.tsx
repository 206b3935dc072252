import type { PageProps } from 'gatsby'
import { ArticleFrame, ArticleText } from './ArticleFrame'
import type { DocQuery } from './doc-query'
import * as styles from './faqs.module.css'

/** Questions in groups, with a jump list of the groups. */
export default function FaqsPage({ data }: PageProps<DocQuery>) {
  const { doc } = data.docPage
  const groups = doc.headings.filter(({ depth }) => depth === 2)
  return (
    <ArticleFrame doc={doc}>
      <ul className={styles.groups}>
        {groups.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
      <ArticleText doc={doc} />
    </ArticleFrame>
  )
}
