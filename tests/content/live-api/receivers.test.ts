import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keys, startJavaScript, startPhp, startPython, type Receiver } from './receivers'
import { samplesOf } from './samples'

const sign = (data: string) => createHmac('sha256', keys.privateKey).update(data).digest('base64')
const known = { 'x-beckon-public-key': keys.publicKey }
/** As the page shows it, with letters outside of ASCII: a signature is made over bytes. */
const body = `${samplesOf('json').at(-1)?.text ?? ''} `.replace('CRM feed', 'Café – 店')

describe.each<[language: string, start: () => Promise<Receiver>]>([
  ['JavaScript', startJavaScript],
  ['PHP', startPhp],
  ['Python', startPython],
])('the receiver in %s', (_, start) => {
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await start()
  })
  afterAll(() => receiver.close())

  it('answers the verification with the signature of the challenge', async () => {
    const query = '?challenge=a%2Bb%20c'
    const answer = await receiver.call({ method: 'GET', query, headers: known })
    expect(answer).toEqual({ status: 200, text: sign('a+b c') })
  })

  it('refuses a verification without a challenge', async () => {
    expect(await receiver.call({ method: 'GET', headers: known })).toEqual({
      status: 400,
      text: 'missing challenge',
    })
  })

  it('takes an event with the right signature', async () => {
    const headers = { ...known, 'x-beckon-signature': sign(body), 'content-type': 'application/json' }
    expect(await receiver.call({ method: 'POST', headers, body })).toEqual({ status: 200, text: 'ok' })
  })

  it.each<[what: string, headers: Record<string, string>, text: string]>([
    ['another body’s signature', { ...known, 'x-beckon-signature': sign(`${body} `) }, 'wrong signature'],
    ['a signature that is none', { ...known, 'x-beckon-signature': 'é' }, 'wrong signature'],
    ['no signature', known, 'wrong signature'],
    ['a public key it does not know', { 'x-beckon-public-key': 'other' }, 'unknown public key'],
    ['no public key', {}, 'unknown public key'],
  ])('refuses an event with %s', async (__, headers, text) => {
    expect(await receiver.call({ method: 'POST', headers, body })).toEqual({ status: 400, text })
  })
})
