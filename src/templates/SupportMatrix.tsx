import { Link } from 'gatsby'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ParityCell, ParityTable } from '../shared/parity'
import { currentVersion, platformLabel } from '../shared/sdk'
import * as styles from './SupportMatrix.module.css'

/** What each platform can do, a table a version: every cell is a link, or says why there is nothing to lead to. */
export function SupportMatrix({ tables }: { tables: readonly ParityTable[] }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.matrix}>
      <h2 id={id}>{t('sdk.matrix')}</h2>
      {tables.map((table) =>
        table.version === currentVersion ? (
          <Matrix key={table.version} table={table} />
        ) : (
          <details key={table.version} className={styles.older}>
            <summary>{t('sdk.matrixVersion', { version: table.version })}</summary>
            <Matrix table={table} />
          </details>
        ),
      )}
    </section>
  )
}

function Matrix({ table: { version, columns, rows } }: { table: ParityTable }) {
  const { t } = useTranslation()
  // A platform of another version than the table's is named with it.
  const isMixed = columns.some((column) => column.version !== version)
  const names = columns.map((column) =>
    [platformLabel(column.id), ...(column.version === version ? [] : [column.version])].join(' '),
  )
  return (
    // On a narrow screen each row becomes a list of its platforms, so nothing has to be scrolled sideways. Browsers take
    // what is not laid out as a table for none, unless roles say so.
    <table role="table" className={styles.table}>
      <caption>{t(isMixed ? 'sdk.matrixCaptionAll' : 'sdk.matrixCaption', { version })}</caption>
      <thead>
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('sdk.capability')}
          </th>
          {names.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            {cells.map((cell, index) => (
              <td
                key={names[index]}
                // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it is no cell of a grid
                role="cell"
                data-platform={names[index]}
                data-state={cell.state}
              >
                <Cell cell={cell} topic={label} platform={names[index] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ cell, topic, platform }: { cell: ParityCell; topic: string; platform: string }) {
  const { t } = useTranslation()
  const state = t(`sdk.state.${cell.state}`)
  return (
    <>
      {cell.path ? (
        <Link to={cell.path} aria-label={t('sdk.cell', { topic, platform, state })}>
          {state}
        </Link>
      ) : (
        state
      )}
      {cell.note && <small>{cell.note}</small>}
    </>
  )
}
