// Gatsby takes what a file of this name has by default.
// eslint-disable-next-line import-x/no-default-export
export { Document as default } from './app/document'
