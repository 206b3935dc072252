// @ts-check
// A map of a town that does not exist, with zones and pins on it.
import { dot, esc } from './parts.mjs'
import { shape } from './shapes.mjs'

const streets = [
  'M-10 62 C120 48 240 86 560 40',
  'M-10 168 C140 150 300 196 560 148',
  'M-10 262 C160 236 330 284 560 244',
  'M84 -10 C70 90 110 200 92 320',
  'M214 -10 C226 100 190 210 220 320',
  'M338 -10 C330 110 366 190 346 320',
  'M462 -10 C476 90 440 210 470 320',
]
const lanes = [
  'M-10 112 C100 104 180 124 338 112',
  'M214 216 C300 226 400 210 560 198',
  'M150 56 L158 320',
  'M276 72 L280 184',
  'M404 60 L398 320',
  'M520 44 L512 320',
  'M-10 216 L92 208',
]
const water = 'M-10 320 L-10 282 C60 262 120 296 190 306 C240 312 260 318 270 320 Z'
const parks = ['M232 88 h92 v70 h-96 z', 'M414 214 h44 v40 h-48 z', 'M8 76 h62 v28 h-64 z']

/** @typedef {{ x?: number, y?: number, r?: number, points?: number[][], tone?: 'signal' | 'good' }} Zone a circle, or a polygon of `points` */

const outline = (/** @type {string[]} */ paths, /** @type {string} */ name) =>
  paths.map((d) => `<path class="${name}" d="${d}"/>`).join('')

/** @param {Zone} zone */
function zone({ x, y, r, points, tone = 'signal' }) {
  if (points)
    return (
      `<path class="zone ${tone}" d="M${points.map((point) => point.join(' ')).join(' L')} Z"/>` +
      points.map(([left, top]) => `<circle class="knob ${tone}" cx="${left}" cy="${top}" r="3.5"/>`).join('')
    )
  return `<circle class="zone ${tone}" cx="${x}" cy="${y}" r="${r}"/><circle class="knob ${tone}" cx="${x}" cy="${y}" r="3.5"/>`
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} body
 * @param {string} name
 */
const at = (x, y, body, name) => `<span class="${name}" style="left:${x}px;top:${y}px">${body}</span>`

/**
 * @param {object} options
 * @param {number} options.height in pixels; the width is that of the column
 * @param {Zone[]} [options.zones] circles and polygons
 * @param {{ x: number, y: number, label?: string, icon?: string }[]} [options.pins]
 * @param {{ x: number, y: number }[]} [options.spots] small marks, such as devices
 * @param {{ x: number, y: number, n: number }[]} [options.dots] callouts on the map
 */
export function map({ height, zones = [], pins = [], spots = [], dots = [] }) {
  const svg =
    `<svg width="560" height="${height}" viewBox="0 0 560 ${height}">` +
    outline(parks, 'park') +
    `<path class="water" d="${water}"/>` +
    outline(lanes, 'lane') +
    outline(streets, 'street') +
    zones.map(zone).join('') +
    spots.map(({ x, y }) => `<circle class="spot" cx="${x}" cy="${y}" r="4"/>`).join('') +
    '</svg>'
  const marks = pins.map(({ x, y, label, icon = 'pin' }) =>
    at(x, y, `<i>${shape(icon, 13)}</i>${label ? `<b>${esc(label)}</b>` : ''}`, 'place'),
  )
  return `<div class="map" style="height:${height}px">${svg}${marks.join('')}${dots.map(({ x, y, n }) => at(x, y, dot(n), 'mark')).join('')}</div>`
}
