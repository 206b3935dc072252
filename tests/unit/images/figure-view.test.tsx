import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { FigureView } from '../../../src/blocks/figure/FigureView'

afterEach(() => vi.restoreAllMocks())

const image = {
  layout: 'constrained' as const,
  width: 650,
  height: 400,
  images: { fallback: { src: '/static/a.png', srcSet: '/static/a.png 650w', sizes: '650px' }, sources: [] },
}

it('warns "Image not loaded" when there is no image data, and shows nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(renderToStaticMarkup(<FigureView alt="A form" />)).toBe('')
  expect(warn).toHaveBeenCalledWith('Image not loaded')
})

it('shows a picture with its alt text, linked to the original, without a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const html = renderToStaticMarkup(<FigureView alt="A form" image={image} original="/static/original.png" />)
  expect(html).toContain('alt="A form"')
  expect(html).toContain('href="/static/original.png"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('decoding="async"')
  expect(html).not.toContain('figcaption')
  expect(warn).not.toHaveBeenCalled()
})
