import { afterEach, expect, it, vi } from 'vitest'
import { Figure } from '../../../src/blocks/figure/Figure'
import { htmlOf } from '../../helpers/html-of'

afterEach(() => vi.restoreAllMocks())

const image = {
  layout: 'constrained' as const,
  width: 650,
  height: 400,
  images: { fallback: { src: '/static/a.png', srcSet: '/static/a.png 650w', sizes: '650px' }, sources: [] },
}

it('warns "Image not loaded" when there is no image data, and shows nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await htmlOf(<Figure alt="A form" />)).toBe('')
  expect(warn).toHaveBeenCalledWith('Image not loaded')
})

it('has the whole picture in the HTML, with its alt text, linked to the original, without a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const html = await htmlOf(<Figure alt="A form" image={image} original="/static/original.png" />)
  expect(html).toContain('alt="A form"')
  expect(html).toContain('href="/static/original.png"')
  expect(html).toContain('data-gatsby-image-ssr=""')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('decoding="async"')
  expect(html).not.toContain('figcaption')
  expect(warn).not.toHaveBeenCalled()
})

it('has a caption only where it is given one', async () => {
  const withOne = <Figure alt="A form" image={image} original="/static/original.png" caption="The form" />
  expect(await htmlOf(withOne)).toContain('<figcaption>The form</figcaption>')
  const without = <Figure alt="A form" image={image} original="/static/original.png" />
  expect(await htmlOf(without)).not.toContain('figcaption')
})
