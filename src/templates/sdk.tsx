import type { PageProps } from 'gatsby'
import { ArticleFrame, ArticleText } from './ArticleFrame'
import type { DocQuery } from './doc-query'
import { PlatformGrid } from './PlatformGrid'
import { SupportMatrix } from './SupportMatrix'

/** The front of the SDK docs: platforms by version, and what each supports. The grid stands for the list of children. */
export default function SdkPage({ data }: PageProps<DocQuery>) {
  const { doc } = data.docPage
  return (
    <ArticleFrame doc={{ ...doc, children: [] }} isBroad>
      <PlatformGrid path={doc.path} />
      <ArticleText doc={doc} />
      <SupportMatrix tables={doc.parity ?? []} path={doc.path} />
    </ArticleFrame>
  )
}
