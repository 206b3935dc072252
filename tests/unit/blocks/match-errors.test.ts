import { describe, expect, it } from 'vitest'
import { matchErrors, type CatalogueEntry } from '../../../src/blocks/errors/match-errors'

const entry = (
  id: string,
  group: string,
  codes: string[],
  statuses: string[],
  text = '',
): CatalogueEntry => ({
  id,
  group,
  codes,
  statuses,
  text,
})

const entries = [
  entry('http-400', 'REST API', ['HTTP 400'], ['400'], 'The request cannot be carried out.'),
  entry('wrong-credentials', 'Sign-in', ['wrong credentials'], ['401'], 'Address and password do not fit.'),
  entry('not-ready', 'SDK', ['BeckonNotReadyException', 'notReady'], [], 'Used too early.'),
  entry('bad-device-token', 'APNs', ['BadDeviceToken'], ['400'], 'The token belongs elsewhere.'),
  entry('unregistered', 'APNs', ['Unregistered', 'ExpiredToken'], ['410'], 'The token is no longer in use.'),
  entry('unregistered-fcm', 'FCM', ['UNREGISTERED'], ['404'], 'The token is no longer in use.'),
  entry('unavailable', 'FCM', ['UNAVAILABLE'], ['503'], 'FCM is overloaded.'),
  entry('service', 'SDK', ['serviceUnavailable'], [], 'The service is off.'),
  entry('hms-80300007', 'HMS', ['80300007'], [], 'All tokens are invalid.'),
  entry('mailbox', 'E-mail', ['5.1.1'], [], 'No such mailbox.'),
  entry('web-410', 'Web push', ['Web push 404 and 410'], ['404', '410'], 'The subscription is gone.'),
]

describe('what a pasted line means', () => {
  it.each<[line: string, ids: string[]]>([
    ['2026-03-01 10:00 APNS 400 BadDeviceToken device 5f1a2b3c', ['bad-device-token']],
    ['com.beckon.BeckonNotReadyException: launch first', ['not-ready']],
    ['Error Domain=Beckon .notReady', ['not-ready']],
    ['{"error":"wrong credentials"}', ['wrong-credentials']],
    ['{"code":"80300007","msg":"All tokens invalid"}', ['hms-80300007']],
    ['550 5.1.1 <someone@example.com>: user unknown', ['mailbox']],
    ['messaging error UNREGISTERED', ['unregistered-fcm']],
    ['unregistered', ['unregistered', 'unregistered-fcm']],
    ['GCM: unregistered', ['unregistered-fcm']],
  ])('a code in "%s"', (line, ids) => {
    expect(matchErrors(line, entries)).toEqual(ids)
  })

  it.each<[line: string, ids: string[]]>([
    ['isNotReadyYet', []],
    ['5.1.10', []],
    ['15.1.1', []],
  ])('no code in "%s", where it is only a part of a word', (line, ids) => {
    expect(matchErrors(line, entries)).toEqual(ids)
  })

  it('goes by the HTTP status when a line has no code, and by the service it names', () => {
    expect(matchErrors('HTTP/1.1 410 Gone', entries)).toEqual(['unregistered', 'web-410'])
    expect(matchErrors('WebPush answered 410', entries)).toEqual(['web-410'])
  })

  it('goes by words else: those that say something, and of them the rare ones first', () => {
    expect(matchErrors('token in use', entries)).toEqual(['unregistered', 'unregistered-fcm'])
    expect(matchErrors('my tokens are no longer used', entries)).toEqual(['unregistered', 'unregistered-fcm'])
    expect(matchErrors('why does the token belong elsewhere?', entries)).toEqual(['bad-device-token'])
    expect(matchErrors('?!', entries)).toEqual([])
  })

  it('needs half of the words, whatever the others are', () => {
    expect(matchErrors('mailbox of grandmother', entries)).toEqual(['mailbox'])
    expect(matchErrors('mailbox of grandmother in Lisbon', entries)).toEqual([])
    expect(matchErrors('banana', entries)).toEqual([])
  })

  it('asks nothing as long as a sentence has not begun to say something', () => {
    expect(matchErrors('why does my', entries)).toBeUndefined()
  })

  it.each<[line: string, ids: string[]]>([
    ['MismatchSenderId', ['mismatch']],
    ['error: mismatch-sender-id, given up', ['mismatch']],
    ['senderIdMismatch', ['mismatch']],
    ['device-token-bad', ['bad-device-token']],
    ['SENDER_ID', ['mismatch']],
  ])('the same name in another spelling in "%s"', (line, ids) => {
    const all = [...entries, entry('mismatch', 'FCM', ['SENDER_ID_MISMATCH'], ['403'], 'Another project.')]
    expect(matchErrors(line, all)).toEqual(ids)
  })

  it('means the same on a page of another language, whose groups have other headings', () => {
    const dutch = [
      entry('sms-400', 'Sms-berichten', ['Sms 400'], ['400'], 'Het nummer bestaat niet.'),
      entry('http-400', 'De REST-API', ['HTTP 400'], ['400'], 'De aanvraag kan niet worden uitgevoerd.'),
      entry('web-400', 'Webpush', ['Webpush 400'], ['400'], 'De inschrijving is ongeldig.'),
      entry('mailbox', 'E-mails', ['Postvak 550'], ['550'], 'Die mailbox is er niet één keer.'),
      entry('mailbox-rest', 'De REST-API', ['HTTP 550'], ['550'], 'Geen postvak.'),
    ]
    expect(matchErrors('SMS gateway: status 400', dutch)).toEqual(['sms-400'])
    expect(matchErrors('web push answered 400', dutch)).toEqual(['web-400'])
    expect(matchErrors('SMTP 550', dutch)).toEqual(['mailbox'])
    expect(matchErrors('MAILBOX ÉÉN', dutch)).toEqual(['mailbox'])
    expect(matchErrors('nummer bestaat', dutch)).toEqual(['sms-400'])
  })

  it('asks nothing when nothing was typed', () => {
    expect(matchErrors('  \n ', entries)).toBeUndefined()
  })
})
