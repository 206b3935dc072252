import type { GatsbySSR } from 'gatsby'
import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server.browser'

/**
 * Renders the body of a page as Gatsby does, but with React's streams of the web. Those of Node, which Gatsby takes, write zero
 * bytes where a character of several bytes does not fit into the rest of a buffer (`writeStringChunk` of React 18's
 * ReactServerStreamConfigNode); in an attribute a browser shows a replacement character for each.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  pathname,
}) => {
  const markup = await markupOf(bodyComponent as ReactElement)
  if (markup.includes(' data-gatsby-image-ssr=')) withPictures.add(pathname)
  replaceBodyHTMLString(markup)
}

/** Pages with pictures in their HTML, of those that were rendered. */
const withPictures = new Set<string>()
/** Whether a page that was rendered has pictures in its HTML. */
export const hasRenderedPictures = (pathname: string): boolean => withPictures.has(pathname)

/** What an element renders to, once all that it waits for is there; rejects with what a component throws. */
export async function markupOf(element: ReactElement): Promise<string> {
  let thrown: Error | undefined
  const stream = await renderToReadableStream(element, {
    onError: (error) => {
      thrown = error instanceof Error ? error : new Error(String(error))
    },
  })
  await stream.allReady
  const markup = await new Response(stream).text()
  // Inside a boundary React writes its fallback and goes on; a page is whole, or it is not built.
  if (thrown) throw thrown
  return markup
}
