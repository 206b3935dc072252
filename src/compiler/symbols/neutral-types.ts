import type { SignatureLanguage } from './symbol'
import { bareType, elementOf } from './walk'

type Spellings = Record<SignatureLanguage, string>

/** Types that a list several platforms extend is written in, as each language spells them. */
const spellings: Record<string, Spellings> = {
  string: all(
    { swift: 'String', kotlin: 'String', java: 'String', dart: 'String', objc: 'NSString *' },
    'string',
  ),
  int: all(
    { swift: 'Int', kotlin: 'Int', java: 'int', dart: 'int', objc: 'NSInteger', php: 'int' },
    'number',
  ),
  double: all(
    { swift: 'Double', kotlin: 'Double', java: 'double', dart: 'double', objc: 'double', php: 'float' },
    'number',
  ),
  boolean: all(
    { swift: 'Bool', kotlin: 'Boolean', java: 'boolean', dart: 'bool', objc: 'BOOL', php: 'bool' },
    'boolean',
  ),
  date: all({ swift: 'Date', kotlin: 'Date', java: 'Date', dart: 'DateTime', objc: 'NSDate *' }, 'string'),
  map: all(
    {
      swift: '[String: Any]',
      kotlin: 'Map<String, Any>',
      java: 'Map<String, Object>',
      dart: 'Map<String, dynamic>',
      objc: 'NSDictionary *',
      php: 'array',
    },
    'Record<string, any>',
  ),
  any: all({ swift: 'Any', kotlin: 'Any', java: 'Object', dart: 'dynamic', objc: 'id', php: 'mixed' }, 'any'),
}

function all(own: Partial<Spellings>, others: string): Spellings {
  const languages: SignatureLanguage[] = ['kotlin', 'java', 'swift', 'objc', 'dart', 'ts', 'js', 'php']
  return Object.fromEntries(languages.map((language) => [language, own[language] ?? others])) as Spellings
}

/** Whether a type is one that each language spells in its own way. */
export const isNeutral = (type: string): boolean => type in spellings

/**
 * A property that holds a neutral type, as a language writes it.
 * @param nameOf the name that a type of the list has in code; undefined for one without
 * @returns undefined where the type has no name in code
 */
export function neutralSignature(
  name: string,
  holds: string,
  language: SignatureLanguage,
  nameOf: (type: string) => string | undefined,
): string | undefined {
  const isNullable = holds.endsWith('?')
  const type = isNullable ? holds.slice(0, -1) : holds
  const bare = bareType(type)
  const one = spellings[bare]?.[language] ?? nameOf(bare)
  if (one === undefined) return undefined
  const isMany = elementOf(type) !== undefined
  switch (language) {
    case 'kotlin':
      return `val ${name}: ${isMany ? `List<${one}>` : one}${isNullable ? '?' : ''}`
    case 'java':
      return `${isNullable ? '@Nullable ' : ''}${isMany ? `List<${boxed(one)}>` : isNullable ? boxed(one) : one} ${getter(name, one)}()`
    case 'swift':
      return `let ${name}: ${isMany ? `[${one}]` : one}${isNullable ? '?' : ''}`
    case 'dart':
      return `final ${isMany ? `List<${one}>` : one}${isNullable && one !== 'dynamic' ? '?' : ''} ${name}`
    case 'objc':
      return `@property ${isMany ? 'NSArray *' : one}${one.endsWith('*') || isMany ? '' : ' '}${name}`
    case 'ts':
    case 'js':
      return `${name}${isNullable ? '?' : ''}: ${one}${isMany ? '[]' : ''}${isNullable ? ' | null' : ''}`
    case 'php':
      return `${name}: ${isMany ? `${one}[]` : one}${isNullable ? '|null' : ''}`
  }
}

const BOXES: Record<string, string> = { int: 'Integer', double: 'Double', boolean: 'Boolean', long: 'Long' }

/** The class of a primitive of Java. */
export const boxed = (type: string): string => BOXES[type] ?? type

/** How Java reads a property of Kotlin: `getTitle`, `isPolygon`. */
export const getter = (name: string, type: string): string =>
  /^is[A-Z]/.test(name) && /^[bB]oolean$/.test(type)
    ? name
    : `get${name.charAt(0).toUpperCase()}${name.slice(1)}`
