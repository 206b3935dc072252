import type { Element, ElementContent } from 'hast'
import { breakable, breakNames, element, text } from './elements'
import { elsewhere, signature, typeEntry } from './reference-blocks'
import type { HtmlComponent } from '../../shared/components'
import { ownValueMarks } from '../../shared/own-values'

/**
 * Components that are nothing but HTML: they become part of the run they stand in, and the browser has no code for them.
 * A page of the API reference has hundreds. Their looks are in src/blocks/api-reference.css and src/templates/api-resource.css,
 * and those of the SDK reference beside the first.
 */
export const plainBlocks: Record<
  HtmlComponent,
  (props: Record<string, unknown>, children: ElementContent[], anchor: string | undefined) => Element
> = {
  Operation: (_, children) => element('section', { className: ['operation'] }, children),
  OperationSamples: ({ change, forms }, children) =>
    element('div', { className: ['calls'] }, [
      ...(typeof change === 'string'
        ? [
            element('button', { type: 'button', className: ['change'], dataForms: String(forms) }, [
              text(change),
            ]),
          ]
        : []),
      ...children,
    ]),
  Schema: ({ title }, children) =>
    element('details', { className: ['schema'] }, [
      element('summary', {}, [text(String(title))]),
      ...children,
    ]),
  Endpoint: ({ method, path, base, copy }, children) =>
    element('div', { className: ['endpoint'] }, [
      element('p', {}, [
        element('span', { dataMethod: String(method) }, [text(String(method))]),
        text(' '),
        element('code', {}, [
          ...(typeof base === 'string' ? [element('span', {}, baseParts(base)), element('wbr', {}, [])] : []),
          ...pathParts(String(path)),
        ]),
        ...(typeof copy === 'string'
          ? [element('button', { type: 'button', dataTool: 'copy' }, [text(copy)])]
          : []),
      ]),
      ...children,
    ]),
  Fields: ({ title }, children) =>
    element('div', { className: ['fields'] }, [
      ...(typeof title === 'string' ? [element('h3', {}, [text(title)])] : []),
      ...children,
    ]),
  Signature: ({ language, code, links, several }) =>
    signature(String(code), String(language), typeof links === 'string' ? links : '', several !== undefined),
  Member: ({ name }, children, anchor = '') =>
    element('section', { className: ['member'] }, [
      element('h3', { id: anchor }, [element('a', { href: `#${anchor}` }, breakable(String(name)))]),
      ...children.map(belowHeading),
    ]),
  Field: ({ name, type, label, links }, children, anchor = '') =>
    element('div', { className: ['field'], id: anchor }, [
      element('p', {}, [
        element('a', { href: `#${anchor}` }, [element('code', {}, breakable(String(name), ROW))]),
        // What a value carries is written without a space before it.
        ...(typeof type === 'string'
          ? [...(type.startsWith('(') ? [] : [text(' ')]), element('em', {}, [text(type)])]
          : []),
      ]),
      ...children,
      ...(typeof links === 'string' ? [elsewhere(String(label), links)] : []),
    ]),
  Facts: (_, children) => breakNames(element('div', { className: ['facts'] }, children), ROW),
  Elsewhere: ({ label, links }) => elsewhere(String(label), String(links)),
  TypeEntry: (props, _, anchor = '') => typeEntry(props, anchor),
  Lang: ({ code }, children) =>
    element(children.some(isParagraph) ? 'div' : 'span', { lang: String(code) }, children),
}

/** The title of fields within what has a heading itself is one below it. */
const belowHeading = (node: ElementContent): ElementContent =>
  node.type === 'element' && node.properties.className?.toString() === 'fields'
    ? {
        ...node,
        children: node.children.map((child) =>
          child.type === 'element' && child.tagName === 'h3' ? { ...child, tagName: 'h4' } : child,
        ),
      }
    : node

/** Letters of a name for which a row has room, also on a small phone with large text. */
const ROW = 20

/** Whether something stands on lines of its own, where its tags do. */
const isParagraph = (node: ElementContent): boolean => node.type === 'element' && node.tagName === 'p'

/** An address breaks between its parts; where the reader may have another host, their own takes its place, as in samples. */
function baseParts(base: string): ElementContent[] {
  let at = 0
  const parts = ownValueMarks(base).flatMap(({ start, end, name }) => {
    const before = breakable(base.slice(at, start))
    at = end
    const own = element('var', { dataOwn: name }, [text(base.slice(start, end))])
    return [...before, ...(before.length ? [element('wbr', {}, [])] : []), own]
  })
  return [...parts, ...(at < base.length ? breakable(base.slice(at)) : [])]
}

/** A long path breaks before a slash, and nowhere else; its variables are marked. */
const pathParts = (path: string): ElementContent[] =>
  path.split(/(\{[^}]+\}|(?=\/))/).flatMap((part, at): ElementContent[] => {
    if (!part) return []
    if (part.startsWith('{')) return [element('var', {}, [text(part)])]
    return at && part.startsWith('/') ? [element('wbr', {}, []), text(part)] : [text(part)]
  })
