import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import { generateImageData } from 'gatsby-plugin-sharp'
import { images } from '../../../src/shared/site'
import { IMAGES } from '../../../src/compiler/files/content-files'
import { copyUnlessThere } from './copy-file'
import { pictureCache } from './picture-cache'
import { calloutList } from '../../../src/compiler/site/callout-list'
import type { FigureProps, Picture } from '../../../src/compiler/site/figure-props'

/** Props of a component with a picture as the browser gets them: those of its own, and these. */
export interface FigureData {
  alt: string
  caption?: string
  image?: unknown
  darkImage?: unknown
  /** Address of the picture as it was made, opened when the figure is clicked. */
  original?: string
  darkOriginal?: string
  /** What the numbers mean, as HTML. */
  callouts?: string
}

/** What decides how large a picture is made. */
type Size = { [Key in 'wide' | 'layout' | 'width' | 'height']: FigureProps[Key] | undefined }

export type MakeFigure = (props: FigureProps) => Promise<FigureData>

/** Makes figures ready: sizes and formats through gatsby-plugin-sharp, the original published beside them. */
export function figureMaker(args: CreateResolversArgs, root: string): MakeFigure {
  const { cache, reporter } = args
  const kept = pictureCache(root)
  const prepare = async (picture: Picture, size: Size) => {
    const file = fileOf(picture, root)
    const layout = size.layout ?? 'constrained'
    const limit = size.wide ? images.maxWidthWide : images.maxWidth
    const width = size.width ?? (layout === 'fullWidth' ? undefined : limit)
    const fills = !size.layout && !size.width && !size.height && !size.wide
    const imageArgs = {
      layout: layout as 'constrained',
      ...(width ? { width } : {}),
      // Nothing else says how wide it is shown: it fills the column (src/styles/tokens.css, --measure).
      ...(fills ? { sizes: '(min-width: 46rem) 44rem, 100vw' } : {}),
      ...(size.height ? { height: size.height } : {}),
      quality: images.quality,
      // Every promised browser shows WebP, and the original is one click away. No AVIF: it takes 2.2 s a figure where
      // WebP takes 0.13, for 15 % fewer bytes.
      formats: ['webp'],
      // As wide as the text, for screens with one and with two pixels a point; on a phone the first has 1.7 a point.
      outputPixelDensities: [1, 2],
      backgroundColor: images.background,
      placeholder: 'blurred',
    }
    // The name stands in the addresses of what is made.
    const image = await kept.picture([picture.src, picture.digest, imageArgs], () =>
      generateImageData({ file: file as never, args: imageArgs as never, pathPrefix: '', reporter, cache }),
    )
    return { image: fills ? asWideAsColumn(image) : image, original: publish(file, root) }
  }
  return async ({ picture, dark, wide, layout, width, height, callouts, ...own }) => {
    const size = { wide, layout, width, height }
    const light = picture ? await prepare(picture, size) : undefined
    const night = dark ? await prepare(dark, size) : undefined
    return {
      ...own,
      ...(picture && callouts ? { callouts: calloutList(picture.src, callouts) } : {}),
      ...(light ? { image: light.image, original: light.original } : {}),
      ...(night ? { darkImage: night.image, darkOriginal: night.original } : {}),
    }
  }
}

/**
 * A picture that was made for 650 px, and is shown as wide as the text, on which its size depends: for the component of
 * gatsby-plugin-image that is a layout of its own.
 */
function asWideAsColumn(image: unknown): unknown {
  const { width, height, ...others } = image as { width: number; height: number }
  return { ...others, layout: 'fullWidth', width: 1, height: Number((height / width).toFixed(4)) }
}

/** What gatsby-plugin-sharp reads of a file node. The pictures need no nodes: their digests are in the pages that show them. */
function fileOf({ src, digest }: Picture, root: string) {
  const absolutePath = path.join(root, IMAGES, src).split(path.sep).join('/')
  const { name, base, ext } = path.parse(absolutePath)
  return {
    absolutePath,
    relativePath: src,
    name,
    base,
    extension: ext.slice(1),
    internal: { contentDigest: digest },
  }
}

function publish(file: ReturnType<typeof fileOf>, root: string): string {
  const name = `${file.internal.contentDigest.slice(0, 12)}/${file.base}`
  copyUnlessThere(file.absolutePath, path.join(root, 'public/static', name))
  return `/static/${name}`
}
