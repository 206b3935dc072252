// eslint-disable-next-line import-x/no-extraneous-dependencies -- a types-only package, listed as @types/unist
import 'unist'

declare module 'unist' {
  /** What the steps of the compiler leave on a node for each other. */
  interface Data {
    /** The partial a node was drawn in from. */
    file?: string
    /** The anchor of a heading. */
    anchor?: string
    /** Checked props of a component. */
    props?: Record<string, unknown>
  }
}
