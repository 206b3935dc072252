import type { SignatureLanguage } from './symbol'

/** A parameter as a signature writes it. */
export interface Parameter {
  /** Empty where a signature gives types alone. */
  name: string
  /** Swift and Objective-C: what a call writes before the value; `_` for nothing. */
  label?: string
  type?: string
  /** Whether a call may leave it out. */
  isOptional?: true
  /** Whether null, nil or undefined may be given. */
  isNullable?: true
  default?: string
}

/** What a signature says of what it declares. */
export interface Shape {
  /** Missing for what is no call. */
  parameters?: Parameter[]
  /** Type of what comes back or is held; missing where the signature does not say, or for nothing. */
  returns?: string
  /** Whether null, nil or undefined may come back. */
  isNullable?: true
  /** How a result comes that does not come at once. */
  form?: 'suspend' | 'async' | 'promise' | 'future' | 'callback'
  throws?: true
}

const NOTHING = /^(?:void|Void|Unit|\(\)|undefined|never)$/
const CALLBACK = /^(?:callback|completion|completionHandler|completion_handler)$/

/** Reads a signature of a language; of one that gives less, what there is: `addTag(tag)` has a parameter without type. */
export function readSignature(signature: string, language: SignatureLanguage): Shape {
  const text = signature.replace(/\s+/g, ' ').trim()
  if (language === 'objc') return objectiveC(text)
  const open = openingBracket(text, language)
  if (open < 0) return { ...given(propertyType(text, language)) }
  const close = closingBracket(text, open)
  const before = text.slice(0, open)
  const behind = text.slice(close + 1).trim()
  const parameters = splitParameters(text.slice(open + 1, close), language)
  const written = TYPE_FIRST.has(language)
    ? typeBefore(before)
    : language === 'swift'
      ? /->\s*(.+)$/.exec(behind)?.[1]
      : /^:\s*(.+)$/.exec(behind)?.[1]
  const wrapped = /^(Promise|Future|FutureOr)<(.+)>$/.exec(written ?? '')
  const form = /\bsuspend\b/.test(before)
    ? 'suspend'
    : language === 'swift' && /\basync\b/.test(behind)
      ? 'async'
      : wrapped
        ? wrapped[1] === 'Promise'
          ? 'promise'
          : 'future'
        : parameters.some(({ name, label }) => CALLBACK.test(name) || CALLBACK.test(label ?? ''))
          ? 'callback'
          : undefined
  return {
    parameters,
    ...given(wrapped ? wrapped[2] : written),
    ...(form ? { form } : {}),
    ...(/\bthrows\b/.test(behind) ? { throws: true } : {}),
  }
}

const TYPE_FIRST = new Set<SignatureLanguage>(['java', 'dart'])

function given(type: string | undefined): Pick<Shape, 'returns' | 'isNullable'> {
  const bare = type?.trim().replace(/;$/, '')
  if (!bare || NOTHING.test(bare)) return {}
  const isNullable =
    /[?!]$|\|\s*(?:null|undefined)\b|^@Nullable\b|^\?|^nullable\b|\b_Nullable$/.test(bare) &&
    !bare.endsWith('!')
  return { returns: bare, ...(isNullable ? { isNullable } : {}) }
}

/** Where the brackets of the parameters begin; not those of a type that a property holds. */
function openingBracket(text: string, language: SignatureLanguage): number {
  const open = text.indexOf('(')
  if (open < 0) return -1
  // `unowned(unsafe) var delegate: Delegate`
  if (
    /^(?:[\w@]+(?:\(\w+\))? )*(?:val|var|let|static let|readonly|final)\b/.test(text) &&
    !/\bfunc?\b/.test(text)
  )
    return -1
  const colon = text.indexOf(':')
  // `onReady: (application) => void` holds a function.
  const isTyped = colon >= 0 && colon < open && language !== 'objc'
  return isTyped ? -1 : open
}

function closingBracket(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

/** `List<String>` of `static List<String> names`. */
function typeBefore(before: string): string | undefined {
  const words = before
    .trim()
    .replace(
      /^(?:(?:@Override|public|protected|private|static|abstract|final|external|open|default|synchronized)\s+)+/,
      '',
    )
  const at = words.lastIndexOf(' ')
  return at < 0 ? undefined : words.slice(0, at).replace(/\s+get$/, '')
}

function propertyType(text: string, language: SignatureLanguage): string | undefined {
  if (TYPE_FIRST.has(language)) return typeBefore(text.replace(/;$/, '').replace(/\s*=.*$/, ''))
  const [, mark, type] = /^(?:\w+\(\w+\) )?[^:(]*?(\??):\s*(.+)$/.exec(text) ?? []
  // What follows in Swift is how it is had, and no part of the type; a type of TypeScript may be nothing but its fields.
  const bare = type?.replace(/\s*(?:\{\s*(?:get|set)(?:\s[^{}:]*)?\}|=.*)$/, '')
  return mark && bare ? `${bare} | undefined` : bare
}

/** Cuts at commas that stand in no bracket. */
export function splitList(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    const isArrow = sign === '>' && /[-=]/.test(text.charAt(at - 1))
    if ('([{<'.includes(sign)) depth++
    else if (')]}>'.includes(sign) && !isArrow) depth--
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean)
}

function splitParameters(text: string, language: SignatureLanguage): Parameter[] {
  return splitList(text.replace(/\[\s*,/g, ', [')).flatMap((part): Parameter[] => {
    // `[topics]`, and in Dart `{String? userId, required String name}`
    const group = /^[[{](.*)[\]}]$/.exec(part)
    if (group && (language === 'dart' || part.startsWith('['))) {
      return splitParameters(group[1] ?? '', language).map(({ ...one }) =>
        /\brequired\b/.test(one.type ?? '')
          ? { ...one, type: one.type?.replace(/\brequired\s+/, '') ?? '' }
          : { ...one, isOptional: true },
      )
    }
    return [parameter(part, language)]
  })
}

function parameter(part: string, language: SignatureLanguage): Parameter {
  const [, head = part, standard] = /^(.*?)\s*(?<![=!<>])=(?![=>])\s*(.*)$/.exec(part) ?? []
  const extra = standard === undefined ? {} : { default: standard, isOptional: true as const }
  if (TYPE_FIRST.has(language) || (language === 'php' && head.includes(' '))) {
    const at = head.lastIndexOf(' ')
    const last = head.slice(at + 1)
    // A signature that gives types alone: `setup(Context)`.
    if (at < 0 && language === 'java' && /^[A-Z]/.test(last)) return { name: '', ...typed(last), ...extra }
    return { name: last.replace(/^\$/, ''), ...typed(at < 0 ? undefined : head.slice(0, at)), ...extra }
  }
  const [, names = head, mark, type] = /^([^:]*?)(\??)\s*:\s*(.+)$/.exec(head) ?? []
  const words = names
    .replace(/^(?:vararg|inout|\.\.\.)\s*/, '')
    .trim()
    .split(/\s+/)
  const name = (words.at(-1) ?? '').replace(/^\$/, '')
  const optional = mark ? { isOptional: true as const } : {}
  const label = language === 'swift' && words.length > 1 ? { label: words[0] ?? '' } : {}
  return { name, ...label, ...typed(type), ...optional, ...extra }
}

function typed(type: string | undefined): Pick<Parameter, 'type' | 'isNullable'> {
  if (!type) return {}
  const isNullable = /\?$|\|\s*null\b|^@Nullable\b|^\?|\bnullable\b|_Nullable\b/.test(type)
  return { type: type.trim(), ...(isNullable ? { isNullable } : {}) }
}

/** `- (void)register:(NSString *)user completion:(void (^)(NSError *))completion` */
function objectiveC(text: string): Shape {
  const property = /^@property\s*(?:\(([^)]*)\))?\s*(.+?)(\w+);?$/.exec(text)
  if (property) {
    const [, attributes = '', type = ''] = property
    // As a method writes it: the attribute is in the brackets, the type alone would lose it.
    return given(/\bnullable\b/.test(attributes) ? `nullable ${type}` : type)
  }
  const returned = /^[-+]\s*\(/.test(text) ? closingBracket(text, text.indexOf('(')) : -1
  const selector = returned < 0 ? text.replace(/^[-+]\s*/, '') : text.slice(returned + 1)
  const parameters: Parameter[] = []
  const part = /(\w+)\s*:\s*/g
  for (let found = part.exec(selector); found; found = part.exec(selector)) {
    const open = part.lastIndex
    if (selector[open] !== '(') {
      const [name] = /^\w*/.exec(selector.slice(open)) ?? ['']
      const isNext = selector.slice(open + name.length).startsWith(':')
      parameters.push({ name: isNext ? '' : name, label: found[1] ?? '' })
      continue
    }
    const close = closingBracket(selector, open)
    const [, name = ''] = /^\s*(\w*)/.exec(selector.slice(close + 1)) ?? []
    parameters.push({ name, label: found[1] ?? '', ...typed(selector.slice(open + 1, close)) })
    part.lastIndex = close + 1 + name.length
  }
  const isCallback = parameters.some(({ label, name }) =>
    /^(?:completion|handler|error|success)/i.test(name || label || ''),
  )
  return {
    parameters,
    ...given(returned < 0 ? undefined : text.slice(text.indexOf('(') + 1, returned)),
    ...(isCallback ? { form: 'callback' } : {}),
  }
}
