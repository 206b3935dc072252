import type { PageProps } from 'gatsby'
import { useEffect, useRef } from 'react'
import type { Block } from '../shared/blocks'
import type { DocPage } from '../shared/doc-page'
import '../blocks/api-reference.css'
import './api-resource.css'
import { ArticleFrame, ArticleText } from './ArticleFrame'
import { offerRequestForms } from '../request-form/request-form'
import type { DocQuery } from './doc-query'

/** A resource of the REST API: each call with its samples beside it, where there is room. */
export default function ApiResourcePage({ data }: PageProps<DocQuery>) {
  const { doc } = data.docPage
  return (
    <ArticleFrame doc={doc} onThisPage={doc.blocks.some(isCall) ? 'below' : 'beside'}>
      <Calls doc={doc} />
    </ArticleFrame>
  )
}

/** A page of schemas has none, and so room beside its text. */
const isCall = (block: Block): boolean =>
  typeof block === 'object' && 't' in block && block.p?.className === 'operation'

function Calls({ doc }: { doc: DocPage }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? offerRequestForms(box.current) : undefined), [])
  return (
    <div ref={box}>
      <ArticleText doc={doc} />
    </div>
  )
}
