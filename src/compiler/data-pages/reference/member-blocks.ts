import { inEnglish } from '../../page/in-english'
import type { SdkSymbol, SignatureLanguage, SymbolList } from '../../symbols/symbol'
import { anchorOf, memberTitle, referenceOf, rowTitle } from './addresses'
import {
  attribute,
  capital,
  code,
  elsewhere,
  elsewhereProps,
  factLines,
  parameterLines,
  signatureBlocks,
  signaturesOf,
  typeText,
  type Surroundings,
} from './member'

/** Second languages, whose form of a field is another one than the row shows. */
const LABELS: Partial<Record<SignatureLanguage, string>> = { java: 'Java', swift: 'Swift' }

/** The anchor of what has another one than follows from its title. */
function ownAnchor({ id }: SdkSymbol, list: SymbolList, title: string): string {
  const anchor = referenceOf(list).addresses.get(id)?.anchor
  return anchor === undefined || anchor === anchorOf(title) ? '' : ` anchor="${anchor}"`
}

/**
 * A member below a heading of its own: signatures, sentence, parameters, and what else is known.
 * @param title as its heading and search have it
 */
export function memberBlock(
  type: SdkSymbol,
  member: SdkSymbol,
  list: SymbolList,
  around: Surroundings,
  title = memberTitle(type, member),
): string {
  const { language, words } = around
  const parameters = parameterLines(member, list, around)
  const inside = [
    ...signatureBlocks(member, list, language),
    member.about ? inEnglish(member.about, language) : '',
    ...(parameters.length
      ? [`<Fields title="${words('symbols.parameters')}">`, ...parameters, '</Fields>']
      : []),
    ...facts(factLines(member, list, around)),
    ...elsewhere(member, list, around),
  ].filter(Boolean)
  return [
    `<Member title="${attribute(title)}" name="${attribute(member.name)}"${ownAnchor(member, list, title)}>`,
    ...(inside.length ? inside : [words(`symbols.kind.${member.kind}`)]),
    '</Member>',
  ].join('\n\n')
}

/** A field or value in a row: its type, or what it stands for, and what it is. */
export function fieldRow(type: SdkSymbol, member: SdkSymbol, list: SymbolList, around: Surroundings): string {
  const { language } = around
  const held = member.kind === 'value' ? valueText(member, list) : typeText(member, list)
  const [, second] = signaturesOf(member, list)
  const label = second && LABELS[second[0]]
  // What can be set has two forms in Java.
  const forms = second?.[1].split('\n').map(code).join(', ')
  const other = label && forms ? [`- **${label}** ${forms}`] : []
  const title = rowTitle(type, member)
  return row(
    {
      title,
      name: member.name,
      type: held,
      anchor: ownAnchor(member, list, title),
      elsewhere: elsewhereProps(member, list, around),
    },
    [
      member.about ? inEnglish(member.about, language) : '',
      ...facts([...other, ...meanings(member, around), ...factLines(member, list, around)]),
    ],
  )
}

/** What is declared behind the name of a value: `(service: String)`, `= 'location_always'`, `int = 401`. */
function valueText(value: SdkSymbol, list: SymbolList): string {
  const [, written = ''] = signaturesOf(value, list)[0] ?? []
  const behind = written.slice(written.indexOf(value.name) + value.name.length)
  const [standsFor = ''] = /= .+$/.exec(behind) ?? []
  return behind.startsWith('(') ? behind : [typeText(value, list), standsFor].filter(Boolean).join(' ')
}

/** What each part of a value means that carries any. */
const meanings = ({ kind, parameters = {} }: SdkSymbol, { language }: Surroundings): string[] =>
  kind === 'value'
    ? Object.entries(parameters).map(
        ([name, meaning]) => `- **${code(name)}** ${inEnglish(capital(meaning), language)}`,
      )
    : []

interface Row {
  title: string
  name: string
  type: string
  anchor?: string
  /** Props that say where else it is. */
  elsewhere: string
}

/** A name in a row, with its own address. */
export function row({ title, name, type, anchor = '', elsewhere }: Row, inside: string[]): string {
  const text = inside.filter(Boolean)
  const held = type ? ` type="${attribute(type)}"` : ''
  const head = `<Field title="${attribute(title)}" name="${attribute(name)}"${held}${anchor}${elsewhere}`
  return text.length ? [`${head}>`, ...text, '</Field>'].join('\n\n') : `${head} />`
}

/** What is known besides, as a list. */
export const facts = (lines: readonly string[]): string[] =>
  lines.length ? ['<Facts>', lines.join('\n'), '</Facts>'] : []
