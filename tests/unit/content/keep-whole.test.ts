import { describe, expect, it } from 'vitest'
import { compileBody } from './compile'

/** The blocks of a text as one line, with the samples. */
const drawn = async (body: string) => JSON.stringify((await compileBody(body)).blocks)
const whole = (word: string) => `<span class=\\"nobr\\">${word}</span>`

describe('short words with a hyphen stay in one piece', () => {
  it.each([
    ['running text', 'Send an e-mail.', `<p>Send an ${whole('e-mail')}.</p>`],
    ['a list', '- An in-app one', `<li>An ${whole('in-app')} one</li>`],
    ['a link', '[E-mail](/en/)', `<a href=\\"/en/\\">${whole('E-mail')}</a>`],
    ['emphasis', '**Geo-Zone**', `<strong>${whole('Geo-Zone')}</strong>`],
    ['more hyphens', 'A do-not-disturb mode', `A ${whole('do-not-disturb')} mode`],
    ['a cell', '| A |\n| --- |\n| add-on |', `<td>${whole('add-on')}</td>`],
    [
      'a day in a cell',
      '| A |\n| --- |\n| 3.8.0, 7 March 2024 |',
      `<td>3.8.0, ${whole('7 March 2024')}</td>`,
    ],
    ['a step', '<Steps>\n<Step title="One">\n\nOpt-in.\n\n</Step>\n</Steps>', `<p>${whole('Opt-in')}.</p>`],
    [
      'a line with a component',
      'An add-on <Since version="3" /> too.',
      `"An ${whole('add-on')} ",{"c":"Since"`,
    ],
  ])('in %s', async (_, body, html) => {
    expect(await drawn(body)).toContain(html)
  })

  it.each([
    ['a sample', '```text\nan e-mail\n```'],
    ['code', 'Call `in-app`.'],
    ['an address', '[Mail](/en/e-mail/)'],
    ['a description of a picture', '![An e-mail](guides/a.png)'],
    ['a longer word', 'Application-wide keys.'],
    ['a day in running text', 'Since 7 March 2024.'],
  ])('but not in %s', async (_, body) => {
    expect(await drawn(body)).not.toContain('nobr')
  })

  it.each([
    ['an option', '`-hms`', `<code>${whole('-hms')}</code>`],
    ['an option with a value', '`--flavor development`', `<code>${whole('--flavor')} development</code>`],
    ['an option in a cell', '| A |\n| --- |\n| `-gms` |', `<td><code>${whole('-gms')}</code></td>`],
    ['no name that only has a hyphen', '`a-hms`', '<code>a-hms</code>'],
    ['no sign of its own', '`-`', '<code>-</code>'],
  ])('and the hyphen that a code begins with: %s', async (_, body, html) => {
    expect(await drawn(body)).toContain(html)
  })

  it('and what is read, linked and searched is as it was written', async () => {
    const { headings, sections } = await compileBody('## Add-on\n\nAn e-mail.')
    expect(headings).toEqual([{ depth: 2, id: 'add-on', text: 'Add-on' }])
    expect(sections).toEqual([{ id: 'add-on', title: 'Add-on', text: 'An e-mail.' }])
  })
})

describe('a long name, which is a box, and the sign behind it', () => {
  const name = 'com.beckon.action.Callback.x'
  const code = '<code class=\\"w\\">com.<wbr>beckon.<wbr>action.<wbr>Callback.<wbr>x</code>'

  it.each([
    ['a comma', `One of \`${name}\`, or none.`, `One of ${whole(`${code},`)} or none.`],
    ['a bracket and a full stop', `(\`${name}\`).`, `(${whole(`${code}).`)}`],
    ['a link', `[\`${name}\`](/en/), so`, `${whole(`<a href=\\"/en/\\">${code}</a>,`)} so`],
    ['two of them', `\`${name}\`, \`${name}\`.`, `${whole(`${code},`)} ${whole(`${code}.`)}`],
    ['a word with a hyphen behind it', `\`${name}\`, e-mail`, `${whole(`${code},`)} ${whole('e-mail')}`],
  ])('stay together: %s', async (_, body, html) => {
    expect(await drawn(body)).toContain(html)
  })

  it.each([
    ['a word', `\`${name}\` opens`],
    ['an end', `Call \`${name}\``],
    ['a short name', 'One of `push`, `email`.'],
  ])('but not with %s', async (_, body) => {
    expect(await drawn(body)).not.toContain('nobr')
  })
})
