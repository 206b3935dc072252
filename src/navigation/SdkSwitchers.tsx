import { Link, navigate } from 'gatsby'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocPage, SwitchChoice, Switcher as SwitcherData } from '../shared/doc-page'
import type { Heading } from '../shared/blocks'
import { platformLabel, sdkVersions } from '../shared/sdk'
import { headingInView } from './heading-in-view'
import { Unbroken } from './Unbroken'
import * as styles from './SdkSwitchers.module.css'

const labelOf = (id: string): string =>
  sdkVersions.find((version) => version.id === id)?.label ?? platformLabel(id)

/** A platform of another version than the page's is named with it. */
const nameOf = ({ id, version }: Pick<SwitchChoice, 'id' | 'version'>): string =>
  version ? `${labelOf(id)} ${labelOf(version)}` : labelOf(id)

interface SdkSwitchersProps {
  doc: Pick<DocPage, 'switchers' | 'headings'>
  /** In a line above the text, where a narrow screen has the others in its menu. */
  chips?: boolean
}

/**
 * Version, platform and OS of an SDK page. Every choice is a link to the same topic, so it works without JavaScript; what else
 * closes an open menu is in src/aids.
 */
export function SdkSwitchers({ doc: { switchers, headings }, chips = false }: SdkSwitchersProps) {
  const { t } = useTranslation()
  if (!switchers?.length) return null
  return (
    <div className={chips ? styles.chips : styles.switchers} role="group" aria-label={t('switcher.label')}>
      {switchers.map((switcher) => (
        <Switcher key={switcher.kind} switcher={switcher} headings={headings} chips={chips} />
      ))}
    </div>
  )
}

interface SwitcherProps {
  switcher: SwitcherData
  headings: readonly Heading[]
  chips: boolean
}

function Switcher({ switcher: { kind, choices }, headings, chips }: SwitcherProps) {
  const { t, i18n } = useTranslation()
  const current = choices.find((choice) => choice.current)

  /** The place on the page goes along, where the other page has the same heading. */
  const go = (event: MouseEvent, choice: SwitchChoice) => {
    const { path, shared, missing } = choice
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    const at = headingInView(headings)
    const anchor = shared?.includes(at) ? `#${headings[at]?.id ?? ''}` : ''
    if (!anchor && !missing) return
    event.preventDefault()
    navigate(path + anchor, { state: missing ? { missing: noteOf(choice, missing) } : {} })
  }
  const noteOf = (choice: SwitchChoice, { topic, why }: NonNullable<SwitchChoice['missing']>) =>
    t(why ? 'switcher.missingWhy' : 'switcher.missing', { topic, where: nameOf(choice), why })

  // Above the systems of its platform, a page is about all of them.
  const value = current ? labelOf(current.id) : new Intl.ListFormat(i18n.language).format(choices.map(nameOf))
  const name = t(`switcher.${kind}`)
  const face = chips ? (
    value
  ) : (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
    </>
  )
  // A menu that only leads to where its reader is would be none.
  if (current && !choices[1]) return <p className={styles.only}>{face}</p>
  return (
    <details className={styles.switcher} data-menu="">
      <summary aria-label={chips ? `${name}: ${value}` : undefined}>{face}</summary>
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Link
              to={choice.path}
              aria-current={choice.current ? 'true' : undefined}
              onClick={(event) => go(event, choice)}
            >
              {nameOf(choice)}
              {choice.missing && (
                <small>
                  <Unbroken text={noteOf(choice, choice.missing)} />
                </small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
