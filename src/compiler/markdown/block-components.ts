import { lanes, type LanePlace } from '../../shared/capabilities'
import type { BrowserComponent, MarkdownComponent } from '../../shared/components'
import type { sentenceComponents } from '../../shared/components/sentence'
import { absolute, type Context } from './context'
import {
  around,
  asBlock,
  codeBlock,
  codeSpan,
  indented,
  joined,
  link,
  plain,
  quoted,
  sentence,
} from './escape'
import { sampleFence } from './languages'
import { isElement, parseHtml, textOf, type TreeNode } from './tree'

type Props = Readonly<Record<string, unknown>>
type Form = (props: Props, children: readonly TreeNode[], context: Context) => string[]

/** Components on lines of their own that a page reaches the browser with. */
type BlockComponent = Exclude<BrowserComponent | MarkdownComponent, keyof typeof sentenceComponents>

const said = (value: unknown): string => (typeof value === 'string' ? value : '')
const strong = (text: string): string => around(text, '**')
const inside: Form = (_, children, context) => context.blocks(children)
const nothing: Form = () => []

/** A list item with whatever blocks it holds. */
const item = (marker: string, made: readonly string[]): string =>
  marker + indented(joined(made), ' '.repeat(marker.length))

type Kind = 'note' | 'tip' | 'caution' | 'danger'
const callout =
  (kind: Kind): Form =>
  ({ title }, children, context) => {
    const head = [context.words(`callout.${kind}`), said(title)].filter(Boolean).join(': ')
    return [quoted(joined([strong(plain(head)), ...context.blocks(children)]))]
  }

/** `**Cause:** and what it is`. */
const labelled = (label: string, text: string): string => `${strong(`${plain(label)}:`)} ${text}`

/** What each component is in Markdown; their props were checked when the page was compiled. */
export const blockForms: Record<BlockComponent, Form> = {
  Note: callout('note'),
  Tip: callout('tip'),
  Caution: callout('caution'),
  Danger: callout('danger'),
  Steps: (_, children, context) => {
    const steps = children.filter((child) => typeof child !== 'string' && 'component' in child)
    return [joined(steps.map((step, at) => item(`${at + 1}. `, context.blocks([step]))))]
  },
  Step: ({ title }, children, context) => [strong(plain(said(title))), ...context.blocks(children)],
  Tabs: inside,
  Tab: ({ label }, children, context) => [strong(plain(said(label))), ...context.blocks(children)],
  Figure: figure,
  Cards: (_, children, context) => [context.blocks(children).join('\n')],
  Card: ({ title, href }, children, context) => {
    const text = context.blocks(children)
    const name = link(plain(said(title)), absolute(said(href), context.path))
    return [item('- ', [[name, ...text.slice(0, 1)].join(': '), ...text.slice(1)])]
  },
  Details: ({ summary }, children, context) => [strong(plain(said(summary))), ...context.blocks(children)],
  Table: inside,
  Sample: sample,
  Question: ({ title }, children, context) => [`### ${plain(said(title))}`, ...context.blocks(children)],
  UseCase: ({ title, about, goal, capabilities }, children, context) => {
    const { words } = context
    const used = (capabilities as Parameters<typeof capability>[0][]).map((one) => capability(one, context))
    return [
      `### ${plain(said(title))}`,
      sentence(said(about)),
      [
        `- ${labelled(words('useCase.goal'), plain(words(`goal.${goal as 'onboard'}`)))}`,
        `- ${labelled(words('useCase.capability'), used.join(', '))}`,
      ].join('\n'),
      ...context.blocks(children),
    ]
  },
  Lane: ({ place }, children, context) => {
    const { words } = context
    const where = place as LanePlace
    const reader = words(`useCase.reader.${lanes[where]}`)
    return [`#### ${plain(words(`useCase.place.${where}`))} (${plain(reader)})`, ...context.blocks(children)]
  },
  Starts: inside,
  Start: ({ title, who }, children, context) => [
    `### ${plain(said(title))}`,
    around(plain(said(who)), '*'),
    ...context.blocks(children),
  ],
  // Its list says all of the drawing.
  Pieces: inside,
  ErrorEntry: ({ title, status, also, meaning, cause }, children, context) => {
    const { words } = context
    const code = said(status) && !said(title).includes(said(status)) ? `HTTP ${said(status)}` : ''
    const other = said(also) && `${words('errors.also')} ${said(also)}`
    const names = [code, other].filter(Boolean).join('; ')
    const [first = '', ...rest] = context.blocks(children)
    return [
      `### ${plain(said(title))}`,
      asBlock(plain(said(meaning)) + (names && ` (${plain(names)})`)),
      ...(said(cause) ? [labelled(words('errors.cause'), plain(said(cause)))] : []),
      ...fix(words('errors.fix'), first, rest),
    ]
  },
  // They look through what stands on the page.
  ErrorFinder: nothing,
  SymbolFilter: nothing,
}

const capability = (name: 'push', { words }: Context): string => plain(words(`capability.${name}`))

/** What helps; a list or a sample does not begin behind its label. */
const fix = (label: string, first: string, rest: readonly string[]): string[] =>
  /^(?:[-\d`>|#]|!\[)/.test(first)
    ? [strong(`${plain(label)}:`), first, ...rest]
    : [labelled(label, first), ...rest]

/** What the numbers in a picture mean, each with its label. */
const callouts = (html: string): string =>
  parseHtml(html)
    .filter(isElement)
    .flatMap(({ children }) => children)
    .filter(isElement)
    .map(({ attributes, children: [label, ...text] }) => {
      const name = label === undefined ? '' : textOf([label])
      return `${attributes.value ?? ''}. ${labelled(name, plain(textOf(text).trim()))}`
    })
    .join('\n')

/** A picture with its text, what stands below it, and what its numbers mean. */
function figure({ alt, caption, original, callouts: list }: Props, _: unknown, context: Context): string[] {
  return [
    `![${plain(said(alt))}](${absolute(said(original), context.path)})`,
    ...(said(caption) ? [around(plain(said(caption)), '*')] : []),
    callouts(said(list)),
  ]
}

/** A sample to the letter; one in which lines change is a difference, with the signs that the text names. */
function sample({ lang, file, html }: Props): string[] {
  const code = parseHtml(said(html))
  const language = sampleFence(said(lang))
  const isChange = code.some((node) => signOf(node))
  return [
    ...(typeof file === 'string' ? [`${codeSpan(file)}:`] : []),
    isChange
      ? codeBlock(signedLines(code), ['diff', language].filter(Boolean).join(' '))
      : codeBlock(textOf(code), language),
  ]
}

const SIGNS: Readonly<Record<string, string>> = { del: '-', ins: '+' }
const signOf = (node: TreeNode): string => (isElement(node) && SIGNS[node.tag]) || ''

/** Each line with its sign at its start. Lines that change are elements of their own; the others are made of many. */
function signedLines(code: readonly TreeNode[]): string {
  let kept = ''
  const lines: string[] = []
  const endKept = () => {
    if (kept)
      lines.push(
        ...kept
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => line && ` ${line}`),
      )
    kept = ''
  }
  for (const node of code) {
    const sign = signOf(node)
    if (!sign) {
      kept += textOf([node])
      continue
    }
    endKept()
    lines.push(sign + textOf([node]).replace(/\n$/, ''))
  }
  endKept()
  return lines.join('\n')
}
