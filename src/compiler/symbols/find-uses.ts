import type { CodePiece, Uses } from './uses'
import { nearestName, likelyTypo } from './nearest-name'
import { isAccess, readChain, type Chain } from './chains'
import { variableTypes } from './declared'
import { packageNames } from './package-names'
import { findSelectors } from './selectors'
import { isShown, type SymbolIndex } from './look-up'
import { ownMembers } from './overrides'
import { isLanguageMember } from './language-members'
import { tokenize, type Token } from './tokens'

/** `Beckon`, `BeckonPush`: the SDK's, whatever else they may be. */
const TYPE_NAME = /^Beckon(?:[A-Z]\w*)?$/
/** Languages whose names may be mistyped names of the SDK; in data and markup they are anybody's. */
const CODE =
  /^(?:kotlin|kts|java|groovy|gradle|swift|objc|objective-c|dart|tsx?|jsx?|typescript|javascript|php|inline)$/
/** The product itself. */
const PRODUCT = 'Beckon'

/**
 * Finds what a piece of code uses of the SDK.
 * @param declared names that the page gives to things of its own
 * @returns symbols of the index, and names that are neither the SDK's nor the page's
 */
export function findUses(piece: CodePiece, index: SymbolIndex, declared: ReadonlySet<string>): Uses {
  const tokens = tokenize(piece.text, piece.language)
  const variables = variableTypes(tokens, index, piece.language)
  const packages = packageNames(piece, index, declared)
  const result: Uses = { uses: [...packages.uses], unknown: [...packages.unknown] }
  const inPackage = (offset: number) => packages.ranges.some(([from, to]) => offset >= from && offset < to)
  const seen = new Set<number>()

  tokens.forEach((token, at) => {
    if (token.kind !== 'name' || seen.has(token.offset) || inPackage(token.offset)) return
    const chain = readChain(tokens, at)
    const before = tokens[at - 1]
    // `Theme.Beckon.Translucent` is a name of its own.
    if (token.text === PRODUCT && tokens[at - 2]?.text === 'Theme') return
    const type =
      isAccess(before) && !TYPE_NAME.test(token.text)
        ? undefined
        : rootType(token.text, variables, index, tokens, at)
    if (type) {
      note(token.offset, index.top(token.text)?.id)
      follow(type, chain)
    } else if (TYPE_NAME.test(token.text) && !declared.has(token.text)) {
      const found = index.top(token.text)
      if (found) note(token.offset, found.id)
      else if (token.text !== PRODUCT && !isFile(piece.text, token)) miss(token)
    } else loose(token, at)
  })
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
  /** Goes along a chain from its root as far as types are known. */
  function follow(root: string, { steps }: Chain) {
    let type: string | undefined = root
    for (const { name, offset } of steps.slice(1)) {
      if (!type || !index.membersOf(type).length || seen.has(offset)) return
      const member = index.member(type, piece.language === 'java' ? propertyOf(name, type, index) : name)
      if (!member) {
        if (isLanguageMember(name)) {
          if (name === 'shared') continue
          return
        }
        if (!declared.has(name)) miss({ kind: 'name', text: name, offset }, type)
        return
      }
      note(offset, member.id)
      type = member.owner ? member.type : member.id
    }
  }
  /** A name that hangs on nothing we know: it may be the SDK's, or nearly. */
  function loose(token: Token, at: number) {
    const { text, offset } = token
    const isUsed = isAccess(tokens[at - 1]) || tokens[at + 1]?.text === '(' || tokens.length === 1
    const own = ownMembers(tokens, at, index)
    if (own) {
      const member = own.types.flatMap((type) => index.member(type, text) ?? [])[0]
      if (member) note(offset, member.id)
      else {
        const members = own.types.flatMap((type) => index.membersOf(type))
        if (own.onlySdk || likelyTypo(text, members)) miss(token, own.types[0])
      }
      return
    }
    const known = index.membersNamed(text).filter(isShown)
    if (index.membersNamed(text).length) {
      // A bare word may be anything; where it hangs on something, and can be but one thing, it is certain which.
      const [first] = known
      const isOne = first && new Set(known.map(({ id }) => id)).size === 1
      if (isOne && isUsed && CODE.test(piece.language)) note(offset, first.id)
      return
    }
    if (index.top(text)) return note(offset, text)
    if (!isUsed || !CODE.test(piece.language) || declared.has(text)) return
    if (isLanguageMember(text) || index.isTail(text)) return
    const meant = index.likelyTypo(text)
    if (meant) result.unknown.push({ written: text, offset, meant })
  }
}

/** What a chain starts from: a type, a variable that holds one, or in backticks an accessor such as `push()`. */
function rootType(
  name: string,
  variables: ReadonlyMap<string, string>,
  index: SymbolIndex,
  tokens: readonly Token[],
  at: number,
): string | undefined {
  const held = variables.get(name)
  if (held) return held
  const top = index.top(name)
  if (top && index.membersOf(name).length) return top.id
  const customary = index.variable(name)
  if (customary) return customary
  if (tokens[at + 1]?.text !== '(') return undefined
  const accessors = new Set(index.membersNamed(name).flatMap(({ type }) => type ?? []))
  return accessors.size === 1 && at === 0 ? [...accessors][0] : undefined
}

/** Kotlin's `currentDevice` is `getCurrentDevice()` in Java. */
function propertyOf(name: string, type: string, index: SymbolIndex): string {
  const [, prefix, rest] = /^(get|set|is)([A-Z]\w*)$/.exec(name) ?? []
  if (!prefix || !rest || index.member(type, name)) return name
  return rest.charAt(0).toLowerCase() + rest.slice(1)
}

/** `BeckonServices.plist` is looked up as a file, and a source file is the reader's own. */
const isFile = (text: string, { text: name, offset }: Token): boolean =>
  /^\.(?:plist|json|swift|kt|java|dart|tsx?|jsx?|php|m|h)\b/.test(text.slice(offset + name.length))
