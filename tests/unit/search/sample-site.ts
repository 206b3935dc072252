import { buildIndexFile, openIndex } from '../../../src/search/setup'
import type { SearchableSection } from '../../../src/search/contract/index-file'
import type { SearchAnswer, SearchContext, SearchEngine } from '../../../src/search/contract/answer'

/** The sections of one page; a section without an anchor is the part before the first heading. */
export const page = (
  path: string,
  pageTitle: string,
  ...sections: [anchor: string, heading: string, text: string][]
) =>
  sections.map(([anchor, heading, text]): SearchableSection => ({
    path,
    anchor,
    pageTitle,
    heading,
    trail: path.split('/').filter(Boolean).slice(1, -1),
    text,
  }))

const push = (version: string, platform: string, call: string) =>
  page(
    `/en/sdk/${version}/${platform}/implementation/push/`,
    'Push notifications',
    ['', '', `Send push notifications to people who use your app on ${platform}.`],
    ['enable', 'Enable remote notifications', `Ask for permission, then call \`${call}\` once.`],
    ['check', 'Check that it works', 'Send a message from the dashboard and watch it arrive.'],
  )

/** A small site with the traits that ranking is about: counterparts, old versions, guides on the same subject, identifiers. */
export const sections: SearchableSection[] = [
  ...page('/en/', 'Beckon documentation', ['', '', 'Guides for developers and marketers.']),
  ...push('v3', 'android', 'enableRemoteNotifications()'),
  ...push('v3', 'ios', 'enableRemoteNotifications(_:)'),
  ...push('v3', 'flutter', 'enableRemoteNotifications()'),
  ...push('v2', 'android', 'enableNotifications()'),
  ...push('v1', 'android', 'enableNotifications()'),
  ...page(
    '/en/sdk/v3/android/setup/application/',
    'Application setup',
    ['', '', 'Install the SDK and launch it.'],
    [
      'automatic',
      'Automatic configuration',
      'Set com.beckon.auto_configuration_enabled to false in the manifest.',
    ],
    ['receiver', 'Declare a receiver', 'Extend BeckonPushIntentReceiver and declare it in the manifest.'],
  ),
  ...page(
    '/en/sdk/v3/android/implementation/in-app-messages/',
    'In-app messages',
    ['', '', 'Show a message while the app is open. Not a push notification.'],
    ['banner', 'Banners', 'A banner covers a part of the screen.'],
  ),
  ...page(
    '/en/guides/messages/create/',
    'Create a message',
    ['', '', 'Write a push message in the dashboard.'],
    ['schedule', 'Schedule it', 'Pick a date on which the message is sent.'],
  ),
  ...page('/en/guides/audience/segments/', 'Segments', ['', '', 'Segments group people by what they did.']),
]

/** Asks a site of one's own, from outside of the SDK pages. */
export const askAbout = (own: SearchableSection[], text: string): SearchAnswer =>
  openIndex(buildIndexFile(own).en, 'en').search(text, { path: '/en/', language: 'en' })

export const file = buildIndexFile(sections)
export const engine: SearchEngine = openIndex(file.en, 'en')

/** Asks the sample site, from its home page by default. */
export const ask = (text: string, path = '/en/'): SearchAnswer => {
  const context: SearchContext = { path, language: 'en' }
  return engine.search(text, context)
}

/** The pages of an answer, best first. */
export const pathsOf = (text: string, path?: string): string[] =>
  ask(text, path).groups.map((group) => group.path)
