import type { PageProps } from 'gatsby'
import { PageBody } from '../blocks/BlockRenderer'
import { Layout } from '../layout/Layout'
import { languageOf } from '../shared/slugs'
import { defaultLanguage } from '../shared/site'
import { CapabilityList } from './CapabilityList'
import type { DocQuery } from './doc-query'
import { HomeHero } from './HomeHero'
import * as styles from './home.module.css'
import { PlatformGrid } from './PlatformGrid'

/** What Beckon is, two doors, the platforms, and what it can do. */
export default function HomePage({ data }: PageProps<DocQuery>) {
  const { doc } = data.docPage
  return (
    <Layout path={doc.path} wide>
      <HomeHero
        title={doc.title}
        description={doc.description}
        language={languageOf(doc.path) ?? defaultLanguage}
        path={doc.path}
      />
      <div className={styles.body}>
        <PlatformGrid heading="home.platforms" />
        <div className={`prose ${styles.text}`}>
          <PageBody blocks={doc.blocks} />
        </div>
        <CapabilityList capabilities={doc.capabilities ?? []} />
      </div>
    </Layout>
  )
}
