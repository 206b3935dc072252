import { describe, expect, it } from 'vitest'
import { declarations } from '../../../../src/compiler/check/types/declarations'
import { preciseSignature } from '../../../../src/compiler/check/types/outputs'
import { declarationErrors } from '../../../../src/compiler/check/types/compiler'
import { listOf, member, reactNativeList, type } from './lists'

describe('a signature', () => {
  const known = { output: 'Device', event: 'EventName', options: 'Options' }
  it.each([
    // What comes back, and what a callback is handed, is what the list says; what the app hands in is its own.
    ['fetchDevice(): Promise<object>', 'fetchDevice(): Promise<Device>'],
    ['fetchAll(): Promise<object[]>', 'fetchAll(): Promise<Device[]>'],
    ['device?: object', 'device?: Device'],
    ['present(item: object): void', 'present(item: object): void'],
    [
      'fetch(data: object, done?: (device: object) => void): void',
      'fetch(data: object, done?: (device: Device) => void): void',
    ],
    // The name of an event is one of those that exist, where it is listened to.
    [
      'on(event: string, fn: (data: any) => void): object',
      'on(event: EventName, fn: (data: any) => void): Device',
    ],
    ['logCustom(event: string): void', 'logCustom(event: string): void'],
    ['constructor(options?: object)', 'constructor(options?: Options)'],
  ])('%s', (signature, precise) => {
    expect(preciseSignature(signature, known)).toBe(precise)
  })

  it('that the SDK calls is handed what the list says', () => {
    const precise = preciseSignature('onDevice(device: object): void', { ...known, isCalledBySdk: true })
    expect(precise).toBe('onDevice(device: Device): void')
  })
})

describe('declarations of a list', () => {
  it('are types in a module, and packages that export the class they are named after', () => {
    const text = declarations(reactNativeList)
    expect(text).toContain('export class Beckon {\nstatic device(): BeckonDeviceModule\n}')
    expect(text).toContain(
      'export interface BeckonDevice {\nid: string\nuserId?: string | null\nextra: any\n}',
    )
    expect(text).toContain("import type { EmitterSubscription } from 'react-native'")
    const [, core = ''] = /declare module 'react-native-beckon' \{([^}]*)\}/.exec(text) ?? []
    expect(core).toContain('Beckon,'.replace(',', ' '))
    expect(core).not.toContain('BeckonPushUI')
    const [, screens = ''] = /declare module 'react-native-beckon-push-ui' \{([^}]*)\}/.exec(text) ?? []
    expect(screens).toContain('BeckonPushUI')
  })

  it('are what a package exports by default, and what Cordova has below its plugins, where the list says so', () => {
    const [first, ...others] = reactNativeList.symbols
    const symbols = others.map((one) => (one.id === 'Beckon' ? { ...one, alsoAt: 'default' } : one))
    const text = declarations({ ...reactNativeList, symbols: first ? [first, ...symbols] : symbols })
    const [, core = ''] = /declare module 'react-native-beckon' \{([^}]*)\}/.exec(text) ?? []
    expect(core).toContain('Beckon, Beckon as default')
    const plugin = type('Beckon', 'object', { alsoAt: 'cordova.plugins.Beckon' })
    const ofCordova = declarations(listOf('v2', 'cordova', [plugin, type('BeckonOther', 'object')]))
    expect(ofCordova).toContain('interface CordovaPlugins {\nreadonly Beckon: typeof Beckon\n}')
  })

  it('are global names where the SDK has no packages, with the events that exist', () => {
    const list = listOf('v2', 'cordova', [
      type('Beckon', 'object'),
      member('Beckon', 'on', 'on(event: string, fn: (data: any) => void): object'),
      { id: 'ready', name: 'ready', kind: 'event', concept: 'ready' },
      { id: 'com.beckon.geo.*', name: 'com.beckon.geo.*', kind: 'event', concept: 'geo' },
    ])
    const text = declarations(list)
    expect(text).toContain("declare var Beckon: import('beckon-sdk').Beckon")
    expect(text).toContain('on(event: BeckonEventName, fn: (data: any) => void): any')
    expect(text).toContain("BeckonEventName = 'ready' | `com.beckon.geo.${string}`")
  })

  it('leave out what is written in a native language', () => {
    const list = listOf('v2', 'react-native', [
      type('BeckonReactNativeIOS', 'module'),
      member('BeckonReactNativeIOS', 'launch', 'launch(): void'),
      {
        ...member('BeckonReactNativeIOS', 'handle', ''),
        signatures: { objc: '+ (void)handle:(NSURL *)url' },
      },
    ])
    expect(declarations(list)).toContain('BeckonReactNativeIOS: BeckonModule')
    expect(declarations(list)).not.toContain('handle')
  })

  it('are TypeScript', () => {
    expect(declarationErrors(declarations(reactNativeList), 'react-native')).toEqual([])
  })
})
