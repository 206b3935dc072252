import { describe, expect, it } from 'vitest'
import { pluginOptions } from '../../../src/compiler/symbols/expo-plugins'

const pathsIn = (text: string, language = 'ts') => pluginOptions(text, language).map(({ path }) => path)

describe('the options of a plugin', () => {
  it('are the keys of the object behind its name, by the keys around them', () => {
    const text = `plugins: [['react-native-beckon-push', { ios: { mode, 'deploymentTarget': "15.0" }, android: { a: 1 } }]]`
    expect(pathsIn(text)).toEqual(['ios', 'ios.mode', 'ios.deploymentTarget', 'android', 'android.a'])
    const all = pluginOptions(text, 'ts')
    for (const { written, offset } of all) expect(text.slice(offset, offset + written.length)).toBe(written)
  })

  it('are read in JSON as well', () => {
    expect(
      pathsIn('{ "plugins": [["react-native-beckon", { "ios": { "servicesFile": "a" } }]] }', 'json'),
    ).toEqual(['ios', 'ios.servicesFile'])
  })

  it('are not what stands in lists, calls and conditions', () => {
    expect(
      pathsIn(
        "['react-native-beckon-push', { android: { urlSchemes: [{ a: 1 }], b: call({ c: 1 }), ...(d && { e: 1 }) } }]",
      ),
    ).toEqual(['android', 'android.urlSchemes', 'android.b'])
  })

  it('are not those of other plugins', () => {
    expect(pathsIn("[['expo-build-properties', { ios: { a: 1 } }], 'react-native-beckon-push']")).toEqual([])
  })
})
