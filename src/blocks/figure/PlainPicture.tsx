import type { PictureProps } from './Picture'

/**
 * Keeps the place of a picture while the code for it is on the way; when that is missing, shows the picture without
 * placeholder and fade.
 */
export function PlainPicture({ image, alt, show }: PictureProps & { show: boolean }) {
  const { layout, width, height, images } = image
  const { src, srcSet, sizes } = images.fallback ?? {}
  return (
    <img
      // First, or the browser would begin with the picture before it knows that it may wait.
      loading="lazy"
      decoding="async"
      alt={alt}
      style={{
        display: 'block',
        width: layout === 'fullWidth' ? '100%' : width,
        height: 'auto',
        aspectRatio: `${width} / ${height}`,
      }}
      {...(show ? { sizes, srcSet, src } : {})}
    />
  )
}
