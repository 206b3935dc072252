import { useTranslation } from 'react-i18next'
import { markdownPath } from '../shared/slugs'

/** Leads to the page as Markdown, and copies it where there are scripts (src/blocks/tools/copy-page.ts). */
export function CopyPage({ path }: { path: string }) {
  const { t } = useTranslation()
  return (
    <small>
      <a href={markdownPath(path)} data-tool="page">
        {t('page.copy')}
      </a>
    </small>
  )
}
