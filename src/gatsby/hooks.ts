import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { isDeveloping } from '../compiler/site/developing'
import { mayHoldQuery } from './may-hold-query'

// What a hook needs is loaded when Gatsby calls it: the processes that run queries load this file as well, and call none.

export const createPages: GatsbyNode['createPages'] = async (args) => {
  await (await import('./create-pages')).createPages(args)
  if (isDeveloping()) return
  const { beginShareImages } = await import('./share-images')
  beginShareImages(process.cwd(), path.resolve('public'))
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) =>
  (await import('./on-create-webpack-config')).onCreateWebpackConfig(args)

/** In place of scripts with nothing for Gatsby it gets an empty one. */
export const preprocessSource: GatsbyNode['preprocessSource'] = ({ contents }) =>
  mayHoldQuery(contents) ? undefined : 'export {}'

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) =>
  (await import('./on-post-build')).onPostBuild(args)

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) =>
  (await import('./on-pre-bootstrap')).onPreBootstrap(args)
