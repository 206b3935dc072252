import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Platforms } from '../../../src/blocks/platforms/Platforms'

vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

it('names each platform, and the version of one whose newest has no page on the topic', () => {
  const links = [
    { id: 'android', path: '/one/', name: 'Android v3' },
    { id: 'ios', path: '/two/' },
  ]
  expect(renderToStaticMarkup(<Platforms links={links} />)).toBe(
    '<a href="/one/">Android v3</a>, <a href="/two/">iOS</a>',
  )
})
