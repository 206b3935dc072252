// @ts-check
// A month, with the days on which something happens.
import { dot, esc } from './parts.mjs'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * @param {string} title such as "March 2027"
 * @param {object} options
 * @param {number} options.first the weekday of the first, 0 for Monday
 * @param {number} options.days how many days the month has
 * @param {number[]} options.on the days that are marked
 * @param {number} [options.n] callout beside the title
 */
export function calendar(title, { first, days, on, n }) {
  const gaps = '<i></i>'.repeat(first)
  const cells = Array.from(
    { length: days },
    (_, index) => `<span class="${on.includes(index + 1) ? 'on' : ''}">${index + 1}</span>`,
  )
  return `<div class="calendar"><header><b>${esc(title)}</b>${dot(n)}</header><div>${names.map((name) => `<em>${name}</em>`).join('')}${gaps}${cells.join('')}</div></div>`
}
