// @ts-check
import 'tsx'

export const { onPostBuild } = await import('./hooks')
