declare module 'gatsby-plugin-sharp' {
  /** Sizes, formats and placeholder of one picture; undefined when it cannot be read. */
  export function generateImageData(args: {
    file: never
    args: never
    pathPrefix: string
    reporter: unknown
    cache: unknown
  }): Promise<unknown>
}
