import type { SymbolIndex } from '../../symbols/look-up'
import { isLanguageMember } from '../../symbols/language-members'
import { nearestName } from '../../symbols/nearest-name'
import { pluginCalls } from '../../symbols/plugin-calls'
import { readSignature } from '../../symbols/signature'
import type { SdkSymbol } from '../../symbols/symbol'
import type { UnknownSymbol } from '../../symbols/uses'
import type { PageNames } from './page-names'

/** `addTag(_:value:)`, as Swift calls a method by the labels of its parameters, with what it hangs on. */
const METHOD = /^(.*?)\b([a-z]\w*)\(((?:\w+:)+)\)$/
/** What a method of the SDK hangs on; `tableView.register(_:forCellReuseIdentifier:)` is somebody else's. */
const OURS = /^$|^\.$|^Beckon|^\.?[a-z][\w.()]*\(\)\.$/
/** `tableView(_:didSelectRowAt:)` is what a framework asks of the app. */
const DELEGATE = /^_:(?:did|will|should)[A-Z]/
/** And so is all that hangs on these: `application(_:continue:restorationHandler:)`. */
const OF_APP = /^(?:application|scene)$/
/** The label of a callback. */
const CALLBACK = /^(?:completion\w*|callback|handler):$/

/** A method of Swift that is named by its labels and that the SDK has not, or not with these. */
export function unknownMethod(
  text: string,
  index: SymbolIndex,
  { declared, called, others }: PageNames,
): UnknownSymbol | undefined {
  const [, receiver = '', name = '', labels = ''] = METHOD.exec(text) ?? []
  if (!name || !OURS.test(receiver) || DELEGATE.test(labels) || OF_APP.test(name)) return undefined
  if (others.has(name)) return undefined
  // A whole name may stand in the list with its labels.
  if (index.membersNamed(`${name}(${labels})`).length) return undefined
  const members = membersCalled(name, index)
  const offset = receiver.length
  if (!members.length) {
    // What hangs on a type of the SDK was looked up there.
    const isOwn = declared.has(name) || called.has(name)
    if (receiver || isOwn || isLanguageMember(name) || index.top(name)) return undefined
    const meant = nearestName(name, index.names())
    return { written: name, offset, ...(meant ? { meant } : {}) }
  }
  const forms = members.flatMap(labelsOf)
  if (!forms.length || forms.some(({ all, mayBeMore }) => fits(all, labels, mayBeMore))) return undefined
  const wanted = [...new Set(forms.map(({ all }) => `${name}(${all})`))].join(' or ')
  return { written: name, offset, wrong: `is ${wanted}, not ${name}(${labels})` }
}

/** All methods that Swift calls so: `registerDeviceForWebsockets:` is `registerDevice(forWebsockets:)` there. */
function membersCalled(name: string, index: SymbolIndex): SdkSymbol[] {
  const inSwift = new RegExp(`\\bfunc ${name}\\b`)
  const isCalledSo = (one: SdkSymbol) =>
    one.name === name || one.name.startsWith(`${name}(`) || inSwift.test(one.signatures?.swift ?? '')
  return index.names().flatMap((one) => index.membersNamed(one).filter(isCalledSo))
}

/** The labels of a method in Swift; none where the list does not give its signature there. */
function labelsOf({ signatures = {} }: SdkSymbol): { all: string; mayBeMore: boolean }[] {
  if (!signatures.swift) return []
  const { parameters, form } = readSignature(signatures.swift, 'swift')
  if (!parameters) return []
  const all = parameters.map(({ label, name }) => `${label ?? name}:`).join('')
  return [{ all, mayBeMore: form === 'async' }]
}

/** What comes later has a counterpart that takes a callback last. */
const fits = (all: string, written: string, mayBeMore: boolean): boolean =>
  written === all || (mayBeMore && written.startsWith(all) && CALLBACK.test(written.slice(all.length)))

/** A method that a plugin of jQuery is asked for by its name and does not have. */
export function unknownPluginCall(text: string, index: SymbolIndex): UnknownSymbol | undefined {
  for (const { plugin, name, offset } of pluginCalls(text)) {
    // The plugin is a member of itself: it is called as it is named.
    if (!index.member(plugin, plugin) || index.member(plugin, name)) continue
    const meant = nearestName(name, index.membersOf(plugin))
    return { written: name, offset, owner: plugin, ...(meant ? { meant } : {}) }
  }
  return undefined
}
