import type { HeadProps } from 'gatsby'
import type { DocQuery } from './doc-query'
import { DocHead } from './DocHead'

/** What stands in the head of a page of content. Apart from the other heads, whose bytes no article needs. */
export const docHead = ({ data }: HeadProps<DocQuery>) => <DocHead {...data.docPage.doc} />
