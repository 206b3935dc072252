import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { apiPages } from '../../../src/compiler/api/pages'

/** A module's body, as far as JavaScript itself can judge it: top-level await, and no name declared twice. */
const { constructor: AsyncFunction } = Object.getPrototypeOf(async () => {}) as {
  constructor: new (...namesAndBody: string[]) => (...values: unknown[]) => Promise<unknown>
}
const imports = /^import .*$/gm

function syntaxErrorOf(sample: string): string | undefined {
  try {
    new AsyncFunction(sample.replace(imports, ''))
    return undefined
  } catch (error) {
    return String(error)
  }
}

describe('the JavaScript samples of the API', () => {
  const { pages } = apiPages(path.resolve('.'), 'en')
  const samples = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/^ *```js(?:avascript)?\b[^\n]*\n([\s\S]*?)^ *```/gm)].map(([, code = '']) => ({
      file,
      code,
    })),
  )

  it('are there', () => {
    expect(samples.length).toBeGreaterThan(300)
  })

  it('are JavaScript, with every name declared once', () => {
    expect(
      samples.flatMap(({ file, code }) => {
        const error = syntaxErrorOf(code)
        return error ? [`${file}: ${error}`] : []
      }),
    ).toEqual([])
  })

  it('encode a password as UTF-8, as curl does, whatever characters a person chose', async () => {
    const statements = samples.flatMap(
      ({ code }) => /^ *const credentials = [^;]*BECKON_PASSWORD[^;]*;/m.exec(code) ?? [],
    )
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const encode = new AsyncFunction('process', `${statement}\nreturn credentials`)
      const env = { BECKON_EMAIL: 'anna@example.com', BECKON_PASSWORD: 'pé€' }
      const encoded = String(await encode({ env }))
      expect(Buffer.from(encoded, 'base64').toString()).toBe('anna@example.com:pé€')
    }
  })

  it('would not be, if a name were declared twice', () => {
    expect(syntaxErrorOf('const { TOKEN, TOKEN } = process.env')).toMatch(/already been declared/)
  })
})
