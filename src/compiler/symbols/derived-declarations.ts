import { typeKinds, type SdkSymbol, type SignatureLanguage } from './symbol'

/** `BeckonPush.Listener<T>`, as both languages write it. */
const NAME = /^[A-Z][\w.]*(?:<\w+>)?$/

/** Of Kotlin, where a class is final unless it says otherwise, what Java writes. */
const IN_JAVA: Record<string, string> = {
  interface: 'interface',
  'enum class': 'enum',
  'open class': 'class',
  'abstract class': 'abstract class',
  'sealed class': 'abstract class',
  class: 'final class',
  'data class': 'final class',
  object: 'final class',
}

/** What a type of Android implements rather than extends. */
const INTERFACES = new Set(['Parcelable'])

/** Of Java, where a class may be extended unless it says otherwise, what Kotlin writes. */
const IN_KOTLIN: Record<string, string> = {
  interface: 'interface',
  enum: 'enum class',
  class: 'open class',
  'abstract class': 'abstract class',
  'final class': 'class',
}

/** What declares a kind of type in a language that has but one word for it: of a class of Kotlin or Java more is to be known. */
const ONLY_FORMS: Partial<Record<SignatureLanguage, Partial<Record<(typeof typeKinds)[number], string>>>> = {
  kotlin: { interface: 'interface', enum: 'enum class', object: 'object' },
  java: { interface: 'interface', enum: 'enum', object: 'final class' },
  swift: { struct: 'struct', protocol: 'protocol', enum: 'enum' },
  dart: { class: 'class', enum: 'enum' },
  ts: { interface: 'interface', enum: 'enum' },
}

/**
 * How a type is declared of which a list says what it is and no more: `struct BeckonVisit`.
 * @returns the declaration in each language that has one form for it; empty for a type of another language
 */
export function kindDeclarations(
  { id, named, kind, import: from }: SdkSymbol,
  languages: readonly SignatureLanguage[],
): Partial<Record<SignatureLanguage, string>> {
  const name = named ?? id
  const type = typeKinds.find((one) => one === kind)
  // A class of Android in an app of Dart.
  const isForeign = /^(?:com|android)\./.test(from ?? '') && !languages.includes('java')
  if (!type || !NAME.test(name) || isForeign) return {}
  return Object.fromEntries(
    languages.flatMap((language) => {
      const word = ONLY_FORMS[language]?.[type]
      return word === undefined ? [] : [[language, `${word} ${name}`]]
    }),
  )
}

/**
 * The declaration of a type of Kotlin as Java sees it: of its head what Java has as well, which is not the constructor.
 * Undefined for what declares no type, or extends several.
 */
export function javaDeclaration(kotlin: string): string | undefined {
  const [, kind = '', name = '', base] =
    /^((?:(?:open|abstract|sealed|data|enum) )?(?:class|interface|object)) ([\w.]+(?:<\w+>)?)(?:\([^]*?\))?(?: : ([\w.<>]+)(?:\(\))?)?$/.exec(
      kotlin,
    ) ?? []
  const isImplemented = base !== undefined && kind !== 'interface' && INTERFACES.has(base)
  return declared(IN_JAVA[kind], name, base, isImplemented ? ' implements ' : ' extends ')
}

/**
 * The same of Java in Kotlin, which sets what a type extends and what it implements side by side; a class stands there without
 * the call of its constructor, of which Java says nothing.
 */
export function kotlinDeclaration(java: string): string | undefined {
  const [, kind = '', name = '', base, face] =
    /^((?:(?:abstract|final) )?(?:class|interface|enum)) ([\w.]+(?:<\w+>)?)(?: extends ([\w.<>]+))?(?: implements ([\w.<>]+))?$/.exec(
      java,
    ) ?? []
  const supertypes = [base, face].filter((one) => one !== undefined).join(', ')
  return declared(IN_KOTLIN[kind], name, supertypes || undefined, ' : ')
}

function declared(
  kind: string | undefined,
  name: string,
  base: string | undefined,
  by: string,
): string | undefined {
  if (kind === undefined || !NAME.test(name)) return undefined
  return `${kind} ${name}${base === undefined ? '' : `${by}${base}`}`
}
