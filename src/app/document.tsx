import type { HTMLAttributes, ReactNode } from 'react'

/** What Gatsby puts together for a page. */
interface Parts {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  headComponents: ReactNode
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  preBodyComponents: ReactNode
  /** The page itself, rendered. */
  body: string
  postBodyComponents: ReactNode
}

/**
 * The document around a page, as Gatsby has it (https://www.gatsbyjs.com/docs/custom-html/), without what its own says to
 * Internet Explorer and to Safari of iOS 9: every page would carry it.
 */
export function Document(parts: Parts) {
  return (
    // Its language is among what Gatsby puts together.
    // eslint-disable-next-line jsx-a11y/html-has-lang
    <html {...parts.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {parts.headComponents}
      </head>
      <body {...parts.bodyAttributes}>
        {parts.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: parts.body }} />
        {parts.postBodyComponents}
      </body>
    </html>
  )
}
