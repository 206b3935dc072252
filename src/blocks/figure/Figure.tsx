import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lazy/lazy-part'
import { Unbroken } from '../../navigation/Unbroken'
import * as styles from './Figure.module.css'
import { meetFigure } from './meet-figure'
import { PlainPicture } from './PlainPicture'

export interface FigureProps {
  alt: string
  caption?: string
  image?: IGatsbyImageData
  darkImage?: IGatsbyImageData
  original?: string
  darkOriginal?: string
  /** The numbers in the picture and what they mean: a list, as HTML (src/compiler/site/callout-list.ts). */
  callouts?: string
}

/** Placeholder and fade: on the page that was loaded, the HTML and a script of gatsby-plugin-image do that. */
const Picture = lazyPart(async () => (await import(/* webpackChunkName: "picture" */ './Picture')).Picture)

/**
 * A picture that loads late, behind a placeholder that fades out, and opens in full size, beside its numbers. The style
 * sheet shows the form that fits light or dark: the second one, where there is one, is dark.
 * Sizes, quality and formats were made at build (plugins/docs-content/gatsby/figures.ts).
 */
export function Figure({ alt, caption, image, darkImage, original, darkOriginal, callouts }: FigureProps) {
  const { t } = useTranslation()
  if (!image) {
    console.warn('Image not loaded')
    return null
  }
  const meet = meetFigure(t)
  return (
    // What is pressed and focused are the links in it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <figure className={styles.figure} onPointerEnter={meet} onFocus={meet} onClick={meet}>
      {[image, darkImage].map(
        (data, at) =>
          data && (
            <a key={at} href={at ? darkOriginal : original}>
              <Picture
                props={{ image: data, alt }}
                instead={(missing) => <PlainPicture image={data} alt={alt} show={missing} />}
              />
            </a>
          ),
      )}
      {caption && (
        <figcaption>
          <Unbroken text={caption} />
        </figcaption>
      )}
      {callouts && <div className={styles.callouts} dangerouslySetInnerHTML={{ __html: callouts }} />}
    </figure>
  )
}
