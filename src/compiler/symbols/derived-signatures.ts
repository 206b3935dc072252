import { javaDeclaration, kotlinDeclaration } from './derived-declarations'
import { boxed, getter } from './neutral-types'
import { readSignature, splitList, type Parameter } from './signature'
import type { SdkSymbol, SignatureLanguage } from './symbol'

/**
 * A signature in the second language of a platform, where the first says enough to tell it: Kotlin's in Java, where what
 * suspends takes a callback; Java's in Kotlin; and what awaits in Swift with a completion handler instead.
 * @param owner kind of the type that it is a member of: those of an object are static for Java
 * @returns the signatures by language, the given one among them
 */
export function derivedSignatures(
  signature: string,
  language: SignatureLanguage,
  others: readonly SignatureLanguage[],
  owner?: SdkSymbol['kind'],
): Partial<Record<SignatureLanguage, string>> {
  const derived =
    language === 'kotlin' && others.includes('java')
      ? { java: owner === 'object' ? staticOf(javaOf(signature)) : javaOf(signature) }
      : language === 'java' && others.includes('kotlin')
        ? { kotlin: kotlinOf(signature) }
        : {}
  const known = Object.entries(derived).filter(([, text]) => text !== undefined)
  return {
    [language]: signature,
    ...(Object.fromEntries(known) as Partial<Record<SignatureLanguage, string>>),
  }
}

/** Each form of a member as one of the class itself; a constant is that already. */
const staticOf = (java: string | undefined): string | undefined => java?.replace(/^(?!static )/gm, 'static ')

/** `BeckonTime(hours, minutes)`: what makes a value is called as its type is. */
const CONSTRUCTOR = /^([A-Z]\w*)\((?!\))/

/** Undefined for what Java cannot call so, or what does not say its types. */
function javaOf(signature: string): string | undefined {
  const declaration = javaDeclaration(signature)
  if (declaration !== undefined) return declaration
  const property = /^(?:const )?(val|var) (\w+): (.+)$/.exec(signature)
  if (property) {
    const [, how = '', name = '', written = ''] = property
    const type = javaType(written)
    if (type === undefined) return undefined
    if (signature.startsWith('const ')) return `static final ${type} ${name}`
    const read = `${type} ${getter(name, type)}()`
    const set = `set${name.charAt(0).toUpperCase()}${name.slice(1)}`
    return how === 'var' ? `${read}\nvoid ${set}(${type} ${name})` : read
  }
  const [, made] = CONSTRUCTOR.exec(signature) ?? []
  const [, name = made] = /^(?:(?:open|suspend|abstract) )*fun (\w+)\(/.exec(signature) ?? []
  if (!name) return undefined
  const { parameters = [], returns, form } = readSignature(signature, 'kotlin')
  const taken = parameters.map((one) => javaParameter(one))
  if (made) return taken.includes(undefined) ? undefined : `${made}(${taken.join(', ')})`
  const given = returns === undefined ? 'void' : javaType(returns)
  if (given === undefined || taken.includes(undefined)) return undefined
  if (form !== 'suspend') return `${given} ${name}(${taken.join(', ')})`
  const result = returns === undefined ? 'Unit' : boxed(given.replace('@Nullable ', ''))
  return `void ${name}(${[...taken, `BeckonCallback<${result}> callback`].join(', ')})`
}

function javaParameter({ name, type }: Parameter): string | undefined {
  const written = type === undefined ? undefined : javaType(type)
  return written === undefined ? undefined : `${written} ${name}`
}

const JAVA: Record<string, string> = {
  Int: 'int',
  Long: 'long',
  Double: 'double',
  Float: 'float',
  Boolean: 'boolean',
  Any: 'Object',
  ByteArray: 'byte[]',
  Unit: 'Unit',
}

/** `@Nullable String` for `String?`; undefined for what is no plain type, such as a function. */
function javaType(kotlin: string): string | undefined {
  const type = kotlin.trim()
  if (/[()]|->/.test(type)) return undefined
  if (type.endsWith('?')) {
    const inner = javaType(type.slice(0, -1))
    return inner === undefined ? undefined : `@Nullable ${boxed(inner)}`
  }
  const [, outer, inside] = /^([\w.]+)<(.+)>$/.exec(type) ?? []
  if (!outer || !inside) return /^[\w.]+$/.test(type) ? (JAVA[type] ?? type) : undefined
  const parts = splitList(inside).map((part) => {
    const bound = /^out (.+)$/.exec(part)?.[1]
    const inner = javaType((bound ?? part).replace(/\?$/, ''))
    return inner === undefined ? undefined : bound ? `? extends ${inner}` : boxed(inner)
  })
  return parts.includes(undefined) ? undefined : `${outer}<${parts.join(', ')}>`
}

const KOTLIN: Record<string, string> = {
  int: 'Int',
  Integer: 'Int',
  long: 'Long',
  double: 'Double',
  float: 'Float',
  boolean: 'Boolean',
  Object: 'Any',
}

/** Arrays of what is no object are types of their own in Kotlin. */
const KOTLIN_ARRAYS: Record<string, string> = {
  byte: 'ByteArray',
  char: 'CharArray',
  short: 'ShortArray',
  int: 'IntArray',
  long: 'LongArray',
  float: 'FloatArray',
  double: 'DoubleArray',
  boolean: 'BooleanArray',
}

/** Java says little of null, so neither does what is made of it. */
function kotlinOf(whole: string): string | undefined {
  // Kotlin declares no exceptions.
  const signature = whole.trimEnd().replace(/\) throws [\w., ]+$/, ')')
  const declaration = kotlinDeclaration(signature)
  if (declaration !== undefined) return declaration
  const constant = /^static (final )?(\S+) ([A-Z][A-Z\d_]*)( = \S+)?$/.exec(signature)
  if (constant) {
    const [, isFinal, written = '', called = '', value = ''] = constant
    const type = kotlinType(written)
    return type && `${isFinal ? 'const val' : 'var'} ${called}: ${type}${value}`
  }
  const [, made] = CONSTRUCTOR.exec(signature) ?? []
  const [, modifiers = '', given = 'void', name = made] =
    /^((?:(?:static|abstract|final) )*)((?:@Nullable )?[\w.<>?, [\]]+?) (\w+)\(/.exec(signature) ?? []
  if (!name || !signature.endsWith(')')) return undefined
  const { parameters = [] } = readSignature(signature, 'java')
  const taken = parameters.map(({ name: called, type }) => {
    const written = type === undefined ? undefined : kotlinType(type)
    return called && written !== undefined ? `${called}: ${written}` : undefined
  })
  const returned = given === 'void' ? '' : kotlinType(given)
  if (returned === undefined || taken.includes(undefined)) return undefined
  if (made) return `${made}(${taken.join(', ')})`
  const abstract = modifiers.includes('abstract') ? 'abstract ' : ''
  return `${abstract}fun ${name}(${taken.join(', ')})${returned && `: ${returned}`}`
}

function kotlinType(java: string): string | undefined {
  const type = java.trim().replace(/^final /, '')
  const nullable = /^@Nullable (.+)$/.exec(type)?.[1]
  if (nullable) {
    const inner = kotlinType(nullable)
    return inner === undefined ? undefined : `${inner}?`
  }
  const element = /^(.+)\[\]$/.exec(type)?.[1]
  if (element) {
    const inner = kotlinType(element)
    return KOTLIN_ARRAYS[element] ?? (inner && `Array<${inner}>`)
  }
  const [, outer, inside] = /^([\w.]+)<(.+)>$/.exec(type) ?? []
  if (!outer || !inside) return /^[\w.]+$/.test(type) ? (KOTLIN[type] ?? type) : undefined
  const parts = splitList(inside).map((part) => {
    const bound = /^\? extends (.+)$/.exec(part)?.[1]
    const inner = part === '?' ? '*' : kotlinType(bound ?? part)
    return inner === undefined ? undefined : bound ? `out ${inner}` : inner
  })
  return parts.includes(undefined) ? undefined : `${outer}<${parts.join(', ')}>`
}
