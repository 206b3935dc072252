import { describe, expect, it } from 'vitest'
import { longestQuery, mostWords, parseQuery } from '../../../src/search/engine/parse-query'
import { policy } from '../../../src/search/policy'
import { likelyWord, planTerm } from '../../../src/search/engine/query-plan'
import { stemmerOf } from '../../../src/search/engine/stems'
import { createSynonyms } from '../../../src/search/engine/synonyms'
import { createVocabulary } from '../../../src/search/engine/vocabulary'
import { ask, pathsOf } from './sample-site'

const stemOf = stemmerOf('en')
const vocabulary = createVocabulary(
  ['push', 'notification', 'segment', 'token', 'pushes', 'notifications', 'notify', 'segmentation', 'tokens'],
  ['newsletter'],
  stemOf,
)
const termsFor = (word: string, unfinished = false) =>
  planTerm(word, vocabulary, unfinished).clauses.map(({ term }) => term)

describe('what the reader typed', () => {
  const synonyms = createSynonyms(
    [
      { say: ['set up', 'install'], mean: ['set up', 'install'] },
      { say: ['newsletter'], mean: ['e-mail'] },
      { say: ['changelog'], mean: ['changes in', 'list of changes', 'resources'] },
    ],
    stemOf,
  )
  const words = {
    isKnown: (word: string) => ['push', 'notification'].includes(word),
    halvesOf: () => undefined,
    likelyWord: (word: string) => likelyWord(word, vocabulary),
  }
  const parse = (text: string) => parseQuery(text, 'en', policy, synonyms, words)
  const texts = (text: string) => parse(text).words.map((word) => word.text)
  const readings = (text: string, at = 0) =>
    parse(text).words[at]!.readings.map((reading) => reading.words.map((word) => word.text).join(' '))

  it('takes what stop words leave of a synonym for less than a whole one', () => {
    const weightOf = (text: string) =>
      parse('changelog').words[0]!.readings.find(
        ({ words: [first, second] }) => [first?.text, second?.text].filter(Boolean).join(' ') === text,
      )?.weight
    expect(weightOf('resources')).toBe(weightOf('list changes'))
    expect(weightOf('changes')).toBe(0.5 * weightOf('resources')!)
  })
  it('drops stop words and repeated words', () => {
    expect(texts('how to enable the push push ')).toEqual(['enable', 'push'])
  })
  it('keeps stop words where nothing else remains', () => {
    expect(texts('how to ')).toEqual(['how', 'to'])
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
  it('knows the class at the end of a full name that pages leave the package out of', () => {
    expect(readings('com.beckon.BeckonNotReadyException ')).toContain('beckonnotreadyexception')
    expect(readings('com.beckon.action.Callback ')).not.toContain('callback')
  })
  it('knows the parts of an identifier, and neighbours written as one', () => {
    expect(readings('remoteConfig')).toContain('remote config')
    expect(readings('in app messages')).toEqual(['inapp', 'appmessages', 'inappmessages'])
  })
  it('cuts what was written as one between two words of the site', () => {
    expect(readings('pushnotification ')).toEqual(['push notification'])
    expect(readings('pushnotice ')).toEqual([])
  })
  it('knows what means the same, in any form, of one word and of several', () => {
    expect(readings('installing it ')).toContain('set up')
    expect(readings('set up ')).toContain('install')
    expect(readings('e-mail ')).not.toContain('newsletter')
  })
  it('knows it for words that are misspelled or not finished, too', () => {
    expect(readings('newslettr ')).toContain('email')
    expect(readings('newsl push ')).toContain('email')
    // Also where what is typed so far is a word of its own.
    expect(readings('instal')).toContain('set up')
  })
  it('tells names in code from words', () => {
    const isName = (text: string) => parse(text).words.some((word) => word.isName)
    expect(['fetchTags', 'com.beckon.push', 'SENDER_ID', '403'].every(isName)).toBe(true)
    expect(['tags', 'Push', 'SMS', 'in-app', 'v2'].some(isName)).toBe(false)
  })
  it('tells identifiers that the site has as they were typed from words that look like them', () => {
    const known = (text: string) => {
      const site = ['pushreceiver', 'remoteconfig', 'beckonpush', 'push', 'android']
      const isKnown = (word: string) => site.includes(word)
      return parseQuery(text, 'en', policy, synonyms, { ...words, isKnown }).identifiers
    }
    expect(known('PushReceiver remoteConfig')).toEqual(['pushreceiver', 'remoteconfig'])
    expect(known('BeckonPush.pushReceiver')).toEqual(['beckonpush', 'pushreceiver'])
    expect(known('pushListener')).toEqual([])
    expect(known('pushreceiver push Android')).toEqual([])
  })
  it('knows the path of an API operation, alone and behind its method', () => {
    const word = parse('/pass/{type}/{code}').direct
    expect(word).toEqual({ term: 'qpathpasstypecode', weight: 3 })
    expect(parse('GET /pass/{type}/{code} ').direct).toEqual(word)
    expect(parse('pass/{type}').direct).toBeUndefined()
    expect(parse('/ pass').direct).toBeUndefined()
  })
  it('reads only the beginning of a very long text', () => {
    const typed = Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ')
    expect(parse(typed).words).toHaveLength(mostWords)
    expect(texts(`push ${' '.repeat(longestQuery)} token`)).toEqual(['push'])
  })
})

describe('the plan for a word', () => {
  it('asks for the word and its other forms', () => {
    expect(termsFor('token')).toEqual(['token', 'tokens'])
    expect(termsFor('tokens')).toEqual(['tokens', 'token'])
    expect(termsFor('notification')).toContain('notifications')
  })
  it('asks for the words that it begins, wherever it stands, the most frequent ones first', () => {
    expect(termsFor('segm')).toEqual(['segment', 'segmentation'])
    expect(termsFor('segm', true)).toEqual(['segment', 'segmentation'])
  })
  it('trusts them less where it is a word already', () => {
    const [push, pushes] = planTerm('push', vocabulary, false).clauses
    expect(push).toEqual({ term: 'push', boost: 1 })
    expect(pushes!.boost).toBeLessThan(1)
  })
  it('takes the likeliest word that a beginning becomes for typed out, with its other forms', () => {
    expect(termsFor('segmenta', true)).toEqual(['segmentation', 'segment'])
  })
  it('looks for a very short beginning in titles only', () => {
    expect(planTerm('pu', vocabulary, true).clauses).toMatchObject([
      { term: 'push', namesOnly: true },
      { term: 'pushes', namesOnly: true },
    ])
    expect(termsFor('pu')).toEqual([])
  })
  it('takes similar words when a word of four letters or more leads nowhere, and says so', () => {
    expect(planTerm('notifcations', vocabulary, false)).toMatchObject({
      substitutes: ['notifications'],
      matchTypes: ['exact', 'stem', 'prefix', 'fuzzy'],
    })
    expect(planTerm('segmntatoin', vocabulary, false).substitutes).toEqual(['segmentation'])
    expect(planTerm('notifca', vocabulary, true).substitutes).toContain('notification')
    expect(planTerm('psuh', vocabulary, false).substitutes).toContain('push')
  })
  it('takes none for a shorter word, nor for one that is found', () => {
    expect(planTerm('psh', vocabulary, false).clauses).toEqual([])
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
    'how to',
    'a',
    'x'.repeat(10_000),
    'دفع الإشعارات',
    '<b>push</b><script>alert(1)</script>',
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

describe('an irregular form', () => {
  const irregular = createVocabulary(['buy', 'buying', 'sent', 'person'], [], stemOf)
  it.each([
    ['bought', ['buy', 'buying']],
    ['sending', ['sent']],
    ['people', ['person']],
  ])('%s leads to the others of its word', (typed, others) => {
    expect(irregular.withSameStem(typed)).toEqual(others)
  })
})
