import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageBody } from '../blocks/BlockRenderer'
import { Layout } from '../layout/Layout'
import { OnThisPage } from '../layout/OnThisPage'
import type { DocPage } from '../shared/doc-page'
import { appNeedsAnchor } from '../shared/frame-ids'
import { PageEnd } from './PageEnd'
import { PageIntro } from './PageIntro'
import { VersionStatus } from './VersionStatus'

interface ArticleFrameProps {
  doc: DocPage
  /** Lists the page's headings beside the text, or above it where there is no room; `below` the section's tree instead of beside. */
  onThisPage?: 'beside' | 'below'
  /** Whether it has more than text, which is given more room than lines of text can have. */
  isBroad?: boolean
  /** What stands between title and end; the text alone when nothing else is given. */
  children?: ReactNode
}

/**
 * Every page of text: title, text, what follows, and the frame of the site around them.
 * The strings of the interface are there only inside it, so templates call no hooks: they fill its slots.
 */
export function ArticleFrame({ doc, onThisPage, isBroad = false, children }: ArticleFrameProps) {
  return (
    <Layout
      path={doc.path}
      doc={doc}
      aside={onThisPage && <Contents doc={doc} place="beside" />}
      place={isBroad ? 'broad' : onThisPage}
    >
      <article>
        <PageIntro doc={doc}>
          <VersionStatus doc={doc} />
        </PageIntro>
        {onThisPage && <Contents doc={doc} place="folded" />}
        {children ?? <ArticleText doc={doc} />}
        <PageEnd doc={doc} />
      </article>
    </Layout>
  )
}

/** What was written for the page. */
export function ArticleText({ doc }: { doc: DocPage }) {
  return (
    <div className="prose">
      <PageBody blocks={doc.blocks} />
    </div>
  )
}

/** The headings of the text, and of what stands below a guide without being written by hand. */
function Contents({ doc, place }: { doc: DocPage; place: 'beside' | 'folded' }) {
  const { t } = useTranslation()
  const needs = doc.needs ? [{ depth: 2 as const, id: appNeedsAnchor, text: t('needs.title') }] : []
  return <OnThisPage headings={[...doc.headings, ...needs]} place={place} />
}
