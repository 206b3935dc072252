// Libraries beside React Native, as far as samples use them.

// https://react-native-async-storage.github.io/async-storage/docs/api
declare module '@react-native-async-storage/async-storage' {
  interface AsyncStorage {
    getItem(key: string): Promise<string | null>
    setItem(key: string, value: string): Promise<void>
    removeItem(key: string): Promise<void>
    multiGet(keys: readonly string[]): Promise<readonly [string, string | null][]>
    multiSet(pairs: [string, string][]): Promise<void>
  }
  const storage: AsyncStorage
  export default storage
}

// https://reactnavigation.org/docs/navigation-container
declare module '@react-navigation/native' {
  import type { ReactElement, ReactNode, Ref } from 'react'
  interface NavigationContainerRef {
    getCurrentRoute(): { key: string; name: string; params?: object } | undefined
    isReady(): boolean
    navigate(name: string, params?: object): void
  }
  export function createNavigationContainerRef(): NavigationContainerRef & {
    current: NavigationContainerRef | null
  }
  export function NavigationContainer(props: {
    children: ReactNode
    ref?: Ref<NavigationContainerRef>
    onReady?: () => void
    onStateChange?: (state: object | undefined) => void
    linking?: object
  }): ReactElement
  export function useFocusEffect(effect: () => undefined | void | (() => void)): void
  export function useNavigation(): NavigationContainerRef
}

// https://github.com/zoontek/react-native-permissions#api
declare module 'react-native-permissions' {
  export const RESULTS: {
    readonly UNAVAILABLE: 'unavailable'
    readonly BLOCKED: 'blocked'
    readonly DENIED: 'denied'
    readonly GRANTED: 'granted'
    readonly LIMITED: 'limited'
  }
  export const PERMISSIONS: {
    readonly ANDROID: {
      readonly ACCESS_BACKGROUND_LOCATION: 'android.permission.ACCESS_BACKGROUND_LOCATION'
      readonly ACCESS_COARSE_LOCATION: 'android.permission.ACCESS_COARSE_LOCATION'
      readonly ACCESS_FINE_LOCATION: 'android.permission.ACCESS_FINE_LOCATION'
      readonly BLUETOOTH_SCAN: 'android.permission.BLUETOOTH_SCAN'
      readonly CAMERA: 'android.permission.CAMERA'
    }
    readonly IOS: {
      readonly CAMERA: 'ios.permission.CAMERA'
      readonly LOCATION_ALWAYS: 'ios.permission.LOCATION_ALWAYS'
      readonly LOCATION_WHEN_IN_USE: 'ios.permission.LOCATION_WHEN_IN_USE'
    }
  }
  export type PermissionStatus = (typeof RESULTS)[keyof typeof RESULTS]
  export type Permission =
    | (typeof PERMISSIONS.ANDROID)[keyof typeof PERMISSIONS.ANDROID]
    | (typeof PERMISSIONS.IOS)[keyof typeof PERMISSIONS.IOS]
  interface Rationale {
    title: string
    message: string
    buttonPositive: string
    buttonNegative?: string
  }
  export type NotificationOption =
    'alert' | 'badge' | 'sound' | 'carPlay' | 'criticalAlert' | 'provisional' | 'providesAppSettings'
  interface NotificationsResponse {
    status: PermissionStatus
    settings: Record<string, boolean | undefined>
  }
  export function check(permission: Permission): Promise<PermissionStatus>
  export function request(permission: Permission, rationale?: Rationale): Promise<PermissionStatus>
  export function requestMultiple<Asked extends Permission[]>(
    permissions: Asked,
  ): Promise<Record<Asked[number], PermissionStatus>>
  export function checkNotifications(): Promise<NotificationsResponse>
  export function requestNotifications(options: NotificationOption[]): Promise<NotificationsResponse>
  export function openSettings(): Promise<void>
}

// https://docs.expo.dev/versions/latest/config/app/
declare module 'expo/config' {
  export interface ExpoConfig {
    name: string
    slug: string
    scheme?: string | string[]
    version?: string
    ios?: {
      bundleIdentifier?: string
      googleServicesFile?: string
      infoPlist?: Record<string, any>
      entitlements?: Record<string, any>
      associatedDomains?: string[]
    }
    android?: {
      package?: string
      googleServicesFile?: string
      permissions?: string[]
      intentFilters?: object[]
      config?: { googleMaps?: { apiKey?: string } }
    }
    plugins?: (string | [] | [string] | [string, any])[]
    extra?: Record<string, any>
  }
  export interface ConfigContext {
    projectRoot: string
    config: Partial<ExpoConfig>
  }
}

// https://docs.expo.dev/config-plugins/plugins-and-mods/
declare module 'expo/config-plugins' {
  type Plugin = (config: any, action: any) => any
  export const withAndroidManifest: Plugin
  export const withAndroidStyles: Plugin
  export const withDangerousMod: Plugin
  export const withEntitlementsPlist: Plugin
  export const withInfoPlist: Plugin
  export const withMainActivity: Plugin
  export const withAppDelegate: Plugin
  export const withXcodeProject: Plugin
  export const withProjectBuildGradle: Plugin
  export const withAppBuildGradle: Plugin
  export const withStringsXml: Plugin
  export const AndroidConfig: {
    Manifest: {
      addMetaDataItemToMainApplication(
        application: any,
        name: string,
        value: string,
        kind?: 'resource' | 'value',
      ): any
      getMainActivityOrThrow(manifest: any): any
      getMainApplicationOrThrow(manifest: any): any
    }
    Styles: {
      assignStylesValue(
        styles: any,
        item: { add: boolean; parent: { name: string; parent?: string }; name: string; value: string },
      ): any
    }
  }
}

// https://rnfirebase.io/messaging/usage
declare module '@react-native-firebase/messaging' {
  interface Message {
    messageId?: string
    data?: Record<string, string | object>
    notification?: { title?: string; body?: string }
  }
  interface Messaging {
    readonly app: object
  }
  export function getMessaging(): Messaging
  export function getToken(messaging: Messaging): Promise<string>
  export function onMessage(messaging: Messaging, listener: (message: Message) => any): () => void
  export function setBackgroundMessageHandler(
    messaging: Messaging,
    handler: (message: Message) => Promise<any>,
  ): void
}
