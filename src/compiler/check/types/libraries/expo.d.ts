// The two entries of Expo that configurations import. They hand on what @expo/config-types and @expo/config-plugins bring;
// the package itself would be more than 100 MB for that.

// https://docs.expo.dev/workflow/configuration/
declare module 'expo/config' {
  import type { ExpoConfig } from '@expo/config-types'
  export type { ExpoConfig }
  export interface ConfigContext {
    projectRoot: string
    config: Partial<ExpoConfig>
  }
}

declare module 'expo/config-plugins' {
  export * from '@expo/config-plugins'
}
