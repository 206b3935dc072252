import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image'
import './gatsby-image.css'

export interface PictureProps {
  image: IGatsbyImageData
  alt: string
}

/** A picture behind a placeholder that fades out. */
export function Picture({ image, alt }: PictureProps) {
  return <GatsbyImage image={image} alt={alt} loading="lazy" decoding="async" />
}
