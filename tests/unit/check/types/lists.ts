import type { SdkSymbol, SymbolList } from '../../../../src/compiler/symbols/symbol'

/** A small list of an SDK. */
export const listOf = (
  version: SymbolList['version'],
  platform: SymbolList['platform'],
  symbols: SdkSymbol[],
): SymbolList => ({ version, platform, symbols, bases: {}, variables: {} })

export const type = (id: string, kind: SdkSymbol['kind'], more: Partial<SdkSymbol> = {}): SdkSymbol => ({
  id,
  name: id,
  kind,
  concept: id,
  ...more,
})

/** A function, or a property where its signature has no brackets. */
export const member = (owner: string, name: string, signature: string): SdkSymbol => ({
  id: `${owner}.${name}`,
  name,
  kind: /^(?:static )?\w+\(/.test(signature) ? 'function' : 'property',
  owner,
  concept: `${owner}.${name}`,
  ...(signature ? { signature, signatures: { ts: signature } } : {}),
})

const artifact = (name: string): SdkSymbol => ({ id: name, name, kind: 'artifact', concept: name })

export const reactNativeList = listOf('v3', 'react-native', [
  artifact('react-native-beckon'),
  artifact('react-native-beckon-push-ui'),
  type('Beckon', 'class'),
  member('Beckon', 'device', 'static device(): BeckonDeviceModule'),
  type('<device>', 'class', { named: 'BeckonDeviceModule' }),
  member('<device>', 'addTag', 'addTag(tag: string): Promise<void>'),
  member('<device>', 'fetchTags', 'fetchTags(): Promise<string[]>'),
  member('<device>', 'register', 'register(userId: string | null, userName: string | null): Promise<void>'),
  member('<device>', 'quiet', 'quiet(hours: { start: string; end: string }): Promise<void>'),
  member('<device>', 'current', 'current(): Promise<BeckonDevice | null>'),
  type('BeckonDevice', 'interface'),
  { ...member('BeckonDevice', 'id', ''), holds: 'string' },
  { ...member('BeckonDevice', 'userId', ''), holds: 'string?' },
  member('BeckonDevice', 'extra', ''),
  type('BeckonPushUI', 'class'),
  {
    ...member(
      'BeckonPushUI',
      'onShown',
      'static onShown(callback: (device: BeckonDevice) => void): EmitterSubscription',
    ),
    kind: 'event',
  },
])
