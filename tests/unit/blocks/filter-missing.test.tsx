import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ErrorFinder } from '../../../src/blocks/errors/ErrorFinder'
import { SymbolFilter } from '../../../src/blocks/symbols/SymbolFilter'
import { usePart } from '../../../src/lazy/use-part'

vi.mock('../../../src/lazy/use-part')
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

describe.each<[string, ComponentType]>([
  ['the finder of errors', ErrorFinder],
  ['the filter of a reference', SymbolFilter],
])('%s', (_, Form) => {
  it('says that its code has not come, and has a way to ask again', () => {
    vi.mocked(usePart).mockReturnValue({ status: 'missing' })
    const html = renderToStaticMarkup(<Form />)
    expect(html).toMatch(
      /<div role="alert"[^>]*><span>filter\.missing<\/span><button type="button">filter\.retry</,
    )
  })

  it.each([{ status: 'waiting' }, { status: 'here', value: {} }] as const)(
    'says nothing when it is $status',
    (state) => {
      vi.mocked(usePart).mockReturnValue(state)
      expect(renderToStaticMarkup(<Form />)).not.toContain('alert')
    },
  )
})
