import { describe, expect, it } from 'vitest'
import type { MarkedText } from '../../../src/search/contract/answer'
import { mark, markedExcerpt } from '../../../src/search/engine/marks'
import { ask } from './sample-site'

const marked = ({ text, marks }: MarkedText) => marks.map(([start, end]) => text.slice(start, end))
const wants =
  (...terms: string[]) =>
  (term: string) =>
    terms.includes(term)

describe('marks', () => {
  it('cover whole words, whatever their case', () => {
    expect(marked(mark('Push the pushed PUSH.', wants('push')))).toEqual(['Push', 'PUSH'])
  })
  it('cover the part of an identifier that matches, or all of it', () => {
    expect(marked(mark('enableRemoteNotifications', wants('remote')))).toEqual(['Remote'])
    expect(marked(mark('enableRemote', wants('enableremote', 'remote')))).toEqual(['enableRemote'])
    expect(marked(mark('BeckonPush.enableRemote', wants('enableremote', 'remote')))).toEqual(['enableRemote'])
  })
  it('stand where the engine found something', () => {
    const [group] = ask('remote notif', '/en/sdk/v3/android/').groups
    // Push is what Apple calls a remote notification.
    expect(marked(group!.title)).toEqual(['Push', 'notifications'])
    expect(marked(group!.hits[0]!.heading)).toEqual(['remote', 'notifications'])
  })
})

describe('an excerpt', () => {
  const text = `${'filler words here '.repeat(10)}then comes the token and more words after it follow on`

  it('is the whole text when that is short', () => {
    expect(markedExcerpt('A token.', wants('token'), 20)).toEqual({ text: 'A token.', marks: [[2, 7]] })
  })
  it('begins at the beginning when the match is near it, or when there is none', () => {
    expect(markedExcerpt(text, wants('filler'), 60).text).toMatch(/^filler words .*…$/)
    expect(markedExcerpt(text, wants('nothing'), 60).text).toMatch(/^filler words .*…$/)
  })
  it('moves to a match further in, and marks it there', () => {
    const excerpt = markedExcerpt(text, wants('token'), 60)
    expect(excerpt.text).toMatch(/^….*token.*…$/)
    expect(marked(excerpt)).toEqual(['token'])
    expect(excerpt.text.length).toBeLessThanOrEqual(62)
  })
})
