// React Native, as far as samples use it. Source: https://reactnative.dev/docs (components and APIs by their names), and
// the declarations that the package brings (react-native/Libraries/**/*.d.ts).

declare module 'react-native' {
  import type { ComponentType, ReactElement, ReactNode } from 'react'

  interface ViewProps {
    children?: ReactNode
    style?: object | null | undefined | readonly object[]
    testID?: string
    onLayout?: (event: any) => void
    accessibilityLabel?: string
    accessibilityRole?: string
  }
  interface TextProps extends ViewProps {
    numberOfLines?: number
    onPress?: (event: any) => void
    selectable?: boolean
  }
  interface PressProps extends ViewProps {
    onPress?: (event: any) => void
    onLongPress?: (event: any) => void
    disabled?: boolean
  }
  export const View: ComponentType<ViewProps>
  export const SafeAreaView: ComponentType<ViewProps>
  export const ScrollView: ComponentType<ViewProps & { refreshControl?: ReactElement; horizontal?: boolean }>
  export const Text: ComponentType<TextProps>
  export const Pressable: ComponentType<PressProps>
  export const TouchableOpacity: ComponentType<PressProps>
  export const Button: ComponentType<{
    title: string
    onPress?: (event: any) => void
    disabled?: boolean
    color?: string
    testID?: string
  }>
  export const Switch: ComponentType<
    ViewProps & { value?: boolean; onValueChange?: (value: boolean) => void; disabled?: boolean }
  >
  export const TextInput: ComponentType<
    ViewProps & {
      value?: string
      defaultValue?: string
      placeholder?: string
      onChangeText?: (text: string) => void
      onSubmitEditing?: (event: any) => void
      secureTextEntry?: boolean
      autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters'
      autoComplete?: string
      keyboardType?: string
      editable?: boolean
    }
  >
  export const ActivityIndicator: ComponentType<
    ViewProps & { size?: number | 'small' | 'large'; color?: string }
  >
  export const Image: ComponentType<
    ViewProps & { source: { uri?: string } | number; resizeMode?: string; alt?: string }
  >
  interface FlatListProps<Item> extends ViewProps {
    data: ArrayLike<Item> | null | undefined
    renderItem: (info: { item: Item; index: number }) => ReactElement | null
    keyExtractor?: (item: Item, index: number) => string
    refreshing?: boolean | null
    onRefresh?: (() => void) | null
    ListHeaderComponent?: ReactElement | ComponentType | null
    ListEmptyComponent?: ReactElement | ComponentType | null
    ListFooterComponent?: ReactElement | ComponentType | null
  }
  export function FlatList<Item>(props: FlatListProps<Item>): ReactElement | null

  /** A number on Android and a text on iOS; a file for one system of plain JavaScript takes it for either. */
  interface PlatformVersions {}
  type PlatformVersion = PlatformVersions extends { either: infer Either } ? Either : number | string
  interface Platform {
    /** Compared with the name of either system, wherever the sample runs. */
    OS: 'ios' | 'android' | 'windows' | 'macos' | 'web'
    Version: PlatformVersion
    select<Value>(choices: { ios?: Value; android?: Value; default?: Value }): Value
  }
  export const Platform: Platform
  export const Alert: {
    alert(
      title: string,
      message?: string,
      buttons?: { text?: string; style?: 'default' | 'cancel' | 'destructive'; onPress?: () => void }[],
      options?: object,
    ): void
  }
  export const Linking: {
    openURL(url: string): Promise<any>
    canOpenURL(url: string): Promise<boolean>
    openSettings(): Promise<void>
    getInitialURL(): Promise<string | null>
    addEventListener(type: 'url', handler: (event: { url: string }) => void): EmitterSubscription
  }
  export type AppStateStatus = 'active' | 'background' | 'inactive' | 'unknown' | 'extension'
  interface NativeEventSubscription {
    remove(): void
  }
  export const AppState: {
    currentState: AppStateStatus
    addEventListener(
      type: 'change' | 'memoryWarning' | 'blur' | 'focus',
      listener: (state: AppStateStatus) => void,
    ): NativeEventSubscription
  }
  export const AppRegistry: { registerComponent(name: string, provider: () => ComponentType<any>): string }
  export const StyleSheet: { create<Styles>(styles: Styles): Styles }

  export interface EmitterSubscription {
    remove(): void
  }
  /** Names of the events that the SDK of a version emits; empty where its packages listen themselves. */
  interface EventNames {}
  type EventName = EventNames extends { beckon: infer Name } ? Name : string
  interface Emitter {
    /** Whoever goes through a list of names has texts, of which nothing is known. */
    addListener<Name extends string>(
      name: string extends Name ? Name : EventName,
      listener: (data: any) => void,
    ): EmitterSubscription
    removeAllListeners(name: EventName): void
  }
  export const DeviceEventEmitter: Emitter
  export interface NativeEventEmitter extends Emitter {}
  export const NativeEventEmitter: new (module?: object) => NativeEventEmitter
  interface NativeModulesStatic {}
  export const NativeModules: NativeModulesStatic
  export const PermissionsAndroid: {
    PERMISSIONS: Record<
      | 'ACCESS_FINE_LOCATION'
      | 'ACCESS_COARSE_LOCATION'
      | 'ACCESS_BACKGROUND_LOCATION'
      | 'CAMERA'
      | 'POST_NOTIFICATIONS'
      | 'BLUETOOTH_SCAN',
      string
    >
    RESULTS: { GRANTED: 'granted'; DENIED: 'denied'; NEVER_ASK_AGAIN: 'never_ask_again' }
    check(permission: string): Promise<boolean>
    request(
      permission: string,
      rationale?: {
        title: string
        message: string
        buttonPositive: string
        buttonNegative?: string
        buttonNeutral?: string
      },
    ): Promise<'granted' | 'denied' | 'never_ask_again'>
    requestMultiple(
      permissions: readonly string[],
    ): Promise<Record<string, 'granted' | 'denied' | 'never_ask_again'>>
  }
}

/** Global in React Native: react-native/src/types/globals.d.ts. */
declare const ErrorUtils: {
  getGlobalHandler(): (error: any, isFatal?: boolean) => void
  setGlobalHandler(handler: (error: any, isFatal?: boolean) => void): void
}
declare const __DEV__: boolean
