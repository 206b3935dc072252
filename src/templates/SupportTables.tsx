import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { PlatformIcon } from '../brand/PlatformIcon'
import type { ParityCell, ParityTable } from '../shared/parity'
import { platformLabel, statusOf } from '../shared/sdk'
import * as styles from './SupportMatrix.module.css'
import { SupportReasons } from './SupportReasons'
import * as choice from './SupportSwitch.module.css'

/**
 * A table a version, of which the chosen one is seen: that is left to the browser's own radio buttons and the style sheet, so
 * it works without JavaScript. Every cell is a sign that leads to the page of the topic; its words are there for whoever
 * cannot see it. Why something is missing stands once below its row.
 */
export function SupportTables({ tables }: { tables: readonly ParityTable[] }) {
  const { t } = useTranslation()
  return (
    <div className={`${styles.tables} ${choice.versions}`}>
      {tables.map(({ version }, index) => (
        <Fragment key={version}>
          <input
            type="radio"
            name="support-version"
            id={`support-${version}`}
            defaultChecked={index === 0}
            autoComplete="off"
          />
          <label
            htmlFor={`support-${version}`}
            className={index === tables.length - 1 ? choice.last : undefined}
          >
            {t('sdk.matrixVersion', { version: version.slice(1) })}{' '}
            <small>{t(`status.short.${statusOf(version)}`)}</small>
          </label>
        </Fragment>
      ))}
      <input type="checkbox" id="support-why" autoComplete="off" />
      <label htmlFor="support-why" className={choice.why}>
        {t('sdk.matrixWhy')}
      </label>
      <p className={styles.legend}>
        {(['yes', 'part', 'no'] as const).map((state) => (
          <span key={state}>
            <i data-state={state} /> {t(`sdk.state.${state}`)}
          </span>
        ))}
      </p>
      {tables.map((table) => (
        <SupportTable key={table.version} table={table} />
      ))}
    </div>
  )
}

function SupportTable({ table: { version, columns, rows } }: { table: ParityTable }) {
  const { t } = useTranslation()
  // A platform of another version than the table's is named with it.
  const others = columns.map(({ version: own }) => (own === version ? '' : ` ${own}`))
  const names = columns.map(({ id }, index) => platformLabel(id) + (others[index] ?? ''))
  return (
    // Where text is large on a narrow screen each row becomes a list of its platforms. Browsers take what is not laid out as
    // a table for none, unless roles say so.
    <table role="table" className={styles.table}>
      <caption>{t(others.some(Boolean) ? 'sdk.matrixCaptionAll' : 'sdk.matrixCaption', { version })}</caption>
      <thead>
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('sdk.capability')}
          </th>
          {columns.map(({ id }, index) => (
            <th key={id} role="columnheader" scope="col">
              <PlatformIcon platform={id} />
              <span>
                {platformLabel(id)}
                {others[index] && <b>{others[index]}</b>}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ id, label, cells }) => (
        <tbody key={id}>
          <tr role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            {cells.map((cell, index) => (
              // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it is no cell of a grid
              <td key={names[index]} role="cell" data-state={cell.state} data-platform={names[index]}>
                <Cell cell={cell} topic={label} platform={names[index] ?? ''} />
              </td>
            ))}
          </tr>
          <SupportReasons id={`why-${version}-${id}`} cells={cells} columns={columns} />
        </tbody>
      ))}
    </table>
  )
}

function Cell({ cell, topic, platform }: { cell: ParityCell; topic: string; platform: string }) {
  const { t } = useTranslation()
  const words = t('sdk.cell', { topic, platform, state: t(`sdk.state.${cell.state}`) })
  return cell.path ? <a href={cell.path}>{words}</a> : <span>{words}</span>
}
