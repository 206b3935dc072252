// For JavaScript alone, which has no casts. What an element is, the page's HTML says: its members are not checked. Modules of a
// site hand things to one another as properties of `window`. A worker is not a window.

interface Document {
  getElementById(id: string): any
  querySelector(selector: string): any
  querySelectorAll(selector: string): any
}
interface Element {
  closest(selector: string): any
  querySelector(selector: string): any
  querySelectorAll(selector: string): any
}
interface EventTarget {
  closest(selector: string): any
  value: any
  checked: any
  dataset: any
  files: any
}
/** Texts, unless a field of the form takes files. */
interface FormData {
  get(name: string): any
  [Symbol.iterator](): IterableIterator<[string, any]>
}
interface Window {
  [name: string]: any
}
declare function importScripts(...addresses: string[]): void
declare const clients: any

declare module 'react-native' {
  interface PlatformVersions {
    either: any
  }
}
