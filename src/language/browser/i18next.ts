/**
 * What the browser gets in place of i18next: the part of it that this site uses, in one kilobyte instead of twenty.
 * Pages are rendered with i18next itself, from the same resources; this reader only has to say the same again while it
 * hydrates. tests/unit/language/browser-i18next.test.ts holds the two against each other, string by string.
 * Swapped in by src/gatsby/replacements.ts, with what is beside it, for production bundles only.
 */

type Strings = { [key: string]: string | Strings }
type Values = Record<string, unknown>
export type Translate = (key: string, values?: Values) => string

/** Ready at once; what it reads is handed to it. */
export class BrowserI18n {
  private readonly bundles: Record<string, Record<string, Strings>> = {}
  private readonly translators = new Map<string, Translate>()
  /** Those of the language. They are made once: making them takes longer than all else that a string with a number needs. */
  private plurals: Intl.PluralRules | undefined

  constructor(public language: string) {}

  changeLanguage(language: string): void {
    this.language = language
    this.plurals = undefined
  }

  hasResourceBundle(language: string, namespace: string): boolean {
    return Boolean(this.bundles[language]?.[namespace])
  }

  addResourceBundle(language: string, namespace: string, strings: Strings): void {
    this.bundles[language] = { ...this.bundles[language], [namespace]: strings }
  }

  /** The translator of a namespace; the same function each time, so that hooks may depend on it. */
  getFixedT(namespace = 'translation'): Translate {
    let translate = this.translators.get(namespace)
    if (!translate) {
      translate = (key, values = {}) => this.translate(namespace, key, values)
      this.translators.set(namespace, translate)
    }
    return translate
  }

  private translate(namespace: string, key: string, values: Values): string {
    const find = (name: string): unknown =>
      name
        .split('.')
        .reduce<unknown>(
          (strings, part) => (strings as Strings | undefined)?.[part],
          this.bundles[this.language]?.[namespace],
        )
    const form =
      typeof values.count === 'number'
        ? find(`${key}_${(this.plurals ??= new Intl.PluralRules(this.language)).select(values.count)}`)
        : undefined
    const text = form ?? find(key)
    // A missing string shows as its key, as with i18next.
    if (typeof text !== 'string') return key
    // A name without a value stays as it is written, as with i18next.
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      name in values ? textOf(values[name]) : whole,
    )
  }
}

/** What may stand in for a {{name}}: texts and numbers; anything else shows as nothing. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
