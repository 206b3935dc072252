import { Writable } from 'node:stream'
import type { GatsbySSR } from 'gatsby'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders the body of a page as Gatsby does, without the zero bytes of React 18: where a character of several bytes does not
 * fit into the rest of its buffer, React writes that rest as well (`writeStringChunk` of ReactServerStreamConfigNode; React
 * 19 does not). In an attribute a browser shows a replacement character for each. A test of the built site looks for them.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(await markupOf(bodyComponent as ReactElement))
}

/** What an element renders to, once all that it waits for is there; rejects with what a component throws. */
export const markupOf = (element: ReactElement): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collect = new Writable({
      write(chunk: Buffer, _, next) {
        chunks.push(Buffer.from(chunk))
        next()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8').replaceAll('\0', ''))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => pipe(collect),
      onError: reject,
    })
  })
