import ts from 'typescript'

/** What is assigned has another type; what is handed over has another type. */
const ASSIGNED = 2322
const HANDED_OVER = 2345

const PRIMITIVE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined
/** What a text is made of by itself, as `location.href = new URL(…)`. */
const TEXT_BY_ITSELF = /^(?:URL|Date|Location)$/
/** What takes a text for one of its members: `location = '/shop/'` sets its `href`. */
const TAKES_TEXT = /^(?:Location|CSSStyleDeclaration|DOMTokenList|MediaList)$/

/**
 * Whether an error is about a plain value that a browser makes what it needs: `element.textContent = 3`,
 * `element.setAttribute('data-count', 3)`. Plain JavaScript may rely on that, as https://webidl.spec.whatwg.org/ says it.
 */
export function isConvertedByBrowser(
  { start, code }: Pick<ts.Diagnostic, 'start' | 'code'>,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): boolean {
  if (start === undefined || (code !== ASSIGNED && code !== HANDED_OVER)) return false
  const expression = expressionAt(source, start, code === ASSIGNED ? isTarget : isArgument)
  if (!expression) return false
  if (code === ASSIGNED) {
    const { right } = expression.parent as ts.BinaryExpression
    return (
      isOfBrowser(checker.getSymbolAtLocation(expression)?.declarations) &&
      takesText(checker.getTypeAtLocation(expression)) &&
      isPlain(checker.getTypeAtLocation(right))
    )
  }
  const call = expression.parent as ts.CallExpression
  const declaration = checker.getResolvedSignature(call)?.declaration
  const parameters = declaration?.parameters ?? []
  const parameter = parameters[Math.min(call.arguments.indexOf(expression), parameters.length - 1)]
  const wanted = parameter && ts.isParameter(parameter) ? elementOf(parameter) : undefined
  return (
    isOfBrowser(declaration && [declaration]) &&
    wanted !== undefined &&
    takesText(checker.getTypeFromTypeNode(wanted)) &&
    isPlain(checker.getTypeAtLocation(expression))
  )
}

const isTarget = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken

const isArgument = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && node.parent.arguments.includes(node as ts.Expression)

/** The outermost expression that begins at a place and is what is asked for. */
function expressionAt(
  source: ts.SourceFile,
  start: number,
  isWanted: (node: ts.Node) => boolean,
): ts.Expression | undefined {
  let found: ts.Expression | undefined
  const visit = (node: ts.Node): void => {
    if (found || node.pos > start || node.end <= start) return
    if (node !== source && node.getStart(source) === start && isWanted(node)) found = node as ts.Expression
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** What a parameter wants; of what takes any number of values the type of one. */
function elementOf({ type, dotDotDotToken }: ts.ParameterDeclaration): ts.TypeNode | undefined {
  if (!type || !dotDotDotToken || !ts.isArrayTypeNode(type)) return type
  const { elementType } = type
  return ts.isParenthesizedTypeNode(elementType) ? elementType.type : elementType
}

const isOfBrowser = (declarations: readonly ts.Declaration[] | undefined): boolean =>
  declarations?.some((one) => /\/lib\.dom[\w.]*\.d\.ts$/.test(one.getSourceFile().fileName)) ?? false

const parts = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

const isPlain = (type: ts.Type): boolean =>
  parts(type).every((one) => one.flags & PRIMITIVE || TEXT_BY_ITSELF.test(one.getSymbol()?.name ?? ''))

/** Whether a text, a number or a truth value would do: a function or another object is made of nothing. */
const takesText = (type: ts.Type): boolean =>
  parts(type).some((one) => {
    const isText = one.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)
    return isText || TAKES_TEXT.test(one.getSymbol()?.name ?? '')
  })
