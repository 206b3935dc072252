import {
  parseSdkPath,
  platformLabel,
  versionsOf,
  type SdkLocation,
  type SdkPlatform,
} from '../../src/shared/sdk'

/** What a new page of some kind starts with. */
export interface Skeleton {
  title: string
  navTitle?: string
  order?: number
  /** Headings with a note to the writer below each; the notes are comments, which the page does not show. */
  sections: [heading: string, note: string][]
  /** Note above the first heading. */
  opening: string
}

type Known = Pick<Skeleton, 'title' | 'navTitle' | 'order'>

/** Title and place of the pages that every platform has, so that counterparts are found under the same name. */
const sdkTopics: Record<string, Known> = {
  setup: { title: 'Setup', order: 10 },
  'setup/platform': { title: 'Platform setup', order: 10 },
  'setup/application': { title: 'Application setup', order: 20 },
  implementation: { title: 'Implementation', order: 20 },
  'implementation/register': { title: 'Register devices', navTitle: 'Register', order: 10 },
  'implementation/push': { title: 'Push notifications', navTitle: 'Push', order: 20 },
  'implementation/in-app-messages': { title: 'In-app messages', order: 30 },
  'implementation/inbox': { title: 'Inbox', order: 40 },
  'implementation/location-services': { title: 'Location services', order: 50 },
  'implementation/tags': { title: 'Tags', order: 60 },
  'implementation/segmentation': { title: 'Segmentation', order: 70 },
  'implementation/storage': { title: 'Storage', order: 80 },
  'implementation/loyalty': { title: 'Loyalty', order: 90 },
  'implementation/loyalty/setup': { title: 'Set up loyalty', navTitle: 'Setup', order: 10 },
  'implementation/loyalty/implementation': { title: 'Show passes', navTitle: 'Implementation', order: 20 },
  'implementation/monetize': { title: 'Monetize', order: 100 },
  'implementation/monetize/setup': { title: 'Set up purchases', navTitle: 'Setup', order: 10 },
  'implementation/monetize/implementation': { title: 'Sell products', navTitle: 'Implementation', order: 20 },
  'implementation/scannables': { title: 'Scannables', order: 110 },
  'implementation/analytics': { title: 'Analytics', order: 120 },
  'implementation/oauth2': { title: 'OAuth2', order: 130 },
  customizations: { title: 'Customizations', order: 30 },
  resources: { title: 'Resources', order: 40 },
  troubleshooting: { title: 'Troubleshooting', order: 50 },
  migration: { title: 'Migrate', navTitle: 'Migration', order: 45 },
}

const readyBefore: [string, string] = ['Before you start', 'What must be in place, each with a link.']
const check: [string, string] = [
  'Check that it works',
  'What to do, what to see, and what is wrong when it does not show.',
]

/** The skeleton of the page at a path: of an SDK page by its topic, else of a guide or an index. */
export function skeletonOf(path: string, hasChildren: boolean): Skeleton {
  const at = parseSdkPath(path)
  // Of a version that the table of versions does not have yet as well.
  const [, version] = /^\/\w+\/sdk\/v(\d+)\/$/.exec(path) ?? []
  if (version) return { ...index(`SDK version ${version}`), navTitle: `v${version}` }
  if (!at) return hasChildren ? index(titleFrom(path)) : guide(titleFrom(path))
  const known = sdkTopics[at.topic]
  if (!at.topic) return overview(at.platform)
  const named: Known = known ?? { title: titleFrom(path) }
  if (at.topic === 'migration') return { ...migration, ...named, title: `Migrate from ${versionBefore(at)}` }
  if (hasChildren || at.topic === 'setup' || at.topic === 'implementation') {
    return { ...index(named.title), ...named }
  }
  const body =
    at.topic === 'troubleshooting'
      ? troubleshooting
      : at.topic.startsWith('setup/')
        ? setup
        : at.topic === 'customizations' || at.topic === 'resources'
          ? reference
          : topic
  return { ...body, ...named }
}

/** `/en/guides/apps/app-keys/` → `App keys` */
function titleFrom(path: string): string {
  const words = (path.split('/').filter(Boolean).at(-1) ?? '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const topic: Omit<Skeleton, 'title'> = {
  opening: 'What it does for the app and its users, in two sentences.',
  sections: [
    readyBefore,
    [
      'Turn it on',
      'The first step, with a sample that can be pasted: imports, registration, error handling.',
    ],
    ['Handle events', 'Which events there are, when each arrives, and a sample that handles them.'],
    ['Limits', 'Limits, and what differs by version of the operating system, as a table.'],
    check,
  ],
}

/** The version of a platform that an app moves from. */
function versionBefore({ platform, version }: SdkLocation): string {
  const all = versionsOf(platform)
  return all[all.indexOf(version) + 1] ?? 'the version before'
}

const migration: Omit<Skeleton, 'title'> = {
  opening: 'Who should move, what changes for the app, and how long it takes, in two sentences.',
  sections: [
    readyBefore,
    ['What to remove', 'Packages, files and settings of the old version, with their names.'],
    ['What to add', 'What takes their place, with a sample that can be pasted.'],
    ['Old and new names', 'A table: old name, new name, what else is different.'],
    ['Migrate step by step', 'The order that works, in <Steps>, and what devices keep.'],
    check,
  ],
}

const setup: Omit<Skeleton, 'title'> = {
  opening: 'What is in place at the end of the page, in two sentences.',
  sections: [
    readyBefore,
    ['Set it up', 'Step by step in <Steps>, in the words of the console or the tool.'],
    check,
  ],
}

const reference: Omit<Skeleton, 'title'> = {
  opening: 'What the page lists, and when a reader needs it.',
  sections: [['What there is', 'A table: name, what it does, default.']],
}

const troubleshooting: Omit<Skeleton, 'title'> = {
  opening: 'How to see what the SDK does: logs, switches.',
  sections: [['Launch and registration', 'A table: symptom or exact message, cause, fix.']],
}

function overview(platform: SdkPlatform): Skeleton {
  const label = platformLabel(platform)
  return {
    title: `${label} SDK`,
    opening: 'What the SDK is and which release is current.',
    sections: [
      ['What it supports', 'What works, and what this platform alone has or lacks.'],
      ['Requirements', 'A table: system, tools, versions. Versions come from content/facts.json.'],
      ['Five-minute start', 'From keys to a registered device, in <Steps>.'],
    ],
  }
}

const index = (title: string): Skeleton => ({
  title,
  opening: 'How the pages below belong together and which to read first. They are listed by themselves.',
  sections: [],
})

const guide = (title: string): Skeleton => ({
  title,
  opening: 'What the screen is for, in two sentences.',
  sections: [
    ['Before you start', 'Who may use it, and what must be in place.'],
    ['Step by step', 'The labels as the dashboard shows them, in <Steps>, with a <Figure> where it helps.'],
    ['Fields', 'A table: field, what it means, limits.'],
    ['What happens in the app', 'What users see as a result, and the SDK pages it depends on.'],
  ],
})
