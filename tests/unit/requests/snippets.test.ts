import { describe, expect, it } from 'vitest'
import type { SampleRequest } from '../../../src/requests/sample-request'
import { snippetsOf } from '../../../src/requests/snippets'
import { parseSample } from '../../../src/compiler/check/samples/parse-sample'

const basic = { kind: 'basic', user: 'BECKON_APPLICATION_KEY', password: 'BECKON_MASTER_SECRET' } as const
const url = 'https://push.beckon.example/usersegment'

const texts = (request: SampleRequest) =>
  Object.fromEntries(snippetsOf(request).map(({ label, text }) => [label, text]))

describe('a request as a sample', () => {
  it('takes its secrets from the environment, as user and password', () => {
    const { curl, JavaScript, PHP } = texts({ method: 'get', url, credentials: basic })
    expect(curl).toBe(
      `curl --fail-with-body \\\n  --url ${url} \\\n  --user "$BECKON_APPLICATION_KEY:$BECKON_MASTER_SECRET"`,
    )
    expect(JavaScript).toContain(
      'const credentials = btoa(\n  `${process.env.BECKON_APPLICATION_KEY}:${process.env.BECKON_MASTER_SECRET}`,\n);',
    )
    expect(JavaScript).toContain('Authorization: `Basic ${credentials}`')
    expect(PHP).toContain(
      "CURLOPT_USERPWD => getenv('BECKON_APPLICATION_KEY')\n    . ':' . getenv('BECKON_MASTER_SECRET'),",
    )
    expect(PHP).not.toContain('CURLOPT_HTTPHEADER')
  })

  it('breaks a pair of longer names, so that no line is wider than readers see', () => {
    const credentials = { ...basic, password: 'BECKON_APPLICATION_SECRET' }
    const { JavaScript = '' } = texts({ method: 'get', url, credentials })
    expect(JavaScript).toContain(
      "btoa(\n  [\n    process.env.BECKON_APPLICATION_KEY,\n    process.env.BECKON_APPLICATION_SECRET,\n  ].join(':'),\n);",
    )
    expect(Math.max(...JavaScript.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78)
  })

  it('takes a token from the environment', () => {
    const { curl, JavaScript, PHP } = texts({
      method: 'delete',
      url,
      credentials: { kind: 'bearer', token: 'BECKON_TOKEN' },
    })
    expect(curl).toContain('--request DELETE')
    expect(curl).toContain('--header "Authorization: Bearer $BECKON_TOKEN"')
    expect(JavaScript).toContain('Authorization: `Bearer ${process.env.BECKON_TOKEN}`')
    expect(PHP).toContain("'Authorization: Bearer ' . getenv('BECKON_TOKEN')")
  })

  it('says nothing of secrets where none is asked for', () => {
    for (const { text } of snippetsOf({ method: 'get', url, credentials: { kind: 'none' } })) {
      expect(text).not.toMatch(/authorization|BECKON_|credentials/i)
    }
  })

  const awkward = { name: `It's "VIP" $5 \`x\``, empty: {}, none: [], list: [{ a: null, b: 1.5, c: true }] }

  it('sends the same JSON in all three, also what a shell or PHP would take otherwise', () => {
    const { curl = '', JavaScript, PHP } = texts({ method: 'post', url, credentials: basic, json: awkward })
    // Quoted, so that the shell leaves dollar signs and backticks alone.
    const [, sent = ''] = /<<'EOF'\n([\s\S]*)\nEOF$/.exec(curl) ?? []
    expect(JSON.parse(sent)).toEqual(awkward)
    expect(JavaScript).toContain(`'It\\'s "VIP" $5 \`x\`'`)
    expect(PHP).toContain(`'name' => 'It\\'s "VIP" $5 \`x\`'`)
    expect(PHP).toContain("'empty' => new stdClass()")
    expect(PHP).toContain("'none' => []")
  })

  it('is Python with the literals of Python, which ends with the body of a refusal', () => {
    const json = { a: null, b: [true, 1.5], c: {}, d: 'It’s "x"' }
    const { Python } = texts({ method: 'post', url, credentials: basic, json })
    expect(Python).toContain(
      '    data=json.dumps({\n        "a": None,\n        "b": [\n            True,\n            1.5,\n        ],\n        "c": {},\n        "d": "It’s \\"x\\"",\n    }).encode(),',
    )
    expect(Python).toContain('user = os.environ["BECKON_APPLICATION_KEY"]')
    expect(Python).toContain('raise SystemExit(f"Beckon answered {error.code}: {error.read().decode()}")')
  })

  it('sends a file as it is', () => {
    const { curl, JavaScript, PHP } = texts({
      method: 'post',
      url,
      credentials: basic,
      file: { type: 'text/csv', name: 'import.csv' },
    })
    expect(curl).toContain('--data-binary @import.csv')
    expect(curl).toContain("--header 'Content-Type: text/csv'")
    expect(JavaScript).toContain("body: await readFile('import.csv')")
    expect(JavaScript).toContain("import { readFile } from 'node:fs/promises';")
    expect(PHP).toContain("CURLOPT_POSTFIELDS => file_get_contents('import.csv'),")
  })

  it.each<[string, Partial<SampleRequest>]>([
    ['without a body', {}],
    ['with a body', { method: 'put', json: awkward }],
    ['with an empty body', { method: 'put', json: {} }],
    ['with a file', { method: 'post', file: { type: 'image/png', name: 'picture.png' } }],
    ['with a token', { credentials: { kind: 'bearer', token: 'BECKON_TOKEN' }, json: [] }],
    ['with headers', { headers: [{ name: 'If-Modified-Since', value: 'Sat, 31 Jan 2026 09:00:00 GMT' }] }],
  ])('%s can be parsed, and no mark is left in it', async (_, request) => {
    for (const { fence, text } of snippetsOf({ method: 'get', url, credentials: basic, ...request })) {
      expect(await parseSample(fence, text), text).toBeUndefined()
      expect(text).not.toMatch(/@[A-Z]+@/)
    }
  })
})
