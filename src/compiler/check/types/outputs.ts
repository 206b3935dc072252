import ts from 'typescript'

/** What the places of a signature say less of than the list knows. */
export interface Known {
  /** Stands for `object` in what comes back or is handed to the app: the type that the list names there, or `any`. */
  output: string
  /** Names of the events of the SDK, as a type; the name of an event that is listened to is one of them. */
  event?: string
  /** Stands for `object` in the options of a constructor. */
  options?: string
  /** Whether the SDK calls it: what it takes comes from the SDK. */
  isCalledBySdk?: boolean
}

interface Edit {
  from: number
  to: number
  text: string
}

/**
 * A member's signature, with its vague types made as exact as the list can say: `Promise<object>` of a list that names the
 * type becomes that type. What an app hands in may stay an `object`.
 */
export function preciseSignature(signature: string, known: Known): string {
  const before = 'declare class C {\n'
  const source = ts.createSourceFile('c.ts', `${before}${signature}\n}`, ts.ScriptTarget.Latest, true)
  const edits: Edit[] = []
  const replace = (node: ts.Node, text: string) =>
    edits.push({ from: node.getStart(source) - before.length, to: node.end - before.length, text })

  const type = (node: ts.TypeNode | undefined, isOutput: boolean): void => {
    if (!node) return
    if (node.kind === ts.SyntaxKind.ObjectKeyword) {
      if (isOutput) replace(node, known.output)
    } else if (ts.isFunctionTypeNode(node)) {
      // Whoever is handed a function is the one that gives its arguments.
      for (const parameter of node.parameters) type(parameter.type, !isOutput)
      type(node.type, isOutput)
    } else {
      ts.forEachChild(node, (child) => {
        if (ts.isPropertySignature(child)) type(child.type, isOutput)
        else if (ts.isTypeNode(child)) type(child, isOutput)
      })
    }
  }
  const [declaration] = source.statements
  for (const member of declaration && ts.isClassDeclaration(declaration) ? declaration.members : []) {
    if (ts.isPropertyDeclaration(member)) type(member.type, true)
    if (!ts.isMethodDeclaration(member) && !ts.isConstructorDeclaration(member)) continue
    const listens = member.parameters.some(({ type: one }) => one && ts.isFunctionTypeNode(one))
    for (const { name, type: taken } of member.parameters) {
      const isEvent = listens && name.getText(source) === 'event'
      if (known.event && isEvent && taken?.kind === ts.SyntaxKind.StringKeyword) replace(taken, known.event)
      else if (known.options && ts.isConstructorDeclaration(member) && taken) replace(taken, known.options)
      else type(taken, known.isCalledBySdk === true)
    }
    type(member.type, true)
  }
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), signature)
}
