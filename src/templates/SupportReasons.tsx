import { useTranslation } from 'react-i18next'
import type { ParityCell, ParityTable } from '../shared/parity'
import { platformLabel } from '../shared/sdk'
import { reasonsOf, type Reason } from './support-reasons'
import * as styles from './SupportReasons.module.css'

interface SupportReasonsProps extends Pick<ParityTable, 'columns'> {
  /** Of what opens, so that it is open again for who comes back (src/runtime/places.ts). */
  id: string
  cells: readonly ParityCell[]
}

/**
 * Why it is not there, or not all of it: each reason once, with the platforms that it holds for. A row says the first, and the
 * others when they are asked for, so that rows stay a table.
 */
export function SupportReasons({ id, cells, columns }: SupportReasonsProps) {
  const { t } = useTranslation()
  const [first, ...more] = reasonsOf(cells, columns)
  if (!first) return null
  return (
    <tr role="row" className={styles.reasons}>
      {/* eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it is no cell of a grid */}
      <td role="cell" colSpan={columns.length + 1}>
        {more.length ? (
          <details id={id}>
            <summary>
              <Why {...first} />{' '}
              <span className={styles.more}>{t('sdk.matrixMore', { count: more.length })}</span>
            </summary>
            {more.map((reason) => (
              <p key={reason.state + reason.note}>
                <Why {...reason} />
              </p>
            ))}
          </details>
        ) : (
          <p>
            <Why {...first} />
          </p>
        )}
      </td>
    </tr>
  )
}

function Why({ state, note, platforms }: Reason) {
  const { t } = useTranslation()
  return (
    <>
      <i data-state={state} />
      <b>{platforms?.map(platformLabel).join(', ') ?? t('sdk.allPlatforms')}</b>: {note}
    </>
  )
}
