/** Types of everything that is served, so that no host has to know them. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  yaml: 'text/yaml',
  md: 'text/markdown',
  txt: 'text/plain',
  xml: 'text/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  // Pages to be read offline, compressed already.
  pack: 'application/octet-stream',
}

/** Those with letters in them: they have a character set, and are worth compressing. */
export const textTypes: readonly string[] = [...new Set(Object.values(contentTypes))].filter((type) =>
  /^text\/|json|svg/.test(type),
)
