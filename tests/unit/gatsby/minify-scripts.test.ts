import { expect, it } from 'vitest'
import type { WebpackPluginInstance } from 'webpack'
import { minifiedBySwc } from '../../../src/gatsby/minify-scripts'

const styles = { apply: () => undefined }

it('has SWC make scripts small, and leaves what makes styles small', () => {
  class TerserPlugin {
    static swcMinify = 'swc'
    constructor(readonly options: object) {}
    apply = () => undefined
  }
  const [scripts, other] = minifiedBySwc([new TerserPlugin({}), styles])
  expect(scripts).toMatchObject({ options: { minify: 'swc' } })
  expect(other).toBe(styles)
})

it('says what to do when Gatsby minifies otherwise, and when its plugin knows no SWC any more', () => {
  expect(() => minifiedBySwc([styles])).toThrow('src/gatsby/minify-scripts.ts')
  class TerserPlugin implements WebpackPluginInstance {
    apply = () => undefined
  }
  expect(() => minifiedBySwc([new TerserPlugin()])).toThrow('no swcMinify any more')
})
