import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Root } from 'mdast'
import type { Node } from 'unist'
import { EXIT, visit } from './visit'
import {
  componentDefinition,
  components,
  isOfReference,
  type ComponentDefinition,
} from '../../shared/components'
import type { Report } from '../problems/report'
import { didYouMean } from '../problems/suggest'

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Whether a node of the tree is a tag, of a component or of HTML. */
export const isJsx = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** The component of a node, if it is a component that writers have. */
export const definitionOf = (node: Node): ComponentDefinition | undefined =>
  isJsx(node) ? componentDefinition(node.name) : undefined

/** Whether a page, with all that it draws in, has a component of references. */
export function hasReference(tree: Root): boolean {
  let found = false
  visit(tree, (node) => {
    found ||= isJsx(node) && isOfReference(node.name)
    return found ? EXIT : undefined
  })
  return found
}

/** Props of a tag as literal texts and flags; anything computed is reported, since content is data. */
export function literalProps(node: JsxElement, report: Report): Record<string, string | boolean> {
  const props: Record<string, string | boolean> = {}
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report.add('component', node, `<${node.name}> spreads an expression.`, 'write each prop as name="text"')
    } else if (attribute.value === null || attribute.value === undefined) {
      props[attribute.name] = true
    } else if (typeof attribute.value === 'string') {
      props[attribute.name] = attribute.value
    } else {
      const fix = `write ${attribute.name}="${attribute.value.value.replace(/["'`]/g, '')}"`
      report.add('component', node, `The prop "${attribute.name}" of <${node.name}> is an expression.`, fix)
    }
  }
  return props
}

/**
 * Checks one use of a component against the table of components.
 * @returns its props, typed and converted, or undefined after reporting why they are not acceptable.
 */
export function checkedProps(node: JsxElement, report: Report): Record<string, unknown> | undefined {
  const name = node.name ?? ''
  const definition = componentDefinition(name)
  if (!definition) {
    const known = Object.keys(components)
    const fix = didYouMean(name, known, `use one of: ${known.join(', ')}`)
    report.add('component', node, `There is no component <${name || '>'}>.`, fix)
    return undefined
  }
  const result = definition.props.safeParse(literalProps(node, report))
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const known = propNames(name)
        const fix = didYouMean(
          key,
          known,
          known.length ? `use one of: ${known.join(', ')}` : 'it takes no props',
        )
        report.add('component', node, `<${name}> has no prop "${key}".`, fix)
      }
    } else {
      const prop = String(issue.path[0] ?? '')
      const written = node.attributes.find((attribute) => 'name' in attribute && attribute.name === prop)
      // An expression in its place was reported already, and so was one that may spread it.
      if (written ? isExpression(written) : node.attributes.some((item) => !('name' in item))) continue
      const message = written
        ? `The prop "${prop}" of <${name}> is wrong: ${issue.message}.`
        : `<${name}> needs the prop "${prop}".`
      report.add(
        'component',
        node,
        message,
        written ? 'see the components in CONTRIBUTING.md' : `add ${prop}="…"`,
      )
    }
  }
  return undefined
}

/** Whether a prop is computed, and so without a value here. */
export const isExpression = (attribute: JsxElement['attributes'][number]): boolean =>
  typeof attribute.value === 'object' && attribute.value !== null

function propNames(name: string): string[] {
  return Object.keys(componentDefinition(name)?.props.shape ?? {})
}
