import type { PageProps } from 'gatsby'
import { PageBody } from '../blocks/BlockRenderer'
import { HomeBlocks } from '../blocks/home/HomeBlocks'
import { Layout } from '../layout/Layout'
import { languageOf } from '../shared/slugs'
import { defaultLanguage } from '../shared/site'
import { CapabilityList } from './CapabilityList'
import { CopyPage } from './CopyPage'
import type { DocQuery } from './doc-query'
import { HomeHero } from './HomeHero'
import { LastUpdated } from './LastUpdated'
import * as styles from './home.module.css'
import { PlatformGrid } from './PlatformGrid'

/** What Beckon is, two doors, the platforms, where to start, how its pieces fit, and what it can do. */
export default function HomePage({ data }: PageProps<DocQuery>) {
  const { doc } = data.docPage
  return (
    <Layout path={doc.path} wide>
      <HomeHero
        title={doc.title}
        description={doc.description}
        language={languageOf(doc.path) ?? defaultLanguage}
        path={doc.path}
      >
        <LastUpdated doc={doc} />
      </HomeHero>
      <div className={styles.body}>
        <PlatformGrid heading="home.platforms" path={doc.path} />
        <div className={`prose ${styles.text}`}>
          <HomeBlocks>
            <PageBody blocks={doc.blocks} />
          </HomeBlocks>
        </div>
        <CapabilityList capabilities={doc.capabilities ?? []} path={doc.path} />
        <CopyPage path={doc.path} />
      </div>
    </Layout>
  )
}
