import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fit, parseData, readData } from '../../../src/compiler/files/data-file'
import { jsonSyntaxError } from '../../../src/compiler/files/json-syntax'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'

const problemsOf = (file: string, text: string) =>
  parseData(file, text, 'fact').problems.map((problem) => formatProblem(problem).replace(/ {2}→.*/s, ''))

describe('a JSON file that cannot be read', () => {
  it.each([
    [
      'a bad value',
      '[\n  { "from": "/a/" },\n  { "from": nowhere, "to": "/b/" }\n]\n',
      '3:13',
      /Unexpected token "nowhere"/,
    ],
    ['a comma before the end of a list', '[\n  1,\n]\n', '3:1', /Unexpected token "\]"/],
    ['a comma before the end of an object', '{\n  "a": 1,\n}\n', '3:1', /./],
    ['single quotes round a value', "{\n  \"it's\": 'x'\n}", '2:11', /Unexpected token "'x'"/],
    ['a comment', '// why\n[]', '1:1', /Unexpected token "\/\/"/],
    ['a comment as other files have it', '[]\n# why\n', '2:1', /./],
    ['a value left out', '{\n  "a": ,\n  "b": 1 }', '2:8', /Unexpected token ","/],
    ['a text that is never closed', '{\n  "a": "x\n}', '2:10', /./],
    ['no colon', '{ "a" }', '1:7', /./],
    ['an end that is missing', '{\n  "a": [1,\n', '2:11', /Unexpected end/],
    ['nothing at all', '', '1:1', /Unexpected end/],
    [
      'a key whose closing quote is missing, behind another key',
      '[\n  { "from": "/en/a/",\n    "to: "/en/b/" }\n]\n',
      '3:11',
      /Unexpected token "\/en\/b\/"", where ":" should stand/,
    ],
    [
      'another character for the colon, behind another key',
      '[\n  { "from": "/en/a/",\n    "to"; "/en/b/" }\n]\n',
      '3:9',
      /Unexpected token ";", where ":" should stand/,
    ],
    ['a comma left out', '{\n  "a": 1\n  "b": 2\n}', '3:3', /Unexpected token ""b":", where "," or "}"/],
    ['a number as no machine writes it', '{\n  "a": 01 }', '2:8', /Unexpected token "01"/],
    ['an escape that there is not', '{\n  "a": "\\x" }', '2:9', /Unknown escape/],
    ['a tab in a text', '{\n  "a": "x\ty" }', '2:10', /control character/],
    ['a space that is none', '{\n\u00a0"a": 1 }', '2:1', /./],
  ])('is reported at the place, in one line: %s', (_, text, place, reason) => {
    const [line, ...more] = problemsOf('content/x.json', text)
    expect(line).toMatch(new RegExp(`^content/x\\.json:${place} {2}fact {2}The file is not valid JSON: `))
    expect(line).toMatch(reason)
    expect(line).not.toContain('\n')
    expect(more).toEqual([])
  })

  it('is one that names a key twice: the first would be lost', () => {
    expect(problemsOf('content/x.json', '{\n\t"a": 1,\n\t"a": 2\n}')).toEqual([
      'content/x.json:3:2  fact  The file is not valid JSON: Map keys must be unique.',
    ])
  })
})

/** Small entries in the form of the real files, a key a line. */
const entries = Array.from(
  { length: 4 },
  (_, n) => `  {\n    "from": "/en/old-${n}/",\n    "count": ${n}.5,\n    "all": [true, null]\n  }`,
)
const good = `[\n${entries.join(',\n')}\n]\n`
const lineAt = (offset: number) => good.slice(0, offset).split('\n').length

/** Each slip in each place of a good text, with the line it is in. */
function* slips(): Generator<{ text: string; line: number; what: string }> {
  for (let at = 0; at < good.trimEnd().length; at++) {
    const [before, after] = [good.slice(0, at), good.slice(at + 1)]
    const what = `${JSON.stringify(good[at])} at ${at}`
    yield { text: before + after, line: lineAt(at), what: `without ${what}` }
    for (const other of ['"', ',', ';', '}', ']', '{', '[', ':', 'x', "'", '\\', '\n']) {
      yield { text: before + other + after, line: lineAt(at), what: `${JSON.stringify(other)} for ${what}` }
    }
  }
}

describe('a JSON text with one wrong character', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }

  it('is reported no line above the slip, and at the latest on the next line that is not empty', () => {
    const far: string[] = []
    let broken = 0
    for (const { text, line, what } of slips()) {
      const error = jsonSyntaxError(text)
      expect(error === undefined, what).toBe(isJson(text))
      if (!error) continue
      broken++
      const reported = text.slice(0, error.offset).split('\n').length
      // What is missing at the end is reported where the text ends.
      const first = Math.min(line, text.trimEnd().split('\n').length)
      const last = what.startsWith('"\\n"') ? line + 2 : line + 1
      // A bracket too few or of the wrong kind shows only where the other one stands.
      const isBracket = /^(?:without "[[\]{}]"|.* for "[[\]{}]"|"[[\]{}]" for )/.test(what)
      if (reported < first || (!isBracket && reported > last)) far.push(`${what}: ${line}, ${reported}`)
    }
    expect(broken).toBeGreaterThan(1000)
    expect(far).toEqual([])
  })
})

describe('a YAML file that cannot be read', () => {
  it.each([
    ['a list that is never closed', 'a:\n  - [1, 2\nb: 3\n', '3:1'],
    ['a key twice', 'a: 1\nb: 2\na: 3\n', '3:1'],
    ['a quote that is never closed, where it is opened', 'a:\n  - "b"\n  - "c\nd: 3\n', '3:5'],
  ])('is reported at the place, in one line: %s', (_, text, place) => {
    const [line] = problemsOf('content/x.yaml', text)
    expect(line).toMatch(
      new RegExp(`^content/x\\.yaml:${place} {2}fact {2}The file is not valid YAML: .*\\.$`),
    )
    expect(line).not.toMatch(/at line|\n/)
  })
})

describe('a data file', () => {
  it('that does not exist has neither data nor problems', () => {
    expect(readData(makeTree({}), 'content/x.yaml', 'fact')).toEqual({ problems: [] })
  })

  it('is the same as long as its text is: what was made of it can be kept', () => {
    const root = makeTree({ 'content/x.yaml': 'a: 1\n' })
    expect(readData(root, 'content/x.yaml', 'fact').data).toBe(readData(root, 'content/x.yaml', 'fact').data)
  })

  it.each([
    ['content/x.yaml', 'a:\n  b:\n    - c: 1\n    - d: 2\n'],
    ['content/x.json', '{ "a":\n{ "b":\n[{ "c": 1 },\n{ "d": 2 }] } }'],
  ])('knows where everything stands, and what is missing would stand: %s', (file, text) => {
    const { data } = parseData(file, text, 'fact')
    expect(data!.value).toEqual({ a: { b: [{ c: 1 }, { d: 2 }] } })
    const lineOf = (...keys: (string | number)[]) => data!.placeOf(keys).line
    expect([lineOf(), lineOf('a'), lineOf('a', 'b'), lineOf('a', 'b', 0), lineOf('a', 'b', 1, 'd')]).toEqual([
      1, 1, 2, 3, 4,
    ])
    expect(data!.placeOf(['a', 'b', 0, 'nothing', 'here'])).toEqual(data!.placeOf(['a', 'b', 0]))
    expect(data!.placeOf(['a', 'b', 1, 'd'])).toMatchObject({ file, column: file.endsWith('json') ? 3 : 7 })
  })
})

describe('what does not fit its schema', () => {
  const schema = z
    .object({ term: z.string(), is: z.string().min(3), deep: z.object({ n: z.number() }).optional() })
    .strict()
  const fitted = (text: string, keys: (string | number)[] = []) => {
    const { data } = parseData('content/x.yaml', text, 'term')
    const { value, problems } = fit(data!, schema, { rule: 'term', fix: 'write term and is', keys })
    return { value, lines: problems.map(formatProblem) }
  }

  it('is reported where it stands', () => {
    expect(fitted('term: A\nis: B\n').lines).toEqual([
      'content/x.yaml:2:1  term  "is" is wrong: Too small: expected string to have >=3 characters.  → write term and is',
    ])
    expect(fitted('term: A\nis: long\ndeep:\n  n: x\n').lines).toEqual([
      'content/x.yaml:4:3  term  "deep › n" is wrong: Invalid input: expected number, received string.  → write term and is',
    ])
  })

  it('is reported as missing, or as a key that nobody reads', () => {
    expect(fitted('term: A\nmeaning: long\n').lines).toEqual([
      'content/x.yaml:1:1  term  "is" is missing.  → write term and is',
      'content/x.yaml:2:1  term  "meaning" is no key here.  → write term and is',
    ])
  })

  it('is reported once where a key that is missing is there, mistyped', () => {
    expect(fitted('term: A\nit: long\n').lines).toEqual([
      'content/x.yaml:2:1  term  "it" is no key here.  → write term and is',
    ])
  })

  it('may be a part of a file', () => {
    expect(fitted('- term: A\n  is: long\n- 7\n', [0]).value).toEqual({ term: 'A', is: 'long' })
    expect(fitted('- term: A\n  is: long\n- 7\n', [1]).lines).toEqual([
      'content/x.yaml:3:3  term  The value is wrong: Invalid input: expected object, received number.  → write term and is',
    ])
  })
})

it.each(['title: *bold', 'a: b\ntitle:\n  - *x', 'a: 1\nb: { <<: *x }'])(
  'a name in YAML that stands for nothing is reported where it stands: %s',
  (text) => {
    const { data, problems } = parseData('content/facts.yaml', text, 'facts')
    expect(data).toBeUndefined()
    expect(problems).toEqual([
      expect.objectContaining({
        line: text.split('\n').length,
        column: (text.split('\n').at(-1) ?? '').indexOf('*') + 1,
        fix: 'put quotes around a text that begins with *',
      }),
    ])
  },
)

describe('YAML that its parser takes and a reader would miss a word of, or all of', () => {
  it.each(['title: !important Read this', 'a: b\nkeywords: [x, !y z]'])(
    'is reported where it stands: %j',
    (text) => {
      const [problem, ...more] = parseData('content/x.yaml', text, 'fact').problems
      expect(more).toEqual([])
      const column = (text.split('\n').at(-1) ?? '').indexOf('!') + 1
      expect(problem).toMatchObject({ line: text.split('\n').length, column })
      expect(problem?.fix).toBe('put quotes around a text that begins with !')
    },
  )

  it('is reported, with the file, where no value can be made of it', () => {
    expect(problemsOf('content/x.yaml', '%YAML 1.1\n---\na: { <<: 5 }')).toEqual([
      expect.stringMatching(/^content\/x\.yaml:1:1 {2}fact {2}The file is not valid YAML: /),
    ])
  })
})

it('gives a name as often as it is used', () => {
  const text = [
    'first: &all { kind: function }',
    ...Array.from({ length: 300 }, (_, at) => `m${at}: *all`),
  ].join('\n')
  const { data, problems } = parseData('content/x.yaml', text, 'fact')
  expect(problems).toEqual([])
  expect(data?.value).toMatchObject({ m299: { kind: 'function' } })
})

it('refuses a name within what it stands for', () => {
  expect(problemsOf('content/x.yaml', 'a: 1\nb: &all { c: *all }')).toEqual([
    'content/x.yaml:2:14  fact  The file is not valid YAML: *all stands for something that it is a part of.',
  ])
})

describe('a file that is read', () => {
  const FILE = 'content/x.yaml'
  const readOf = (text: string, file = FILE) => readData(makeTree({ [file]: text }), file, 'fact')

  it.each([
    'a: 1_000',
    'a: [1, 0b11, 0x1_f, 0o7_7]',
    'a: +1.5_0',
    'a: 0x1f',
    'a: 2024-01-01',
    'a: { b: ~, c: yes, d: .nan, e: 1e3, f: 012, "__proto__": 1 }',
    'a: &all { b: 1 }\nc: *all',
    'a: |\n  one\n\n  two\nb: >-\n  one\n  two\n',
    '# nothing but a comment\n',
    '',
  ])('has the value that is said of it with all places: %j', (text) => {
    const { data, problems } = readOf(text)
    expect(problems).toEqual([])
    expect(data?.value).toEqual(parseData(FILE, text, 'fact').data?.value)
  })

  it('has the place of everything in it', () => {
    const text = 'types:\n  Beckon:\n    kind: object\n    members:\n      push: function\n'
    const [quick, thorough] = [readOf(text).data, parseData(FILE, text, 'fact').data]
    for (const keys of [[], ['types'], ['types', 'Beckon', 'members', 'push'], ['types', 'missing']])
      expect(quick?.placeOf(keys)).toEqual(thorough?.placeOf(keys))
  })

  it.each([
    'a: 1\na: 2',
    'a: "b',
    'a: b: c',
    'a: !important b',
    'title: *bold',
    'a: &all { b: *all }',
    '- a\nb: c',
    'a: 1\n---\nb: 2',
  ])('tells its slip as it is told with all places: %j', (text) => {
    const { data, problems } = readOf(text)
    expect(data).toBeUndefined()
    expect(problems).toEqual(parseData(FILE, text, 'fact').problems)
  })

  it('tells a key of JSON that stands twice', () => {
    expect(readOf('{ "a": 1 }', 'content/facts.json').data?.value).toEqual({ a: 1 })
    expect(readOf('{ "a": 1, "a": 2 }', 'content/facts.json').problems).toHaveLength(1)
  })
})
