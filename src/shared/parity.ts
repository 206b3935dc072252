import type { SdkOs, SdkPlatform, SdkVersion } from './sdk'

/** Whether an SDK can do something: in full, in part, or not, and then why. */
export interface Support {
  state: 'yes' | 'part' | 'no'
  /** What is missing, or why all of it is. */
  note?: string
  /** The system that the note is about, where a platform has pages for each. */
  os?: SdkOs
}

export interface Capability {
  id: string
  label: string
  /** Path below the platform of the page that documents it. */
  topic: string
  /** Address of its guide, without a language. */
  guide?: string | undefined
  /** Addresses of further guides that are nothing without it, with all below them; only SDK pages that have it name them. */
  guides?: string[] | undefined
}

/** Capabilities by platform, for one version: what the matrix shows. */
export interface ParityTable {
  version: SdkVersion
  /** The platforms, each with the version that its cells are about. */
  columns: { id: SdkPlatform; version: SdkVersion }[]
  rows: { id: string; label: string; cells: ParityCell[] }[]
}

export interface ParityCell extends Omit<Support, 'os'> {
  /** The page that documents it, or says what to do instead; missing while nobody wrote it. */
  path?: string
}
