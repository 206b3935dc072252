import { expect, it } from 'vitest'
import { addressesOf, draftOf, type Message } from '../../../src/feedback/message'

const message: Message = {
  kind: 'Problem',
  title: 'Push notifications · Android v3',
  address: 'https://docs.beckon.example/en/sdk/v3/android/implementation/push/#limits',
  facts: [['Section', 'Limits']],
  words: ' It says & means? ',
  selected: 'one line\nand another',
}

it('a draft begins with what the reader wrote, and says of what it is', () => {
  expect(draftOf(message)).toEqual({
    title: 'Problem: Push notifications · Android v3',
    body: ['It says & means?', `${message.address}\nSection: Limits`, '> one line\n> and another'].join(
      '\n\n',
    ),
  })
  expect(draftOf({ ...message, words: '', selected: '', facts: [] }).body).toBe(message.address)
})

it('opens as an issue and as an e-mail with the same text', () => {
  const { issue, email } = addressesOf(message)
  const { title, body } = draftOf(message)
  const asIssue = new URL(issue)
  expect([asIssue.searchParams.get('title'), asIssue.searchParams.get('body')]).toEqual([title, body])
  const asMail = new URL(email)
  expect(asMail.pathname).toBe('docs@beckon.example')
  expect(asMail.searchParams.get('subject')).toBe(title)
  expect(asMail.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'))
})

it('stays as short as mail programs take it, whatever was selected and written, and keeps the address', () => {
  const long = { ...message, words: '😀'.repeat(2000), selected: 'ab '.repeat(4000) }
  const { body } = draftOf(long)
  expect(body.length).toBeLessThan(1500)
  expect(body).toContain(message.address)
  expect(() => addressesOf(long)).not.toThrow()
})
