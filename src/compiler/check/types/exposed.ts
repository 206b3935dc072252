import type { SdkSymbol, SymbolList } from '../../symbols/symbol'

/** The module that holds all types of an SDK; no app imports it. */
export const SDK = 'beckon-sdk'
/** The module of variables that apps customarily have. */
export const VARIABLES = 'beckon-sdk/variables'

const PACKAGE = /^(?:react-native|capacitor)-beckon(?:-|$)/

/**
 * How an app reaches the SDK: packages of the list, each with the class that it is named after and all plain types; the
 * native modules of React Native; a plugin of jQuery; or else global names.
 * @param bodyOf the members of a type, a line each
 */
export function exposed(
  list: SymbolList,
  types: readonly SdkSymbol[],
  names: ReadonlyMap<string, string>,
  bodyOf: (id: string) => readonly string[],
): string[] {
  const packages = list.symbols.filter(({ kind, name }) => kind === 'artifact' && PACKAGE.test(name))
  if (packages.length) return packages.map(({ name }) => packageOf(name, types, names))
  const modules = types.filter(({ kind, id }) => kind === 'module' && !id.startsWith('<'))
  if (list.platform === 'react-native') return nativeModules(types, names, bodyOf)
  const plugin = modules.find(({ id }) => Object.values(list.variables).includes(id))
  if (plugin) return [...jQueryPlugin(plugin.id, bodyOf(plugin.id)), ...variables(list, () => 'JQuery')]
  const customary = variables(list, (type) => `import('${SDK}').${names.get(type) ?? 'unknown'}`)
  return types
    .flatMap(({ id, kind }) => {
      if (id.startsWith('<') || !names.has(id)) return []
      const name = names.get(id) ?? ''
      if (kind === 'class' || kind === 'enum') return [`declare var ${name}: typeof import('${SDK}').${name}`]
      return kind === 'object' || kind === 'module' ? [`declare var ${name}: import('${SDK}').${name}`] : []
    })
    .concat(customary, plugins(types, names))
}

/** Customary names of variables, for pieces of files that have them. */
function variables(list: SymbolList, typeOf: (type: string) => string): string[] {
  const all = Object.entries(list.variables)
  const lines = all.map(([name, type]) => `export const ${name}: ${typeOf(type)}`)
  return all.length ? [`declare module '${VARIABLES}' {\n${lines.join('\n')}\n}`] : []
}

/** What Cordova has as a member of `cordova.plugins` as well as by its global name. */
function plugins(types: readonly SdkSymbol[], names: ReadonlyMap<string, string>): string[] {
  const lines = types.flatMap(({ id, alsoAt }) => {
    const [, name] = /^cordova\.plugins\.(\w+)$/.exec(alsoAt ?? '') ?? []
    return name ? [`readonly ${name}: typeof ${names.get(id) ?? name}`] : []
  })
  return lines.length ? [`interface CordovaPlugins {\n${lines.join('\n')}\n}`] : []
}

/** `react-native-beckon-push-ui` exports the class BeckonPushUI; of few plain types lists say which package they come from. */
function packageOf(name: string, types: readonly SdkSymbol[], names: ReadonlyMap<string, string>): string {
  const own = name.replace(PACKAGE, '').replaceAll('-', '')
  const exports = types
    .filter(({ kind }) => kind !== 'class')
    .concat(types.filter(({ kind, id }) => kind === 'class' && id.toLowerCase() === `beckon${own}`))
    .flatMap(({ id, alsoAt }) => {
      const inCode = names.get(id) ?? ''
      return alsoAt === 'default' ? [inCode, `${inCode} as default`] : [inCode]
    })
  return `declare module '${name}' {\nexport { ${exports.join(', ')} } from '${SDK}'\n}`
}

/**
 * Both modules have the members of both: an app takes the one of its system, and asks `Platform.OS` where they differ. The
 * rule `symbol` knows which system has which.
 */
function nativeModules(
  types: readonly SdkSymbol[],
  names: ReadonlyMap<string, string>,
  bodyOf: (id: string) => readonly string[],
): string[] {
  const modules = types.filter(({ kind }) => kind === 'module')
  const lines = new Set(modules.flatMap(({ id }) => bodyOf(id)))
  const inner = types.flatMap(({ id }) => (names.has(id) ? [names.get(id) ?? ''] : []))
  return [
    `declare module 'react-native' {`,
    `import type { ${inner.join(', ')}, BeckonEventName } from '${SDK}'`,
    `interface BeckonModule {\n${[...lines].join('\n')}\n}`,
    'interface NativeModulesStatic {',
    ...modules.filter(({ id }) => !id.startsWith('<')).map(({ id }) => `${id}: BeckonModule`),
    '}',
    'interface EventNames { beckon: BeckonEventName }',
    '}',
    `declare module '${VARIABLES}' {`,
    "import { NativeModules } from 'react-native'",
    ...modules
      .filter(({ id }) => !id.startsWith('<'))
      .map(({ id }) => `export const ${id}: typeof NativeModules.${id}`),
    '}',
  ]
}

/** `instance.beckon('addTags', ['topic_news'], done, failed)` */
function jQueryPlugin(name: string, members: readonly string[]): string[] {
  const overloads = members.flatMap((member) => {
    const [, method, parameters = '', result] = /^(\w+)\(([^]*)\)(?:: (.+))?$/.exec(member) ?? []
    if (!method || method === name) return []
    const text = `${name}(method: '${method}'${parameters && `, ${parameters}`}): ${result ?? 'any'}`
    // Types without a name in code are those of the module.
    return [text.replace(/\bUnnamed_\w+/g, `import('${SDK}').$&`)]
  })
  return [
    `interface JQuery<TElement = HTMLElement> {\n${name}(options?: object): JQuery\n${overloads.join('\n')}\n}`,
  ]
}
