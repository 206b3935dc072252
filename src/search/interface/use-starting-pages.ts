import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '../../navigation/use-navigation'
import type { TreePage } from '../../shared/page-tree'
import { parseSdkPath, platformLabel, sdkPath } from '../../shared/sdk'
import { families } from '../../shared/site'

export interface StartingPages {
  heading: string
  pages: readonly Pick<TreePage, 'path' | 'label' | 'lang'>[]
}

/** What a reader who has not typed anything yet may want: the pages of their platform, or the parts of the site. */
export function useStartingPages(readerPath: string, language: string): StartingPages {
  const { t } = useTranslation('search')
  const { t: ofSite } = useTranslation()
  const tree = useNavigation()
  return useMemo(() => {
    const sdk = parseSdkPath(readerPath)
    const root = sdk && tree.get(sdkPath({ ...sdk, topic: '' }))
    if (root) {
      const { platform, os, version } = sdk
      const name = os ? `${platformLabel(platform)} (${platformLabel(os)})` : platformLabel(platform)
      return { heading: t('platformPages', { platform: name, version }), pages: [root, ...root.children] }
    }
    const pages = families.map(({ segment, label }) => {
      const path = `/${language}/${segment}/`
      return { path, label: ofSite(label), lang: tree.get(path)?.lang }
    })
    return { heading: t('browse'), pages }
  }, [readerPath, language, tree, t, ofSite])
}
