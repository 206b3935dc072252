import type { Block, Heading } from './blocks'
import type { presentedCapabilities } from './capabilities'
import type { TemplateName } from './frontmatter'
import type { ParityTable } from './parity'
import type { SdkPlatform, SdkVersion, VersionStatus } from './sdk'

/** A page that another page points to, with what a reader needs to choose it. */
export interface PageLink {
  path: string
  title: string
  description: string
  /** The language of both, where that is another one than the page's. */
  lang?: string
}

/** The page before or after another one, in reading order. */
export type Neighbour = Omit<PageLink, 'description'>

/** One of the three switchers of an SDK page. */
export interface Switcher {
  kind: 'platform' | 'version' | 'os'
  choices: SwitchChoice[]
}

export interface SwitchChoice {
  /** Id of the platform, version or system. */
  id: string
  path: string
  /** Of a platform that the page's version does not have: the version that `path` is of. */
  version?: SdkVersion
  current?: true
  /** Anchors of this page that the other one has as well, as places in `headings`. */
  shared?: number[]
  /** The topic is not there, and `path` is the nearest page: what is missing, and why if that is known. */
  missing?: { topic: string; why?: string }
}

/** How an old SDK version stands, in words. */
export interface Standing {
  status: VersionStatus
  title: string
  lines: StandingLine[]
}

/** A sentence on it, or where to read on. */
export interface StandingLine {
  text: string
  path?: string
}

/** An SDK topic that an app needs before a guide works. */
export interface AppNeed {
  /** Path below a platform, such as `implementation/push`. */
  topic: string
  label: string
  platforms: AppNeedPage[]
}

/** The page of a platform on such a topic. */
interface AppNeedPage {
  id: SdkPlatform
  path: string
  /** Its name in the list, where that is more than the platform's: it is of an older version, or for one system. */
  name?: string
  /** What it has to say when no version of the platform can do it. */
  absent?: string
}

/** On the home page: a capability with the pages that begin it, where there are such. */
export interface CapabilityLinks {
  id: (typeof presentedCapabilities)[number]
  guide?: string
  /** Its topic on the first platform that has it. */
  sdk?: string
}

/** What travels in page-data.json for one page: everything its template shows, and no navigation. */
export interface DocPage {
  path: string
  title: string
  description: string
  /** The language of both, where that is another one than the page's. */
  lang?: string
  template: TemplateName
  blocks: Block[]
  headings: Heading[]
  /** Pages directly below, for index pages. */
  children: PageLink[]
  related: PageLink[]
  /** The pages before and after it in its section. */
  previous?: Neighbour
  next?: Neighbour
  /** On a guide: what an app needs before it works. */
  needs?: AppNeed[]
  /** On an SDK page: the guides that need it. */
  guides?: PageLink[]
  /** Path of the MDX file from the project's root, for "edit this page". */
  source: string
  /** Day of the last commit that touched it, as YYYY-MM-DD. */
  updated?: string
  /**
   * That day in words. They are written at build: the first date that a browser words has it load what it knows of languages,
   * which holds a poor phone up for a twentieth of a second while it takes the page over.
   */
  updatedInWords?: string
  /** The page stands as somebody who did not write it read it, in this month (in words), against this SDK version. */
  checked?: { month: string; sdk?: string }
  /** The languages that have this page, the default one first; missing when it is in one language only. */
  translations?: string[]
  /** On an SDK page: the same topic on other platforms, versions and systems. */
  switchers?: Switcher[]
  /** On a page of an old version: how that one stands, and where to read on. */
  standing?: Standing
  /** On the front of the SDK docs: what each platform can do, the current version first. */
  parity?: ParityTable[]
  /** On the home page: what Beckon does. */
  capabilities?: CapabilityLinks[]
  /** Only while developing: what is wrong with the page, worded as `npm run check` words it. */
  problems?: string[]
}

/** From when a page is that the build makes of all others. */
export type BuiltDay = Pick<DocPage, 'updated' | 'updatedInWords'>

/** Where the page goes; enough to create it. */
export interface PageRoute {
  path: string
  /** Day of the last change, where the history says it. */
  updated?: string
  title: string
  template: TemplateName
  language: string
  /** Whether it has components of references, which few pages have code for. */
  hasReference: boolean
}
