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

/** Of Java, where a class may be extended unless it says otherwise, what Kotlin writes. */
const IN_KOTLIN: Record<string, string> = {
  interface: 'interface',
  enum: 'enum class',
  class: 'open class',
  'abstract class': 'abstract class',
  'final class': 'class',
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
  return declared(IN_JAVA[kind], name, base, ' extends ')
}

/** The same of Java in Kotlin; what it extends stands without the call of its constructor, of which Java says nothing. */
export function kotlinDeclaration(java: string): string | undefined {
  const [, kind = '', name = '', base] =
    /^((?:(?:abstract|final) )?(?:class|interface|enum)) ([\w.]+(?:<\w+>)?)(?: extends ([\w.<>]+))?$/.exec(
      java,
    ) ?? []
  return declared(IN_KOTLIN[kind], name, base, ' : ')
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
