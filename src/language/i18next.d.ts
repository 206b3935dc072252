import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    /** A missing string shows as its key, never as null. */
    returnNull: false
  }
}
