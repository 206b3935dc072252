import type { CodePiece, Uses } from './uses'
import { addedMembers } from './added-members'
import { constructorsOf, impliedArguments, impliedTypes, isMade } from './constructors'
import { enumCases } from './enum-cases'
import { nearestName, likelyTypo } from './nearest-name'
import { isAccess, readChain, type Chain } from './chains'
import { chainType } from './chain-types'
import { heldTypes, type HeldTypes } from './held-types'
import { packageNames } from './package-names'
import { isOfReceiver, receiverAt, receiversIn } from './receivers'
import { findMessages, OBJECTIVE_C } from './messages'
import { findSelectors } from './selectors'
import { overloadsOf, type SymbolIndex } from './look-up'
import { ownMembers } from './overrides'
import { wrongOverride } from './override-parameters'
import { isLanguageMember } from './language-members'
import { isType, TYPE_NAME, type SdkSymbol } from './symbol'
import { tokensWithin } from './interpolations'
import { behindBracket, type Token } from './tokens'
import { elementOf, stepFrom } from './walk'
import { formCalled, madeBy, wrongMaking, wrongUse } from './wrong-use'

/** Languages whose names may be mistyped names of the SDK; in data and markup they are anybody's. */
const CODE =
  /^(?:kotlin|kts|java|groovy|gradle|swift|objc|objective-c|dart|tsx?|jsx?|typescript|javascript|php|inline)$/
/** The product itself. */
const PRODUCT = 'Beckon'

/**
 * Finds what a piece of code uses of the SDK. A use is what can be resolved: a type by its name, a member by the type that
 * it hangs on, a method by the type that its class extends. A word that only looks like a name of the SDK is none.
 * @param declared names that the page gives to things of its own
 * @returns symbols of the index, and names that are neither the SDK's nor the page's
 */
export function findUses(piece: CodePiece, index: SymbolIndex, declared: ReadonlySet<string>): Uses {
  const tokens = tokensWithin(piece.text, piece.language)
  const isCode = CODE.test(piece.language)
  const held = heldTypes(tokens, index, piece.language)
  const receivers = receiversIn(tokens, index, held.certain, piece.language)
  const packages = packageNames(piece, index, declared)
  const result: Uses = { uses: [...packages.uses, ...held.taken], unknown: [...packages.unknown] }
  const inPackage = (offset: number) => packages.ranges.some(([from, to]) => offset >= from && offset < to)
  const seen = new Set<number>()
  /** Members of the writer's own that the sample gives to types of the SDK; else no type has what its list has not. */
  const added = addedMembers(tokens)
  let indexOf: ReadonlyMap<number, number> | undefined
  /** Brackets around what is waited for; what hangs on them is read when all else is. */
  const awaited: { root: Root; at: number }[] = []
  if (OBJECTIVE_C.test(piece.language)) {
    const messages = findMessages(tokens, index, held.certain)
    for (const { id, offset } of messages.uses) note(offset, id)
    for (const unknown of messages.unknown) {
      seen.add(unknown.offset)
      result.unknown.push(unknown)
    }
    awaited.push(...messages.sent.map(({ type, at }) => ({ root: { type, isCertain: true }, at })))
  }

  tokens.forEach((token, at) => {
    if (token.text === '(' && tokens[at + 1]?.text === 'await') {
      const inner = chainType(tokens, at + 1, index, piece.language, held.certain).type
      if (inner) awaited.push({ root: { type: inner, isCertain: true }, at: behindBracket(tokens, at) - 1 })
    }
    if (token.kind !== 'name' || seen.has(token.offset) || inPackage(token.offset)) return
    const chain = readChain(tokens, at)
    const before = tokens[at - 1]
    // `Theme.Beckon.Translucent` is a name of its own.
    if (token.text === PRODUCT && tokens[at - 2]?.text === 'Theme') return
    const isOwnField = isAccess(before) && isSelf(tokens, at - 2)
    const root =
      isAccess(before) && !TYPE_NAME.test(token.text)
        ? isOwnField && held.certain.has(token.text)
          ? { type: held.certain.get(token.text) ?? '', isCertain: true }
          : undefined
        : rootType(token.text, held, index, tokens, at, piece.language)
    if (root) {
      const top = index.top(token.text)
      // A variable or an accessor may be called as something of the list is.
      const isItself = isCode && top?.id === root.type && !isSaid(tokens, at)
      note(token.offset, isItself ? top.id : undefined)
      if (isItself && !held.likely.has(token.text)) make(top.id, at)
      follow(root, chain)
    } else if (TYPE_NAME.test(token.text) && !declared.has(token.text)) {
      const found = index.top(token.text)
      if (found) {
        note(token.offset, isCode ? found.id : undefined)
        if (isCode) make(found.id, at)
      } else if ((token.text !== PRODUCT || (isCode && isAsked(tokens, at))) && !isFile(piece.text, token))
        miss(token)
    } else loose(token, at)
  })
  if (piece.language === 'swift') {
    for (const { type, at } of impliedTypes(tokens, index)) make(type, at)
    const cases = enumCases(tokens, index, held.certain)
    result.uses.push(...cases.uses)
    result.unknown.push(...cases.unknown)
  }
  for (const { root, at } of awaited) follow(root, readChain(tokens, at))
  const selectors = findSelectors(tokens, piece, index)
  result.uses.push(...selectors.uses)
  result.unknown.push(...selectors.unknown)
  return result

  function note(offset: number, id: string | undefined) {
    if (id) result.uses.push({ id, offset })
    seen.add(offset)
  }
  function miss(token: Token, owner?: string) {
    seen.add(token.offset)
    const candidates = owner ? index.membersOf(owner) : index.names()
    const meant = nearestName(token.text, candidates)
    result.unknown.push({
      written: token.text,
      offset: token.offset,
      ...(owner ? { owner } : {}),
      ...(meant ? { meant } : {}),
    })
  }
  /** Whether a value is made as one of the constructors of its type says, by the name at an index. */
  function make(type: string, at: number) {
    const { text: written = '', offset = 0 } = tokens[at] ?? {}
    if (!isMade(tokens, at, piece.language)) return
    const made = madeBy(type, index, tokens, at, piece)
    if (made) result.uses.push({ id: made.id, offset })
    makeArguments(constructorsOf(type, index), at)
    const wrong = index.isJudging ? wrongMaking(type, index, tokens, at, piece) : undefined
    if (wrong) result.unknown.push({ written, offset, ...(written === 'init' ? { owner: type } : {}), wrong })
  }
  /** The same of what is made for the arguments of a call, by `.init`. */
  function makeArguments(forms: readonly SdkSymbol[], at: number) {
    if (piece.language !== 'swift') return
    for (const implied of impliedArguments(forms, index, tokens, at)) make(implied.type, implied.at)
  }
  function indexAt(offset: number): number {
    return (indexOf ??= new Map(tokens.map((token, i) => [token.offset, i]))).get(offset) ?? -1
  }
  /** Whether a member of a type is used as one of its signatures says. */
  function count(member: SdkSymbol, type: string, name: string, offset: number) {
    const at = indexAt(offset)
    // A type in a type: `BeckonOptions.Themes(light: a, dark: b)`.
    if (isType(member)) return make(member.id, at)
    makeArguments(overloadsOf(member, type, name, index), at)
    const wrong = index.isJudging ? wrongUse(member, type, index, tokens, at, piece) : undefined
    if (wrong) result.unknown.push({ written: name, offset, owner: type, wrong })
  }
  /** Goes along a chain from its root as far as types are known. */
  function follow({ type: root, isCertain }: Root, { steps }: Pick<Chain, 'steps'>) {
    let type: string | undefined = root
    let before: string | undefined
    let cascaded: string | undefined
    for (const { name, offset, isCascade } of steps.slice(1)) {
      if (isCascade) type = cascaded ??= type
      if (seen.has(offset)) return
      if (!type) continue
      const isMany: boolean = elementOf(type) !== undefined
      if (!isMany && !index.membersOf(type).length) {
        type = undefined
        continue
      }
      const step = stepFrom(type, name, index, piece.language, before)
      if (step.member) {
        const at = indexAt(offset)
        note(
          offset,
          isCertain && isCode ? formCalled(step.member, type, index, tokens, at, piece).id : undefined,
        )
        if (isCertain) count(step.member, type, name, offset)
      } else if (!isMany) {
        if (name === 'init' && isCertain && piece.language === 'swift') make(type, indexAt(offset))
        const isOwn = added.has(name) || (!isCertain && declared.has(name))
        if (!isLanguageMember(name, piece.language) && !isOwn)
          miss({ kind: 'name', text: name, offset }, type)
        // Nothing is known of what hangs on it; a further cascade asks the same value as before.
        before = undefined
        type = undefined
        continue
      }
      if (step.handed && piece.language === 'swift') byPath(step.handed, indexAt(offset) + 1)
      before = step.handed
      type = step.type
    }
  }
  /** `items.map(\\.title)`, `items.first(where: \\.opened)`: what each is asked for. */
  function byPath(type: string, open: number) {
    const at = tokens[open + 2]?.text === ':' ? open + 3 : open + 1
    if (tokens[open]?.text !== '(' || tokens[at]?.text !== '\\' || tokens[at + 1]?.text !== '.') return
    const { steps } = readChain(tokens, at + 2)
    follow({ type, isCertain: true }, { steps: [{ name: '', offset: -1 }, ...steps] })
  }
  /** A bare name of Kotlin in a block that has a value of the SDK for its receiver. */
  function ofReceiver({ text }: Token, at: number): boolean {
    const receiver = receiverAt(receivers, at)
    // `call(name = value)` names an argument.
    const isArgument = tokens[at + 1]?.text === '=' && /^[(,]$/.test(tokens[at - 1]?.text ?? '')
    if (!receiver || isArgument || declared.has(text) || isAccess(tokens[at - 1])) return false
    const isMember = stepFrom(receiver.type, text, index, piece.language).member !== undefined
    if (!isMember && (isLanguageMember(text, piece.language) || !isOfReceiver(tokens, at, receiver)))
      return false
    const { steps } = readChain(tokens, at)
    follow({ type: receiver.type, isCertain: true }, { steps: [{ name: '', offset: -1 }, ...steps] })
    return true
  }
  /** A name that hangs on nothing we know: it may be the SDK's, or nearly. */
  function loose(token: Token, at: number) {
    const { text, offset } = token
    const isUsed = isAccess(tokens[at - 1]) || tokens[at + 1]?.text === '(' || tokens.length === 1
    const own = ownMembers(tokens, at, index)
    if (own) {
      const member = own.types.flatMap((type) => index.member(type, text) ?? [])[0]
      if (member) {
        note(offset, member.id)
        const wrong = wrongOverride(member, index, tokens, at, piece.language)
        if (wrong)
          result.unknown.push({
            written: text,
            offset,
            ...(member.owner ? { owner: member.owner } : {}),
            wrong,
          })
      } else {
        const members = own.types.flatMap((type) => index.membersOf(type))
        if (own.onlySdk || likelyTypo(text, members)) miss(token, own.types[0])
      }
      return
    }
    if (ofReceiver(token, at)) return
    // A word that a member is called as well may be anything.
    if (index.membersNamed(text).length) return
    const top = index.top(text)
    if (top) {
      if (top.id === text && isType(top) && isCode && !isAccess(tokens[at - 1])) note(offset, text)
      return
    }
    if (!isUsed || !isCode || declared.has(text)) return
    if (isLanguageMember(text, piece.language) || index.isTail(text)) return
    const meant = index.likelyTypo(text)
    if (meant) result.unknown.push({ written: text, offset, meant })
  }
}

/** Whether it is the product's name in a sentence, such as a line of a log. */
const isSaid = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === PRODUCT && tokens[at + 1]?.kind === 'name' && tokens[at - 1]?.kind !== 'mark'

/** Whether something is asked of it: `Beckon.launch()`, `Beckon::launch()`, `[Beckon shared]`. */
const isAsked = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 2]?.kind === 'name'
    ? isAccess(tokens[at + 1])
    : tokens[at - 1]?.text === '[' && tokens[at + 1]?.kind === 'name' && tokens[at + 2]?.text === ']'

/** `self.module`, `this.module`: a field of the sample's own class. */
const isSelf = (tokens: readonly Token[], at: number): boolean =>
  /^(?:self|this)$/.test(tokens[at]?.text ?? '') && !isAccess(tokens[at - 1])

interface Root {
  type: string
  /** False where the sample calls something else by the same name. */
  isCertain: boolean
}

/** What a chain starts from: a type, a variable that holds one, or in backticks an accessor such as `push()`. */
function rootType(
  name: string,
  { certain, likely }: HeldTypes,
  index: SymbolIndex,
  tokens: readonly Token[],
  at: number,
  language: string,
): Root | undefined {
  const sure = certain.get(name)
  if (sure) return { type: sure, isCertain: true }
  const perhaps = likely.get(name)
  if (perhaps) return { type: perhaps, isCertain: false }
  const top = index.top(name)
  // In a sentence `Theme.AppCompat` is nobody's nested `Theme`.
  const isItself = top?.id === name || top?.named === name || language !== 'inline'
  if (top && isItself && index.membersOf(top.id).length) return { type: top.id, isCertain: true }
  const customary = index.variable(name)
  if (customary) return { type: customary, isCertain: true }
  if (tokens[at + 1]?.text !== '(') return undefined
  const accessors = [...new Set(index.membersNamed(name).flatMap(({ type }) => type ?? []))]
  const [type] = accessors
  return type && accessors.length === 1 && at === 0 ? { type, isCertain: true } : undefined
}

/** `BeckonServices.plist` is looked up as a file, and a source file is the reader's own. */
const isFile = (text: string, { text: name, offset }: Token): boolean =>
  /^\.(?:plist|json|swift|kt|java|dart|tsx?|jsx?|php|m|h|framework|xcframework|bundle|zip)\b/.test(
    text.slice(offset + name.length),
  )
