import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Platforms } from '../../../src/blocks/platforms/Platforms'

vi.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}))
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { count }: { count: number }) => `${key} ${count}` }),
}))

it('names each platform, and the version of one whose newest has no page on the topic', () => {
  const links = [
    { id: 'android', path: '/one/', name: 'Android v3' },
    { id: 'ios', path: '/two/' },
  ]
  const html = renderToStaticMarkup(<Platforms links={links} />)
  expect(html).toContain(
    '<span data-of="android ios"><a href="/one/" data-on="android">Android v3</a><span>, </span><a href="/two/" data-on="ios">iOS</a><span',
  )
  expect(html).toContain('> <button type="button" aria-label="platforms.others 1">platforms.more 1</button>')
})

it('has nothing to choose from where there is one platform', () => {
  const html = renderToStaticMarkup(<Platforms links={[{ id: 'ios', path: '/two/' }]} />)
  expect(html).toBe('<span data-of="ios"><a href="/two/" data-on="ios">iOS</a></span>')
})
