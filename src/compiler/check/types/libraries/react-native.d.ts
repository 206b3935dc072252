// React Native's own types, with what the list of a version says more of: its native modules, and the names of its events.

declare module 'react-native' {
  import type { EmitterSubscription } from 'react-native/index'
  export * from 'react-native/index'

  /** Names of the events that the SDK of a version emits; empty where its packages listen themselves. */
  export interface EventNames {}
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
  /** Those of the SDK alone: in React Native's own types any name is a module. */
  export interface NativeModulesStatic {}
  export const NativeModules: NativeModulesStatic
}
