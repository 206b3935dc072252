import { describe, expect, it } from 'vitest'
import { messagesIn } from '../../../src/compiler/site/quoted-messages'
import { buildIndexFile, openIndex } from '../../../src/search/setup'
import type { SearchableSection } from '../../../src/search/contract/index-file'
import { page } from './sample-site'

describe('the messages that a page quotes', () => {
  const messages = (...texts: string[]) => messagesIn(texts.map((text) => ({ text })))

  it('are sentences and commands, and not code or single words', () => {
    expect(
      messages('no default channel set', 'npx cap sync', 'a = b + c', 'launch()', 'pod install'),
    ).toEqual(['no default channel set', 'npx cap sync'])
  })

  it('are the parts of one that is left open', () => {
    expect(messages('requires these libraries … to compile against version … or later')).toEqual([
      'requires these libraries',
      'to compile against version',
    ])
  })

  it('stand once each', () => {
    expect(messages('no default channel set', 'no default  channel set')).toHaveLength(1)
  })
})

describe('a message that is pasted', () => {
  const message = 'Cannot start a purchase without an activity.'
  const quoting = (sections: SearchableSection[], ...messages: string[]) =>
    sections.map((section, at) => (at ? section : { ...section, messages }))
  const troubleshooting = (version: string, platform: string, text: string) =>
    page(`/en/sdk/${version}/${platform}/troubleshooting/`, 'Troubleshooting', ['', '', text])
  const site = [
    ...page('/en/guides/purchases/', 'Start a purchase without an activity', ['', '', 'Purchase, activity.']),
    ...troubleshooting(
      'v3',
      'android',
      'The purchase cannot start: a purchase needs an activity. Start the activity.',
    ),
    ...quoting(
      troubleshooting(
        'v3',
        'react-native',
        `\`${message}\`: the app was not in the foreground, of many reasons.`,
      ),
      message,
    ),
    ...troubleshooting('v2', 'android', 'No beacon class: the client of the class was not found. Beacon.'),
    ...quoting(
      troubleshooting(
        'v1',
        'android',
        'Add the library when you see `beacon client class not found` in the log.',
      ),
      'beacon client class not found',
    ),
  ]
  const engine = openIndex(buildIndexFile(site).en, 'en')
  const first = (text: string) => engine.search(text, { path: '/en/', language: 'en' }).groups[0]?.path

  it('leads to the page that quotes it, before those that have its words', () => {
    expect(first(message)).toBe('/en/sdk/v3/react-native/troubleshooting/')
    expect(first(`Error: ${message}`)).toBe('/en/sdk/v3/react-native/troubleshooting/')
    expect(first('cannot start a purchase without an acti')).toBe('/en/sdk/v3/react-native/troubleshooting/')
  })

  it('also where only an old version has it', () => {
    expect(first('beacon client class not found')).toBe('/en/sdk/v1/android/troubleshooting/')
  })

  it('is none where its words are a part of a longer question', () => {
    const question = 'is it wrong that we see beacon client class not found in the logs'
    expect(first(question)).toBe('/en/sdk/v2/android/troubleshooting/')
  })
})
