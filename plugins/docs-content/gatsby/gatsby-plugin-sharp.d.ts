declare module 'gatsby-plugin-sharp' {
  /** One picture in several sizes. */
  export interface SharpJob {
    inputPaths: readonly string[]
    /** Where its files lie, by `outputPath`. */
    outputDir: string
    args: { operations: readonly { outputPath: string; args: object }[]; [more: string]: unknown }
  }
  /** Sizes, formats and placeholder of one picture; undefined when it cannot be read. */
  export function generateImageData(args: {
    file: never
    args: never
    pathPrefix: string
    reporter: unknown
    cache: unknown
  }): Promise<unknown>
  /** What the plugin gives its jobs to, in this process. */
  export function setActions(actions: { createJobV2: (job: SharpJob) => Promise<unknown> }): void
}

declare module 'gatsby-plugin-sharp/gatsby-worker.js' {
  import type { SharpJob } from 'gatsby-plugin-sharp'
  /** Does a job: a few at a time, as many as there are cores but one. */
  export function IMAGE_PROCESSING(
    job: Omit<SharpJob, 'inputPaths'> & { inputPaths: readonly { path: string }[] },
  ): Promise<void>
}
