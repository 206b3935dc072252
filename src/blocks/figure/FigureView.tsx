import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image'
import { useTranslation } from 'react-i18next'
import * as styles from './Figure.module.css'

export interface FigureProps {
  alt: string
  caption?: string
  image?: IGatsbyImageData
  darkImage?: IGatsbyImageData
  original?: string
  darkOriginal?: string
  callouts?: readonly { n: number; label: string; text: string }[]
}

/**
 * A picture that loads late, behind a placeholder that fades out, and opens in full size.
 * Sizes, quality and formats were made at build (plugins/docs-content/gatsby/figures.ts).
 */
export function FigureView({
  alt,
  caption,
  image,
  darkImage,
  original,
  darkOriginal,
  callouts,
}: FigureProps) {
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
          <GatsbyImage image={data} alt={alt} loading="lazy" decoding="async" />
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
