import { describe, expect, it } from 'vitest'
import { phraseRule } from '../../../src/compiler/check/prose/phrases'
import { runCheck } from '../../../src/compiler/check/run'
import { readGlossary } from '../../../src/compiler/files/glossary'
import { readFacts } from '../../../src/compiler/files/facts'
import { readFigureStory } from '../../../src/compiler/files/figure-files'
import { readParity } from '../../../src/compiler/parity/parity'
import { formatProblem, type Problem } from '../../../src/compiler/problems/problem'
import { makeTree } from './compile'

type Read = (root: string) => { problems: Problem[] } | Promise<{ problems: Problem[] }>

const facts: Read = readFacts
const glossary: Read = (root) => readGlossary(root, 'en')
const story: Read = (root) => readFigureStory(root, 'a.png')
const phrases: Read = (root) => runCheck(root, [phraseRule])
const parity: Read = readParity

const capabilities = 'capabilities:\n  push: { label: Push, topic: implementation/push }\nplatforms:\n'

describe('a mistake in the data is reported where it stands', () => {
  it.each<[string, Read, string, string, string]>([
    [
      'a fact that is a list, below another of its name',
      facts,
      'facts.json',
      '{ "a": { "b": "1" },\n  "b": [] }',
      '2:3  fact  The fact "b" cannot',
    ],
    [
      'a term without a meaning',
      glossary,
      'glossary.yaml',
      '- term: Push\n  is: A message of ours.\n- term: Tag\n',
      '3:3  term  "is" is missing.',
    ],
    [
      'a term with a key that nobody reads',
      glossary,
      'glossary.yaml',
      '- term: Push\n  is: A message of ours.\n  nto: [push]\n',
      '3:3  term  "nto" is no key here.',
    ],
    [
      'a term that stands twice',
      glossary,
      'glossary.yaml',
      '- term: Push\n  is: A message of ours.\n- term: push\n  is: The same again.\n',
      '3:3  term  "push" stands twice.',
    ],
    ['a glossary that is no list', glossary, 'glossary.yaml', 'Push\n', '1:1  term  The value is wrong: '],
    [
      'a phrase without a fix',
      phrases,
      'phrases.yaml',
      '- { phrase: a, why: b, fix: c }\n- { phrase: simply, why: plays down }\n',
      '2:3  phrase  "1 › fix" is missing.',
    ],
    [
      'phrases that are no YAML',
      phrases,
      'phrases.yaml',
      '- { phrase: a, why: b, fix: c }\n- { phrase: [b\n',
      '3:1  phrase  The file is not valid YAML: ',
    ],
    [
      'a callout without a text',
      story,
      'images/a.json',
      '{ "alt": "A drawing",\n  "callouts": [\n    { "n": 1, "label": "One" }\n  ] }',
      '3:5  image  "callouts › 0 › text" is missing.',
    ],
    [
      'a reason that is none',
      parity,
      'parity.yaml',
      `${capabilities}  v3:\n    ios:\n      push: { no: why }\n`,
      '6:15  parity  "platforms › v3 › ios › push › no" is wrong: ',
    ],
    [
      'a capability that does not exist',
      parity,
      'parity.yaml',
      `${capabilities}  v3:\n    ios:\n      posh: yes\n`,
      '6:7  parity  "posh" is no capability.',
    ],
    [
      'a platform that is missing',
      parity,
      'parity.yaml',
      `${capabilities}  v3:\n    ios: {}\n`,
      '4:3  parity  v3 of android is missing.',
    ],
  ])('%s', async (_, read, file, text, start) => {
    const root = makeTree({ [`content/${file}`]: text })
    const lines = (await read(root)).problems.map(formatProblem)
    expect(
      lines.filter((line) => line.startsWith(`content/${file}:${start}`)),
      lines.join('\n'),
    ).toHaveLength(1)
  })
})
