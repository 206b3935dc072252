// A plugin whose package runs a script at install and asks for an old minimist, for the one sample that uses it:
// https://github.com/dpa99c/cordova-diagnostic-plugin#readme

interface CordovaPlugins {
  readonly diagnostic: {
    readonly permissionStatus: Readonly<
      Record<'NOT_REQUESTED' | 'DENIED_ONCE' | 'DENIED_ALWAYS' | 'GRANTED', string>
    >
    requestRuntimePermissions(
      success: (statuses: Record<string, string>) => void,
      fail: (error: any) => void,
      permissions: readonly string[],
    ): void
  }
}
