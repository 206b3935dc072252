// Global names of Cordova and of plugins, as far as samples use them. Sources: https://cordova.apache.org/docs/en/latest/ and
// the README of each plugin.

declare const cordova: {
  readonly platformId: string
  readonly version: string
  readonly file: Record<string, string>
  readonly InAppBrowser: { open(url: string, target?: string, options?: string): any }
  readonly plugins: Record<string, any>
  exec(
    success: (value: any) => void,
    fail: (error: any) => void,
    service: string,
    action: string,
    values?: any[],
  ): void
}
declare const device: {
  readonly platform: string
  readonly version: string
  readonly model: string
  readonly uuid: string
}
