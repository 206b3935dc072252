import type { Element, ElementContent } from 'hast'
import { declarationParts } from '../../text/name-parts'
import { breakable, element, text } from './elements'

/** Words of the languages of the SDKs that declare, and are no names. */
const KEYWORDS =
  /^(?:abstract|async|class|const|data|enum|final|fun|func|function|get|in|inout|init|interface|internal|let|nullable|object|open|operator|optional|out|override|private|protected|protocol|public|readonly|required|set|static|struct|suspend|throws|typealias|unowned|val|var|vararg|void|weak|await|extends|implements|null|true|false|nil)$/
const LABELS: Record<string, string> = {
  kotlin: 'Kotlin',
  java: 'Java',
  swift: 'Swift',
  objc: 'Objective-C',
  dart: 'Dart',
  ts: 'TypeScript',
  js: 'JavaScript',
  php: 'PHP',
}

/**
 * A declaration in the colours of samples, with links to the types that it names.
 * @param language that of its words; with commas between them, several that write it alike
 * @param links `Type /address/#anchor`, with commas between them
 * @param isLabelled whether its language is said: where there are several of one member
 */
export function signature(code: string, language: string, links: string, isLabelled: boolean): Element {
  const addresses = new Map(
    links.split(',').flatMap((one) => {
      const [name, address] = one.split(' ')
      return name && address ? [[name, address] as const] : []
    }),
  )
  const parts = code.match(/[A-Za-z_$@][\w$]*(?:\.[A-Z]\w*)*|[^A-Za-z_$@]+/g) ?? []
  let from = 0
  const breaks = breaksOf(code)
  const broken = (part: string) => {
    const start = from
    from += part.length
    return withBreaks(part, start, breaks)
  }
  const label = language.split(',').map((one) => LABELS[one] ?? one)
  return element(
    'pre',
    { className: ['signature'], ...(isLabelled ? { dataLanguage: label.join(', ') } : {}) },
    [
      element(
        'code',
        {},
        merged(parts.flatMap((part, at) => token(part, parts[at + 1], addresses, broken(part)))),
      ),
    ],
  )
}

/** Where a declaration may break besides its spaces: numbers of letters from its start. */
function breaksOf(code: string): ReadonlySet<number> {
  const places = new Set<number>()
  let at = 0
  for (const piece of declarationParts(code, LINE)) {
    if (at && !/\s$/.test(code.slice(0, at))) places.add(at)
    at += piece.length
  }
  return places
}

/** Letters of a declaration that fit a line on a small phone. */
const LINE = 24

/** A piece of a declaration, with the places in it, and before it, where that may break. */
function withBreaks(part: string, start: number, breaks: ReadonlySet<number>): ElementContent[] {
  const out: ElementContent[] = []
  let from = 0
  for (let at = 0; at < part.length; at++) {
    if (!breaks.has(start + at)) continue
    if (at > from) out.push(text(part.slice(from, at)))
    out.push(element('wbr', {}, []))
    from = at
  }
  return [...out, text(part.slice(from))]
}

function token(
  part: string,
  next: string | undefined,
  addresses: ReadonlyMap<string, string>,
  inside: ElementContent[],
): ElementContent[] {
  const address = addresses.get(part)
  if (address !== undefined) return [element('a', { href: address }, inside)]
  if (KEYWORDS.test(part)) return [element('b', { className: ['k'] }, inside)]
  if (/^[A-Z@]/.test(part)) return [element('b', { className: ['t'] }, inside)]
  return /^[a-z_$]/.test(part) && next?.startsWith('(')
    ? [element('b', { className: ['f'] }, inside)]
    : inside
}

/** Runs of plain text in one piece. */
function merged(parts: readonly ElementContent[]): ElementContent[] {
  const out: ElementContent[] = []
  for (const part of parts) {
    const last = out.at(-1)
    if (part.type === 'text' && last?.type === 'text') last.value += part.value
    else out.push(part.type === 'text' ? { ...part } : part)
  }
  return out
}

/** `iOS, Flutter name`: links to the same thing on other platforms. */
export function elsewhere(label: string, links: string): Element {
  const places = links.split('\n').flatMap((one, at): ElementContent[] => {
    const [place = '', name = '', address = ''] = one.split('|')
    const inside = [text(place), ...(name ? [text(' '), element('code', {}, breakable(name, LINE))] : [])]
    return [...(at ? [text(', ')] : []), ...(address ? [element('a', { href: address }, inside)] : inside)]
  })
  return element('p', { className: ['elsewhere'] }, [
    element('strong', {}, [text(label)]),
    text(' '),
    ...places,
  ])
}

/** A sentence whose names stand in backticks. */
const withCode = (sentence: string): ElementContent[] =>
  sentence
    .split('`')
    .map((part, at) => (at % 2 ? element('code', {}, [text(part)]) : text(part)))
    .filter((part) => part.type !== 'text' || part.value)

/** A type on the front of a reference: its name, what it is, and links to its members. */
export function typeEntry(props: Record<string, unknown>, anchor: string): Element {
  const [name, href, kind, about, members] = ['name', 'href', 'kind', 'about', 'members'].map((key) =>
    typeof props[key] === 'string' ? props[key] : '',
  ) as [string, string, string, string, string]
  const lang = typeof props.lang === 'string' ? props.lang : undefined
  const front = href.replace(/[^/]*\/(?:#.*)?$/, '')
  const links = members.split('\n').flatMap((one): ElementContent[] => {
    const at = one.lastIndexOf(' ')
    if (at < 0) return []
    const to = one.slice(at + 1)
    const id = props.anchors === 'true' ? to.split('#')[1] : undefined
    const link = element('a', { href: front + to, ...(id ? { id } : {}) }, breakable(one.slice(0, at), LINE))
    return [element('li', {}, [link])]
  })
  return element('section', { className: ['entry'], id: anchor, dataEntry: '' }, [
    element('p', {}, [
      element('a', { href }, [element('code', {}, [text(name)])]),
      ...(kind ? [text(' '), element('em', {}, [text(kind)])] : []),
      ...(about
        ? [text(' '), ...(lang ? [element('span', { lang }, withCode(about))] : withCode(about))]
        : []),
    ]),
    ...(links.length ? [element('ul', {}, links)] : []),
  ])
}
