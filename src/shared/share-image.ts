import { parseSdkPath, platformLabel, sdkPlatforms, type SdkPlatform } from './sdk'
import { manifest } from './site'

/** What link previews show beside the words of a page: one picture for each area of the site. */
export const shareSize = { width: 1200, height: 630 } as const

/** Beside the icons: every host knows these for files. */
export const shareFolder = '/icons/share/'

/** Areas with a sign of their own, by the first segment of an address; everything else has the mark alone. */
const signed = ['guides', 'sdk', 'api', 'faqs', 'quick-wins', 'whats-new'] as const
export type SignedArea = (typeof signed)[number]

/** What a picture shows beside the mark. */
export interface ShareArea {
  /** The name of its file. */
  id: string
  sign?: SignedArea | SdkPlatform
  /** Whether it is of the reference of a platform. */
  isReference?: boolean
}

/** All there are. */
export const shareAreas: readonly ShareArea[] = [
  { id: 'home' },
  ...signed.map((sign) => ({ id: sign, sign })),
  ...sdkPlatforms.flatMap(({ id }) => [
    { id: `sdk-${id}`, sign: id },
    { id: `reference-${id}`, sign: id, isReference: true },
  ]),
]

/** The picture of the area that a page belongs to, and what it shows. */
export function shareImageOf(path: string): { src: string; alt: string } {
  const [, , first = ''] = path.split('/')
  const sdk = parseSdkPath(path)
  const platform = sdk?.platform
  const kind = sdk?.topic.startsWith('symbols') ? 'reference' : 'sdk'
  const id = platform ? `${kind}-${platform}` : (signed.find((one) => one === first) ?? 'home')
  return {
    src: `${shareFolder}${id}.png`,
    alt: platform ? `${manifest.shortName}, ${platformLabel(platform)}` : manifest.shortName,
  }
}
