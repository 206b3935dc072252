import type { GatsbyNode } from 'gatsby'
import { shown } from '../../src/compiler/site/activity'
import { isDeveloping } from '../../src/compiler/site/developing'
import { isContentFile } from './gatsby/is-content-file'
import { pageTypes } from './gatsby/page-types'
import { resolvers } from './gatsby/resolvers'

// The compiler is loaded where Gatsby calls for it: the processes that run queries load this file as well, and compile nothing.

/** First of all that Gatsby calls for: on other cores, pages are compiled while it gets ready. */
export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  const { beginContent } = await import('./gatsby/check-content')
  beginContent()
}
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  const { bringBackImages } = await import('./gatsby/unused-images')
  bringBackImages()
}
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = pageTypes
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = isContentFile
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { seeContentFile } = await import('./gatsby/content-file')
  await seeContentFile(args)
}
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  if (!isDeveloping()) (await import('./gatsby/cut-pictures')).cutPicturesBeside()
  const { sourceContent } = await import('./gatsby/check-content')
  await sourceContent(args)
}
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { checkContent } = await import('./gatsby/check-content')
  await checkContent(args)
}
export const createResolvers: GatsbyNode['createResolvers'] = resolvers
/** Waits for pictures, takes those that no page shows out of what is shipped, and keeps the others for the next build. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const [{ picturesCut }, { setAsideImages }, { cachePictures }] = await Promise.all([
    import('./gatsby/cut-pictures'),
    import('./gatsby/unused-images'),
    import('./gatsby/picture-cache'),
  ])
  await shown(
    reporter,
    'docs-content: cut pictures',
    'docs-content: pages would lack pictures',
    async () => `${await picturesCut()} pictures`,
  )
  setAsideImages()
  cachePictures(process.cwd())
}
