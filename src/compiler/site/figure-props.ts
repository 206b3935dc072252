import { darkForm, figureStory, pictureDigest, type FigureStory } from '../files/figure-files'

/** A picture as a page names it; another digest is another picture. */
export interface Picture {
  src: string
  digest: string
}

/** Props of a figure with everything but the sizes of its pictures, which are made of it by the image pipeline. */
export interface FigureProps {
  alt: string
  caption?: string
  wide?: boolean
  layout?: string
  width?: number
  height?: number
  callouts?: FigureStory['callouts']
  /** Missing while the file is. */
  picture?: Picture
  dark?: Picture
}

export type DescribeFigure = (props: Record<string, unknown>) => Record<string, unknown>

/** What a figure says, from its props and from the data beside the picture: alt text, callouts, dark form. */
export const figureDescriber =
  (root: string): DescribeFigure =>
  ({ src, alt, ...others }) => {
    const name = String(src)
    const story = figureStory(root, name)
    const dark = darkForm(root, name)
    const described: FigureProps = {
      ...(others as Partial<FigureProps>),
      alt: (alt as string | undefined) ?? story?.alt ?? '',
      ...(story?.callouts?.length ? { callouts: story.callouts } : {}),
      ...pictureOf(root, 'picture', name),
      ...(dark ? pictureOf(root, 'dark', dark) : {}),
    }
    return { ...described }
  }

function pictureOf(root: string, key: 'picture' | 'dark', src: string): Partial<FigureProps> {
  const digest = pictureDigest(root, src)
  return digest ? { [key]: { src, digest } } : {}
}
