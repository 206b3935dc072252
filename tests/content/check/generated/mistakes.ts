import type { SymbolIndex } from '../../../../src/compiler/symbols/look-up'
import { readSignature } from '../../../../src/compiler/symbols/signature'
import type { SdkSymbol, SignatureLanguage, SymbolList } from '../../../../src/compiler/symbols/symbol'
import { fenced, sample, type Mistake, type Way } from './kit'

/** Letters that no two mistakes share: what one page calls, another one of its platform may call as well. */
export const nameOf = (number: number): string =>
  String(number).replace(/\d/g, (digit) => 'bdfgklmnpz'.charAt(Number(digit)))

const TERMINATED = /^(?:java|objc|dart)$/
const waits = /^(?:dart|ts|tsx|js)$/

/** A plugin of jQuery calls its methods by their names. */
const callOn = (receiver: string, name: string, given = '') =>
  receiver === 'instance'
    ? `instance.beckon('${name}'${given && `, ${given}`})`
    : `${receiver}.${name}(${given})`

/** A call of what nobody has, as a statement. */
export const statement = (language: string, receiver: string, name: string, given = '') => {
  if (language === 'objc') return `[${receiver} ${name}${given && `:${given}`}];`
  const call = callOn(receiver, name, given)
  if (receiver === 'instance') return call
  return `${waits.test(language) ? 'await ' : language === 'swift' ? 'try await ' : ''}${call}${TERMINATED.test(language) ? ';' : ''}`
}

/** How a variable gets what a way gives: the lines before the call, and what it is called. */
function assignments({ language, root, type }: Way): { lines: string[]; name: string }[] {
  const name = 'target'
  const of: Record<string, string[][]> = {
    kotlin: [[`val ${name} = ${root}`], ...(type ? [[`val ${name}: ${type} = ${root}`]] : [])],
    java: type ? [[`${type} ${name} = ${root};`], [`final var ${name} = ${root};`]] : [],
    swift: [
      [`let ${name} = ${root}`],
      [`var ${name} = ${root}`],
      ...(type ? [[`let ${name}: ${type} = ${root}`]] : []),
    ],
    objc: [[`${type ?? 'id '}${name} = ${root};`]],
    dart: [[`final ${name} = ${root};`], [`var ${name} = ${root};`]],
  }
  const script = [[`const ${name} = ${root}`], [`let ${name} = ${root}`]]
  const ofProperty = language === 'objc' ? [{ lines: [`self.${name} = ${root};`], name: `self.${name}` }] : []
  return [...(of[language] ?? script).map((lines) => ({ lines, name })), ...ofProperty]
}

/** What a language has for asking several things of one value: the lines around a call that names no value. */
const blocks: Record<string, (root: string, call: string) => string[][]> = {
  kotlin: (root, call) => [
    [`with(${root}) {`, `    ${call}()`, '}'],
    [`${root}.apply { ${call}() }`],
    [`val target = ${root}`, 'target.run {', `    ${call}()`, '}'],
  ],
  dart: (root, call) => [[`${root}..toString()..${call}();`], [`final target = ${root}`, `  ..${call}();`]],
}

/** Calls of what the SDK has not: on what a way gives, on a variable that was given it, and in a block that has it. */
export function unknownCalls(way: Way, from: number): Mistake[] {
  const forms = [
    { lines: [] as string[], name: way.root },
    ...(way.root === 'instance' ? [] : assignments(way)),
  ]
  const calls = forms.map(({ lines, name }) => ({
    kind: lines.length ? `call on a variable: ${lines[0]}` : 'call',
    write: (call: string) => [...lines, statement(way.language, name, call)],
  }))
  const inBlocks = (blocks[way.language]?.(way.root, '') ?? []).map(([first = ''], at) => ({
    kind: `call in a block: ${first}`,
    write: (call: string) => blocks[way.language]?.(way.root, call)[at] ?? [],
  }))
  return [...calls, ...inBlocks].map(({ kind, write }, at) => {
    const call = `fetch${nameOf(from + at)}`
    return {
      ...of(way, kind, 'symbol'),
      text: sample(way, write(call), `run${nameOf(from + at)}`),
      at: call,
    }
  })
}

/** Names in backticks that the SDK has not. */
export function inBackticks(way: Way, from: number): Mistake[] {
  const owner = way.owner.replace(/^<(.+)>$/, '$1')
  const given = [
    (name: string) => `${name}()`,
    (name: string) => `${owner}.${name}()`,
    (name: string) => (way.language === 'objc' ? `[${owner} ${name}]` : callOn(way.root, name)),
    (name: string) => (way.language === 'objc' ? `${name}:` : `${name}(id)`),
    ...(way.language === 'swift'
      ? [(name: string) => `${name}(_:)`, (name: string) => `${name}(_:value:)`]
      : []),
    ...(way.language === 'objc'
      ? [(name: string) => `-[${owner} ${name}]`, (name: string) => `+[${owner} ${name}:]`]
      : []),
    ...(owner.startsWith('Beckon') ? [(name: string) => `${owner}#${name}`] : []),
  ]
  return given.map((write, at) => {
    const name = `fetch${nameOf(from + at)}`
    return {
      ...of(way, `backticks: ${write('name')}`, 'symbol'),
      text: `Call \`${write(name)}\` first.`,
      at: name,
    }
  })
}

/** Calls with another number of arguments than a method takes, where the list has its whole signature. */
export function wrongCounts(way: Way, index: SymbolIndex, from: number): Mistake[] {
  const members = [...new Set(index.membersOf(way.owner))]
    .flatMap((name) => index.member(way.owner, name) ?? [])
    .filter((member) => /^\w+$/.test(member.name) && member.kind === 'function')
  const known = members.flatMap((member) => {
    const read = readable(member, way.language)
    return read ? [{ member, ...read }] : []
  })
  const many = known
    .slice(0, 2)
    .map(({ member, most }) => ({ member, count: most + 2, kind: 'too many arguments' }))
  const few = known
    .filter(({ least }) => least > 0)
    .slice(-2)
    .map(({ member, least }) => ({ member, count: least - 1, kind: 'too few arguments' }))
  return [...many, ...few].map(({ member, count, kind }, at) => {
    const given = Array.from({ length: count }, () => (way.language === 'objc' ? '@"a"' : '"a"')).join(', ')
    const mark = `// ${nameOf(from + at)}`
    return {
      ...of(way, `${kind}: ${member.name}`, 'symbol'),
      text: sample(
        way,
        [`${statement(way.language, way.root, member.name, given)} ${mark}`],
        `run${nameOf(from + at)}`,
      ),
      at: mark,
      says: ARGUMENTS,
    }
  })
}

/** What is said of arguments, by the rule of names as well as by TypeScript. */
const ARGUMENTS = /argument|overload|is called with/i

/** Values that are made with more and with fewer arguments than their constructors take. */
export function wrongConstructors(way: Way, { symbols }: SymbolList, from: number): Mistake[] {
  const constructors = symbols.filter(({ kind }) => kind === 'constructor')
  const makers = new Map(
    constructors.map(({ owner = '', name }) => {
      // In Dart one may have a name of its own.
      const isPlain = name === 'constructor' || name.split('(')[0] === owner.split('.').at(-1)
      const maker = isPlain ? owner : `${owner}.${name}`
      const forms = constructors.filter((one) => one.owner === owner && (isPlain || one.name === name))
      return [maker, forms.map((one) => readable(one, way.language))]
    }),
  )
  return [...makers].flatMap(([maker, forms], number) => {
    const counts = forms.flatMap((form) => form ?? [])
    if (!counts.length) return []
    const most = Math.max(...counts.map((one) => one.most))
    const least = Math.min(...counts.map((one) => one.least))
    return [most + 2, ...(least > 0 ? [least - 1] : [])].map((count, at) => {
      const name = nameOf(from + 2 * number + at)
      const given = Array.from({ length: count }, () => '"a"').join(', ')
      const word = /^(?:java|js|tsx?)$/.test(way.language) ? 'new ' : ''
      const line = `${word}${maker}(${given})${TERMINATED.test(way.language) ? ';' : ''} // ${name}`
      return {
        ...of(way, `${count} arguments: ${maker}`, 'symbol'),
        text: sample(way, [line], `run${name}`),
        at: `// ${name}`,
        says: ARGUMENTS,
      }
    })
  })
}

function readable(
  { signatures = {} }: SdkSymbol,
  language: string,
): { least: number; most: number } | undefined {
  if (language === 'objc') return undefined
  const forms: Record<string, SignatureLanguage[]> = {
    kotlin: ['kotlin'],
    java: ['java'],
    swift: ['swift'],
    dart: ['dart'],
  }
  const written = (forms[language] ?? ['ts', 'js']).find((one) => signatures[one])
  const signature = written && signatures[written]
  if (!signature || /\.\.\.|vararg/.test(signature)) return undefined
  const { parameters } = readSignature(signature, written)
  if (!parameters) return undefined
  return { least: parameters.filter(({ isOptional }) => !isOptional).length, most: parameters.length }
}

/** What every page may get wrong: a release that never was, a link without text. */
export const anywhere = (way: Way, from: number): Mistake[] => {
  const [version = '', platform = ''] = way.sdk.split('/')
  const to = `/en/sdk/${version}/${platform}/`
  return [
    { ...of(way, 'release', 'release'), text: `New <Since version="9.9.${from}" />.`, at: `9.9.${from}` },
    {
      ...of(way, 'release', 'release'),
      text: `Old <Deprecated version="9.8.${from}" />.`,
      at: `9.8.${from}`,
    },
    { ...of(way, 'link', 'link'), text: `See [](${to}) for ${nameOf(from)}a.`, at: `${nameOf(from)}a.` },
    {
      ...of(way, 'link', 'link'),
      text: `See [&nbsp;](${to}) for ${nameOf(from)}b.`,
      at: `${nameOf(from)}b.`,
    },
    {
      ...of(way, 'link', 'link'),
      text: `See [][to-${nameOf(from)}] for ${nameOf(from)}d.\n\n[to-${nameOf(from)}]: ${to}`,
      at: `${nameOf(from)}d.`,
    },
    {
      ...of(way, 'link', 'link'),
      text: `See [![](guides/x.png)](${to}) for ${nameOf(from)}c.`,
      at: `${nameOf(from)}c.`,
    },
  ]
}

/** Lines of build files with a version written out, the rest drawn by name as pages draw it. */
const builds: Record<string, [language: string, line: string][]> = {
  android: [
    ['kts', 'implementation("%{sdk.VERSION.android.group}:beckon-AT:9.7.1")'],
    ['groovy', "implementation '%{sdk.VERSION.android.group}:beckon-AT:9.7.1'"],
    ['toml', 'beckon-AT = { group = "%{sdk.VERSION.android.group}", name = "beckon-AT", version = "9.7.1" }'],
    ['kts', 'val beckonAT = "9.7.1"'],
  ],
  ios: [
    ['ruby', "pod 'Beckon/BeckonAT', '~> 9.7.1'"],
    ['ruby', "pod 'beckon-push-lib', '9.7.1' # AT"],
    ['text', 'github "%{sdk.v3.ios.repository}" ~> 9.7.1 # AT'],
    ['swift', '.package(url: "%{sdk.v3.ios.package}", from: "9.7.1") // AT'],
  ],
  tvos: [['ruby', "pod 'beckon-push-lib-tvos', '9.7.1' # AT"]],
  flutter: [
    ['yaml', 'beckon_AT: ^9.7.1'],
    ['yaml', "beckon_AT: '>=9.7.1 <9.9.9'"],
    ['shell', 'flutter pub add "beckon_AT:^9.7.1"'],
  ],
  'react-native': [
    ['shell', 'npm install react-native-beckon-AT@9.7.1'],
    ['json', '{ "dependencies": { "react-native-beckon-AT": "~9.7.1" } }'],
    ['shell', 'yarn add --exact react-native-beckon-AT@^9.7'],
  ],
  cordova: [
    ['shell', 'cordova plugin add cordova-plugin-beckon-AT@9.7.1'],
    ['xml', '<plugin name="cordova-plugin-beckon-AT" spec="~9.7.1" />'],
  ],
  'ionic-native': [
    ['shell', 'npm install --save-exact capacitor-beckon-AT@9.7.1'],
    ['json', '{ "capacitor-beckon-AT": "9.7.1" }'],
  ],
  html5: [['html', '<script src="/js/beckon-AT-9.7.1.min.js"></script>']],
  wordpress: [['html', '<script src="/AT/beckon-9.7.1.min.js"></script>']],
}

export function versions(sdk: string, from: number): Mistake[] {
  const [version = '', platform = ''] = sdk.split('/')
  return (builds[platform] ?? []).map(([language, line], at) => {
    const name = nameOf(from + at)
    return {
      kind: `version: ${line}`,
      rule: 'literal',
      sdk,
      language,
      text: fenced(language, line.replaceAll('VERSION', version).replaceAll('AT', name)),
      at: name,
    }
  })
}

/** What a mistake is called and found by. */
export const of = ({ sdk, language }: Way, kind: string, rule: string) => ({ sdk, language, kind, rule })
