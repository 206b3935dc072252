import type { PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Layout } from '../layout/Layout'
import { useNavigation } from '../navigation/use-navigation'
import type { BuiltDay } from '../shared/doc-page'
import type { TreePage } from '../shared/page-tree'
import { allPagesPath } from '../shared/site'
import * as styles from './all-pages.module.css'
import { CopyPage } from './CopyPage'
import * as intro from './PageIntro.module.css'
import { SheetLine } from './SheetLine'

interface AllPagesContext extends BuiltDay {
  titles: readonly [path: string, title: string][]
}

/** Every page of a language by its title, as the tree has them: what stands in for search where there are no scripts. */
export default function AllPages({ location, pageContext }: PageProps<object, AllPagesContext>) {
  return (
    <Layout path={location.pathname}>
      <Titles {...pageContext} titles={new Map(pageContext.titles)} />
    </Layout>
  )
}

/** Pages of a branch that stay together in a column. */
const TOGETHER = 12

const countIn = ({ children }: TreePage): number =>
  children.reduce((sum, child) => sum + 1 + countIn(child), 0)
const isLong = (page: TreePage): boolean => countIn(page) > TOGETHER

interface TitlesProps extends BuiltDay {
  titles: ReadonlyMap<string, string>
}

function Titles({ titles, updated, updatedInWords }: TitlesProps) {
  const { t, i18n } = useTranslation()
  const parts = useNavigation().get(`/${i18n.language}/`)?.children ?? []
  const families = parts.filter(({ children }) => children.length)
  // No <Link>: each would fetch its page as soon as it comes into view, and here that is all of them.
  const link = ({ path, label, lang }: TreePage) => (
    <a href={path} lang={lang}>
      {titles.get(path) ?? label}
    </a>
  )
  /** @param inColumn it belongs to a branch that stays together */
  const list = (pages: readonly TreePage[], inColumn = false) => {
    if (!pages.length) return null
    const hasLong = pages.some(isLong)
    return (
      <ul className={inColumn ? undefined : hasLong ? styles.rows : styles.columns}>
        {pages.map((page) => (
          <li
            key={page.path}
            className={
              page.children.length
                ? [styles.branch, isLong(page) && styles.long].filter(Boolean).join(' ')
                : undefined
            }
          >
            {link(page)}
            {list(page.children, inColumn || !isLong(page))}
          </li>
        ))}
      </ul>
    )
  }
  const idOf = ({ path }: TreePage) => path.split('/').filter(Boolean).slice(1).join('-')
  return (
    <div className={styles.all}>
      <h1>{t('allPages.title')}</h1>
      <p className={intro.description}>{t('allPages.text')}</p>
      <CopyPage path={allPagesPath(i18n.language)} />
      <SheetLine path={allPagesPath(i18n.language)} {...{ updated, updatedInWords }} />
      <nav aria-label={t('allPages.jump')} className={styles.jump}>
        {families.map((family) => (
          <a key={family.path} href={`#${idOf(family)}`}>
            {family.label}
          </a>
        ))}
      </nav>
      {list(parts.filter(({ children }) => !children.length))}
      {families.map((family) => (
        <section key={family.path} aria-labelledby={idOf(family)}>
          <h2 id={idOf(family)}>{link(family)}</h2>
          {list(family.children.filter(({ children }) => !children.length))}
          {family.children
            .filter(({ children }) => children.length)
            .map((part) => (
              <section key={part.path} aria-labelledby={idOf(part)}>
                <h3 id={idOf(part)}>{link(part)}</h3>
                {list(part.children)}
              </section>
            ))}
        </section>
      ))}
    </div>
  )
}
