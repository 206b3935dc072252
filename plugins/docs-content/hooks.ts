import type { GatsbyNode } from 'gatsby'
import { checkContent, sourceContent } from './gatsby/check-content'
import { isContentFile, seeContentFile } from './gatsby/content-file'
import { pageTypes } from './gatsby/page-nodes'
import { resolvers } from './gatsby/resolvers'
import { cachePictures } from './gatsby/picture-cache'
import { bringBackImages, setAsideImages } from './gatsby/unused-images'

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = bringBackImages
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = pageTypes
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = isContentFile
export const onCreateNode: GatsbyNode['onCreateNode'] = seeContentFile
export const sourceNodes: GatsbyNode['sourceNodes'] = sourceContent
export const createPages: GatsbyNode['createPages'] = checkContent
export const createResolvers: GatsbyNode['createResolvers'] = resolvers
/** Takes pictures that no page shows out of what is shipped, and keeps the others for the next build. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  setAsideImages()
  cachePictures(process.cwd())
}
