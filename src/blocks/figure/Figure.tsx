import { lazy, Suspense } from 'react'
import { firstInteraction } from '../../runtime/first-interaction'
import type { FigureProps } from './FigureView'

const FigureView = lazy(async () => {
  await firstInteraction()
  return { default: (await import('./FigureView')).FigureView }
})

/**
 * A picture in the text. The code that shows it is a chunk of its own: on the page that was loaded, the picture, its
 * link and its fade are in the HTML (gatsby-plugin-image), and React takes them over when the visitor stirs.
 */
export function Figure(props: FigureProps) {
  return (
    <Suspense fallback={null}>
      <FigureView {...props} />
    </Suspense>
  )
}
