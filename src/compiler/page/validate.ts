import type { Image, Nodes, Parents, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { pageKind, type TemplateName } from '../../shared/frontmatter'
import { componentDefinition, plainTags, type ComponentDefinition } from '../../shared/components'
import { readFence } from './fence'
import { holdsFigures } from './images'
import { isSampleLanguage, sampleLanguages } from './languages'
import { checkedProps, isJsx, type JsxElement } from './props'
import type { Report } from '../problems/report'
import { didYouMean } from '../problems/suggest'
import { SKIP, visit } from './visit'

/**
 * Walks the expanded tree once: refuses code in content, checks components, and puts the checked props
 * on each component's node as `data.props`, where the later steps read them.
 * @param kind of the page; where it cannot be told, nobody can say which components belong to others
 */
export function validateTree(tree: Root, report: Report, kind?: TemplateName): void {
  visit(tree, (node, _, parent) => {
    switch (node.type) {
      case 'mdxjsEsm':
        report.add(
          'code',
          node,
          'Content cannot import or export.',
          'use a component by its name; it needs no import',
        )
        return SKIP
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report.add(
          'code',
          node,
          `Content cannot hold the expression {${node.value}}.`,
          'write the text itself, a fact as %{name}, or literal braces in backticks',
        )
        return undefined
      case 'html':
      case 'definition':
        return undefined
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return validateElement(node, parent, report, kind)
      case 'code':
        if (!node.lang) {
          report.add(
            'fence',
            node,
            'The sample does not name its language.',
            'write ```kotlin, ```json, ```text, …',
          )
        } else if (!isSampleLanguage(node.lang)) {
          const known = Object.keys(sampleLanguages)
          const fix = didYouMean(node.lang, known, `use one of: ${known.join(', ')}`)
          report.add('fence', node, `"${node.lang}" is not a known sample language.`, fix)
        }
        for (const { message, fix } of readFence(node.meta, node.value).faults)
          report.add('fence', node, message, fix)
        return undefined
      case 'blockquote':
        report.add(
          'component',
          node,
          'A quotation cannot be used: pages have no style for it.',
          'use <Note>, or say in the text whose words they are',
        )
        return undefined
      case 'thematicBreak':
        report.add('component', node, 'A rule cannot be used: pages have no style for it.', 'use a heading')
        return undefined
      case 'image':
        validateImage(node, parent, report)
        return undefined
      case 'imageReference':
        report.add(
          'image',
          node,
          'The image does not name its file.',
          `write ![${node.alt ?? ''}](folder/name.png)`,
        )
        return undefined
      default:
        return undefined
    }
  })
}

function validateImage(node: Image, parent: Parents | undefined, report: Report) {
  if (!node.alt?.trim()) {
    const fix = 'say what the picture tells: ![text](…)'
    report.add('alt', node, `The image ${node.url} has no alt text.`, fix)
  }
  if (!holdsFigures(parent)) {
    const message = `The image ${node.url} stands inside a line of text.`
    report.add('image', node, message, 'put it on a line of its own')
  }
}

function validateElement(
  node: JsxElement,
  parent: Nodes | undefined,
  report: Report,
  kind: TemplateName | undefined,
): typeof SKIP | undefined {
  const name = node.name ?? ''
  if ((plainTags as readonly string[]).includes(name)) return undefined
  if (/^[a-z]/.test(name)) {
    const fix = `use Markdown or a component; the only tags are ${plainTags.map((tag) => `<${tag}>`).join(', ')}`
    report.add('component', node, `The HTML tag <${name}> cannot be used.`, fix)
    return undefined
  }
  const definition = componentDefinition(name)
  if (definition?.becomes === 'partial') {
    // Those on lines of their own have been replaced by now.
    const message = `<${name}> stands inside a line of text.`
    report.add('include', node, message, 'put it on a line of its own')
    return SKIP
  }
  const props = checkedProps(node, report)
  if (!definition || !props) return undefined
  node.data = { ...node.data, props }
  for (const prop of definition.spoken ?? []) {
    const said = props[prop]
    if (typeof said !== 'string' || !said.includes('`')) continue
    const message = `The backticks in ${prop} of <${name}> would be read as they are: it is text, not Markdown.`
    report.add('component', node, message, 'leave them out, and name what is code in the text')
  }

  if (definition.place === 'block' && node.type === 'mdxJsxTextElement') {
    report.add(
      'component',
      node,
      `<${name}> stands inside a line of text.`,
      'put the tags on lines of their own',
    )
  }
  const children = node.children.filter((child) => child.type !== 'mdxFlowExpression')
  const empty =
    !children.length || (!toString(node).trim() && !children.some((child) => child.type !== 'paragraph'))
  if (definition.content === 'required' && empty) {
    report.add(
      'component',
      node,
      `<${name}> is empty.`,
      `write what it should say between <${name}> and </${name}>`,
    )
  }
  if (definition.content === 'none' && children.length) {
    report.add(
      'component',
      node,
      `<${name}> takes no content.`,
      `write <${name} … /> and put the text outside`,
    )
  }
  if (definition.parent && !(parent && 'name' in parent && parent.name === definition.parent)) {
    report.add(
      'component',
      node,
      `<${name}> stands outside <${definition.parent}>.`,
      `wrap it in <${definition.parent}>`,
    )
  }
  if (definition.children) {
    for (const child of children) {
      if (!('name' in child && child.name === definition.children)) {
        const fix = `put it into a <${definition.children}>`
        report.add('component', child, `Only <${definition.children}> can stand directly in <${name}>.`, fix)
      }
    }
  }
  const { only } = definition
  if (only && kind && kind !== only) {
    const fix = pageKind(only).isMade
      ? 'leave it out: such pages are made of data'
      : 'move it to such a page, or write it as text'
    report.add('component', node, `<${name}> is for pages with "template: ${only}".`, fix)
  }
  if (definition.labels) validateLabels(node, definition.labels, props, report)
  return undefined
}

function validateLabels(
  node: JsxElement,
  { prop, by, lists }: NonNullable<ComponentDefinition['labels']>,
  props: Record<string, unknown>,
  report: Report,
) {
  const group = String(props[by])
  const known = lists[group] ?? []
  const seen = new Set<string>()
  for (const child of node.children.filter(isJsx)) {
    const attribute = child.attributes.find((item) => 'name' in item && item.name === prop)
    const label = typeof attribute?.value === 'string' ? attribute.value : ''
    const kind = (child.name ?? '').toLowerCase()
    if (label && !known.includes(label)) {
      const fix = didYouMean(label, known, `use one of: ${known.join(', ')}`)
      report.add('component', child, `"${label}" is not a ${kind} of the ${by} "${group}".`, fix)
    }
    if (seen.has(label)) report.add('component', child, `Two ${kind}s are labelled "${label}".`, 'merge them')
    seen.add(label)
  }
}
