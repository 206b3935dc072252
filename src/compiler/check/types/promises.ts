import ts from 'typescript'

/**
 * Promises that are used as if they were what they bring, where the compiler lets it pass: as a condition in plain JavaScript,
 * in a text, and as what is written to the console.
 * @returns the expressions
 */
export function unawaitedPromises(source: ts.SourceFile, checker: ts.TypeChecker): ts.Expression[] {
  const found: ts.Expression[] = []
  const look = (node: ts.Expression) => {
    if (isPromise(checker.getTypeAtLocation(node))) found.push(node)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) look(node.expression)
    else if (ts.isConditionalExpression(node)) look(node.condition)
    else if (ts.isTemplateSpan(node)) look(node.expression)
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      look(node.operand)
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      look(node.left)
    else if (ts.isCallExpression(node) && /^console\.\w+$/.test(node.expression.getText(source)))
      node.arguments.forEach(look)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isPromise = (type: ts.Type): boolean => type.getSymbol()?.name === 'Promise'
