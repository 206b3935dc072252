/** Languages of samples: what a writer puts behind the fence → Shiki's grammar and the name readers see. */
export const sampleLanguages = {
  kotlin: ['kotlin', 'Kotlin'],
  kts: ['kotlin', 'Kotlin DSL'],
  java: ['java', 'Java'],
  groovy: ['groovy', 'Groovy'],
  gradle: ['groovy', 'Gradle'],
  swift: ['swift', 'Swift'],
  objc: ['objective-c', 'Objective-C'],
  'objective-c': ['objective-c', 'Objective-C'],
  dart: ['dart', 'Dart'],
  ts: ['typescript', 'TypeScript'],
  typescript: ['typescript', 'TypeScript'],
  tsx: ['tsx', 'TSX'],
  js: ['javascript', 'JavaScript'],
  javascript: ['javascript', 'JavaScript'],
  jsx: ['jsx', 'JSX'],
  php: ['php', 'PHP'],
  python: ['python', 'Python'],
  ruby: ['ruby', 'Ruby'],
  xml: ['xml', 'XML'],
  plist: ['xml', 'Property list'],
  html: ['html', 'HTML'],
  css: ['css', 'CSS'],
  json: ['json', 'JSON'],
  yaml: ['yaml', 'YAML'],
  properties: ['properties', 'Properties'],
  shell: ['shellscript', 'Shell'],
  bash: ['shellscript', 'Shell'],
  http: ['http', 'HTTP'],
  diff: ['diff', 'Diff'],
  text: ['text', 'Text'],
} as const satisfies Record<string, readonly [grammar: string, label: string]>

export type SampleLanguage = keyof typeof sampleLanguages

/** The language of a sample by what stands behind its fence; plain text when that is none. */
export const sampleLanguage = (name: string | null | undefined): SampleLanguage =>
  name && isSampleLanguage(name) ? name : 'text'

/** Whether samples may name a language so. */
export const isSampleLanguage = (name: string): name is SampleLanguage => Object.hasOwn(sampleLanguages, name)
