import 'react'

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameter is React's own
  interface HTMLAttributes<T> {
    /** React 18 passes it on as it is, so it takes the empty text for true. */
    inert?: '' | undefined
  }
}
