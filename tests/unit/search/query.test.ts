import { describe, expect, it } from 'vitest'
import { longestQuery, mostWords, parseQuery } from '../../../src/search/engine/parse-query'
import { policy } from '../../../src/search/policy'
import { planTerm } from '../../../src/search/engine/query-plan'
import { createVocabulary } from '../../../src/search/engine/vocabulary'
import { ask, pathsOf } from './sample-site'

const vocabulary = createVocabulary(
  ['push', 'pushes', 'notification', 'notifications', 'notify', 'segment', 'segmentation', 'token', 'tokens'],
  'en',
)
const termsFor = (word: string, unfinished = false) =>
  planTerm(word, vocabulary, unfinished).clauses.map(({ term }) => term)

describe('what the reader typed', () => {
  const parse = (text: string) => parseQuery(text, 'en', policy)
  const texts = (text: string) => parse(text).words.map((word) => word.text)

  it('drops stop words and repeated words', () => {
    expect(texts('how to enable the push push ')).toEqual(['enable', 'push'])
  })
  it('keeps an unfinished stop word, because it may become another word', () => {
    expect(parse('push to').words).toMatchObject([
      { text: 'push', unfinished: false, optional: false },
      { text: 'to', unfinished: true, optional: true },
    ])
  })
  it('takes a word for finished once something follows it', () => {
    expect(parse('push').words[0]!.unfinished).toBe(true)
    expect(parse('push ').words[0]!.unfinished).toBe(false)
    expect(parse('push:').words[0]!.unfinished).toBe(false)
  })
  it('knows the parts of an identifier, and neighbours written as one', () => {
    expect(parse('remoteConfig').words[0]!.parts).toEqual(['remote', 'config'])
    expect(parse('in app messages').joined).toEqual(['inapp', 'appmessages', 'inappmessages'])
  })
  it('knows the path of an API operation, alone and behind its method', () => {
    const word = parse('/pass/{type}/{code}').direct
    expect(word).toEqual({ term: 'qpathpasstypecode', weight: 3 })
    expect(parse('GET /pass/{type}/{code} ').direct).toEqual(word)
    expect(parse('pass/{type}').direct).toBeUndefined()
    expect(parse('/ pass').direct).toBeUndefined()
  })
  it('reads only the beginning of a very long text', () => {
    const { words } = parse(Array.from({ length: 500 }, (_, at) => `w${at}`).join(' '))
    expect(words).toHaveLength(mostWords)
    expect(parse(`push ${' '.repeat(longestQuery)} token`).words.map(({ text }) => text)).toEqual(['push'])
  })
})

describe('the plan for a word', () => {
  it('asks for the word and its other forms', () => {
    expect(termsFor('token')).toEqual(['token', 'tokens'])
    expect(termsFor('tokens')).toEqual(['tokens', 'token'])
  })
  it('asks for longer words only while the reader may still be typing', () => {
    expect(termsFor('segm')).toEqual([])
    expect(termsFor('segm', true)).toEqual(['segment', 'segmentation'])
  })
  it('looks for a very short beginning in titles only', () => {
    expect(planTerm('pu', vocabulary, true).clauses).toEqual([
      { term: 'push', boost: 0.6, fields: ['title'] },
      { term: 'pushes', boost: 0.6, fields: ['title'] },
    ])
  })
  it('takes similar words when a word of five letters or more leads nowhere, and says so', () => {
    expect(planTerm('notifcations', vocabulary, false)).toMatchObject({
      substitutes: ['notifications'],
      matchTypes: ['exact', 'stem', 'fuzzy'],
    })
    expect(planTerm('segmntatoin', vocabulary, false).substitutes).toEqual(['segmentation'])
    expect(planTerm('notifca', vocabulary, true).substitutes).toContain('notification')
  })
  it('takes none for a shorter word, nor for one that is found', () => {
    expect(planTerm('psuh', vocabulary, false).clauses).toEqual([])
    expect(planTerm('tokens', vocabulary, false).substitutes).toEqual([])
  })
})

describe('hostile typing', () => {
  it.each([
    'hello:',
    'a:b',
    '+',
    '-',
    '~',
    '*',
    '^',
    '**',
    '+push -token',
    'push~9',
    'push^',
    'title:push',
    '',
    '   ',
    '\\',
    '"',
    '\u0000',
    '🙂',
    '__proto__',
    'constructor',
    'x'.repeat(100_000),
    'push '.repeat(5_000),
    'hello~',
    '(((',
  ])('answers %j', (text) => {
    const answer = ask(text)
    expect(answer.total).toBeGreaterThanOrEqual(answer.groups.length)
  })
  it.each(['push:', '+push', 'push*', 'push~1', 'title:push', '"push"', 'push^2'])(
    'finds push by %j',
    (text) => {
      expect(pathsOf(text)).toContain('/en/sdk/v3/android/implementation/push/')
    },
  )
  it('has no answer to nothing', () => {
    for (const text of ['', '  ', '+', '*:~'])
      expect(ask(text)).toMatchObject({ groups: [], total: 0, tried: [] })
  })
})
