// For plain JavaScript. The version is a number on Android and a text on iOS; a file for one system compares it as the one it is.

declare module 'react-native' {
  import type { Platform as Systems } from 'react-native/index'
  export const Platform: Systems & { readonly Version: any }
}
