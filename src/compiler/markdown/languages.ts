import { sampleLanguages } from '../page/languages'

/** What a writer puts behind a fence, by the name that readers see. */
const fences = new Map(
  Object.entries(sampleLanguages)
    .reverse()
    .map(([fence, [, label]]) => [label as string, fence]),
)

/** The language behind the fence of a sample, by what the page calls it. */
export const sampleFence = (label: string): string => fences.get(label) ?? ''

/** The same of a declaration, which says its language where there are several of one member. */
export const signatureLanguage = (label: string | undefined): string => (label ? sampleFence(label) : '')
