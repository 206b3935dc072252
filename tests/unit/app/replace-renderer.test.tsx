import { describe, expect, it } from 'vitest'
import { markupOf } from '../../../src/app/replace-renderer'

describe('the body of a page', () => {
  it('has no zero bytes, wherever a character of several bytes meets the end of a buffer', async () => {
    const words = Array.from({ length: 400 }, (_, at) => 'a'.repeat(at % 7) + '“”')
    const markup = await markupOf(
      <ul>
        {words.map((word, at) => (
          <li key={at}>{word}</li>
        ))}
      </ul>,
    )
    expect(markup).toBe(`<ul>${words.map((word) => `<li>${word}</li>`).join('')}</ul>`)
  })

  it('is refused where a component throws', async () => {
    const Broken = () => {
      throw new Error('broken')
    }
    await expect(markupOf(<Broken />)).rejects.toThrow('broken')
  })
})
