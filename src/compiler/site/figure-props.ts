import type { ComponentDefinition } from '../../shared/components'
import { darkForm, figureStory, pictureDigest, type Callout } from '../files/figure-files'

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
  callouts?: Callout[]
  /** Missing while the file is. */
  picture?: Picture
  dark?: Picture
}

/** The props of a component that hold its picture, by the table of components. */
type Held = NonNullable<ComponentDefinition['picture']>

export type DescribeFigure = (props: Record<string, unknown>, held: Held) => Record<string, unknown>

/** What a component with a picture says, from its props and from the data beside the picture: alt text, callouts, dark form. */
export const figureDescriber =
  (root: string): DescribeFigure =>
  (props, held) => {
    const { [held.src]: src, [held.alt]: alt, ...others } = props
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
