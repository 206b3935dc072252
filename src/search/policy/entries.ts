/** The page that says what errors mean. Its headings are their texts and codes, below those of where they come from. */
const errors = '/guides/errors/'

/**
 * What those parts of the page are called, by language: "E-mail" is no error. A path and a heading are all that a reader's
 * engine knows of a section; a test holds this list against the page. Without the parts of a language, none is led to.
 */
const parts: Partial<Record<string, ReadonlySet<string>>> = {
  en: new Set([
    'REST API',
    'Sign-in',
    'SDK',
    'APNs',
    'FCM',
    'HMS',
    'Web push',
    'E-mail',
    'Text messages',
    'Import and export',
    'Symptoms',
    'What happens in the app',
  ]),
}

/** Whether a heading is the text or the code of an error. */
export function isEntry(path: string, heading: string): boolean {
  if (!heading || !path.endsWith(errors)) return false
  const [, language = ''] = path.split('/')
  return path === `/${language}${errors}` && parts[language]?.has(heading) === false
}
