// What tells about figures and people: tiles, charts, profiles.
import { dot, esc } from './parts.mjs'
import { shape } from './shapes.mjs'

/** Tiles with one figure each; `note` stands small below it. */
export function tiles(list) {
  const boxes = list.map(
    ({ name, value, note, n }) =>
      `<div class="tile"><div class="label"><span>${esc(name)}</span>${dot(n)}</div><strong>${esc(value)}</strong>${note ? `<p class="hint">${esc(note)}</p>` : ''}</div>`,
  )
  return `<div class="tiles" style="--tiles:${list.length}">${boxes.join('')}</div>`
}

/**
 * Lines over time, without a scale of their own.
 * @param {{ name: string, points: number[], tone?: 'good' | 'signal' }[]} lines
 * @param {string[]} days what stands below the chart, evenly spread
 */
export function lineChart(lines, days, { height = 92 } = {}) {
  const most = Math.max(...lines.flatMap(({ points }) => points)) * 1.08
  const place = (points) =>
    points.map(
      (value, index) =>
        `${((index / (points.length - 1)) * 100).toFixed(2)},${((1 - value / most) * height).toFixed(1)}`,
    )
  const drawn = lines.map(({ points, tone = 'good' }) => {
    const way = place(points).join(' ')
    return `<polygon class="area ${tone}" points="0,${height} ${way} 100,${height}"/><polyline class="${tone}" points="${way}"/>`
  })
  const grid = [0.25, 0.5, 0.75].map((part) => `<path class="grid" d="M0 ${height * part}H100"/>`)
  const legend =
    lines.length > 1
      ? `<div class="keys">${lines.map(({ name, tone = 'good' }) => `<span><i class="${tone}"></i>${esc(name)}</span>`).join('')}</div>`
      : ''
  return `<div class="lines">${legend}<svg viewBox="0 0 100 ${height}" preserveAspectRatio="none" height="${height}">${grid.join('')}${drawn.join('')}<path class="base" d="M0 ${height}H100"/></svg><div class="days">${days.map((day) => `<span>${esc(day)}</span>`).join('')}</div></div>`
}

/** Bars that lie, with their values: `[name, size, value]`. */
export function bars(list, { tone = 'good' } = {}) {
  const most = Math.max(...list.map(([, size]) => size))
  return `<div class="bars">${list
    .map(
      ([name, size, value]) =>
        `<span>${esc(name)}</span><i class="${tone}" style="width:${Math.max(1, Math.round((size / most) * 100))}%"></i><b>${esc(value)}</b>`,
    )
    .join('')}</div>`
}

/** What is known of a person, a device or a file: name, value and, where it matters, a callout. */
export function profile(pairs, { label = 96 } = {}) {
  const lines = pairs.map(([name, value, n]) => `<div><dt>${esc(name)}</dt><dd>${value}${dot(n)}</dd></div>`)
  return `<dl class="profile" style="--label:${label}px">${lines.join('')}</dl>`
}

/** Someone's picture, name and one line more. */
export const person = (name, line, { n } = {}) =>
  `<div class="person"><i>${shape('user', 22)}</i><div><b>${esc(name)}</b>${dot(n)}<p class="hint">${esc(line)}</p></div></div>`

/** How far a job is: `part` of 100. */
export const progress = (part) => `<span class="progress"><i style="width:${part}%"></i></span>`
