// @ts-check
import 'tsx'

export const { createPages, onCreateDevServer, onPostBuild } = await import('./hooks')
