import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lazy/lazy-part'
import * as styles from './Figure.module.css'
import { PlainPicture } from './PlainPicture'

export interface FigureProps {
  alt: string
  caption?: string
  image?: IGatsbyImageData
  darkImage?: IGatsbyImageData
  original?: string
  darkOriginal?: string
  callouts?: readonly { n: number; label: string; text: string }[]
}

/** Placeholder and fade: on the page that was loaded, the HTML and a script of gatsby-plugin-image do that. */
const Picture = lazyPart(async () => (await import(/* webpackChunkName: "picture" */ './Picture')).Picture)

/**
 * A picture that loads late, behind a placeholder that fades out, and opens in full size.
 * Sizes, quality and formats were made at build (plugins/docs-content/gatsby/figures.ts).
 */
export function Figure({ alt, caption, image, darkImage, original, darkOriginal, callouts }: FigureProps) {
  const { t } = useTranslation()
  if (!image) {
    console.warn('Image not loaded')
    return null
  }
  const forms = [
    { data: image, address: original, className: darkImage ? styles.light : undefined },
    ...(darkImage ? [{ data: darkImage, address: darkOriginal, className: styles.dark }] : []),
  ]
  return (
    <figure className={styles.figure}>
      {forms.map(({ data, address, className }) => (
        <a
          key={address}
          href={address}
          className={`${styles.picture} ${className ?? ''}`}
          title={t('figure.open')}
        >
          <Picture
            props={{ image: data, alt }}
            instead={(missing) => <PlainPicture image={data} alt={alt} show={missing} />}
          />
        </a>
      ))}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      {callouts && (
        <ol className={styles.callouts}>
          {callouts.map(({ n, label, text }) => (
            <li key={n} value={n}>
              <strong>{label}</strong> {text}
            </li>
          ))}
        </ol>
      )}
    </figure>
  )
}
