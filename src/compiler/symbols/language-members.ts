/** What every value has in a language, whatever its type. */
const members: Record<'jvm' | 'swift' | 'dart' | 'js', ReadonlySet<string>> = {
  jvm: new Set(
    (
      'let also apply run takeIf takeUnless toString hashCode equals copy javaClass class java getClass name ordinal entries ' +
      'values valueOf INSTANCE Companion use'
    ).split(' '),
  ),
  swift: new Set(
    'self Type rawValue init description localizedDescription hashValue allCases map flatMap'.split(' '),
  ),
  dart: new Set(
    (
      'runtimeType index hashCode toString name values byName then catchError whenComplete listen timeout asStream new ' +
      'noSuchMethod'
    ).split(' '),
  ),
  js: new Set(
    'then catch finally prototype bind call apply length default map filter forEach name toString'.split(' '),
  ),
}
const all = new Set(Object.values(members).flatMap((some) => [...some]))

const languages: Record<string, keyof typeof members> = {
  kotlin: 'jvm',
  kts: 'jvm',
  java: 'jvm',
  swift: 'swift',
  dart: 'dart',
  ts: 'js',
  tsx: 'js',
  js: 'js',
  jsx: 'js',
  typescript: 'js',
  javascript: 'js',
}

/** Whether every value of a language has a member of this name, which is no name of an SDK; of any one, where none is said. */
export function isLanguageMember(name: string, language = ''): boolean {
  const own = languages[language]
  return (own ? members[own] : all).has(name)
}
