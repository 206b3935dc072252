// Parts for putting something together: chips, conditions, rules, tabs, days, timelines.
import { dot, esc, labelled } from './parts.mjs'
import { shape } from './shapes.mjs'

/** What has been picked, each with a cross, and the word that picks more. */
export function chips(list, { add, mono } = {}) {
  const picked = list.map(
    (word) => `<span class="chip${mono ? ' mono' : ''}">${esc(word)}${shape('cross', 9)}</span>`,
  )
  return `<span class="chips">${picked.join('')}${add ? `<span class="more">${shape('plus', 11)}${esc(add)}</span>` : ''}</span>`
}

/** A field that holds chips. */
export const chipField = (label, list, { add, mono, ...rest } = {}) =>
  labelled(label, `<div class="box chip-box">${chips(list, { add, mono })}</div>`, rest)

/** A small select inside a line of conditions. */
export const pick = (word, { n, wide, mono } = {}) =>
  `<span class="pick${wide ? ' wide' : ''}${mono ? ' mono' : ''}"><span>${esc(word)}</span>${shape('down', 10)}</span>${dot(n)}`

/** A small text field inside a line of conditions. */
export const typed = (word, { n, wide, mono } = {}) =>
  `<span class="pick typed${wide ? ' wide' : ''}${mono ? ' mono' : ''}"><span>${esc(word)}</span></span>${dot(n)}`

/** One line of a builder: its parts, and a cross at the end that takes it out. */
export const condition = (...parts) =>
  `<div class="condition">${parts.join('')}<span class="glyph">${shape('cross', 11)}</span></div>`

/** A group of conditions under one heading, such as the segments of a set of criteria. */
export const group = (title, icon, lines, { n, extra = '' } = {}) =>
  `<section class="group"><header>${shape(icon)}<b>${esc(title)}</b>${dot(n)}<span class="fill"></span>${extra}</header>${lines.join('')}</section>`

/** Tabs without the checks of a wizard. */
export const tabs = (names, on, { n } = {}) =>
  `<div class="tabs plain">${names.map((name) => `<span class="tab${name === on ? ' on' : ''}">${esc(name)}</span>`).join('')}${dot(n)}</div>`

/** The days of a week; the ones in `off` are skipped. */
export function weekdays(label, off, options) {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  return labelled(
    label,
    `<div class="weekdays">${days.map((day) => `<span class="${off.includes(day) ? 'off' : ''}">${day}</span>`).join('')}</div>`,
    options,
  )
}

/**
 * A stretch of days with what happens on them.
 * @param {string[]} days
 * @param {{ from: number, to?: number, name: string, icon?: string, tone?: string, n?: number }[]} items days counted from 0
 */
export function timeline(days, items) {
  const heads = days.map((day) => `<span class="day">${esc(day)}</span>`)
  const rows = items.map(
    ({ from, to = from, name, icon, tone = '', n }, index) =>
      `<div class="item ${tone}" style="grid-column:${from + 1} / ${to + 2};grid-row:${index + 2}">${icon ? shape(icon, 12) : ''}<span>${esc(name)}</span>${dot(n)}</div>`,
  )
  return `<div class="timeline" style="--days:${days.length}">${heads.join('')}${rows.join('')}</div>`
}

/** A strip that says what a choice comes to, such as how many devices a message reaches. */
export const outcome = (label, value, { n, icon = 'user' } = {}) =>
  `<div class="outcome">${shape(icon)}<span>${esc(label)}</span><b>${esc(value)}</b>${dot(n)}</div>`

/** A window over the screen: its heading, what is in it, its buttons. */
export const dialog = (title, body, buttons, { n } = {}) =>
  `<section class="dialog"><header><h3>${esc(title)}</h3>${dot(n)}<span class="fill"></span>${shape('cross', 12)}</header>${body}<footer>${buttons}</footer></section>`

/** A short notice inside a screen. */
export const notice = (words, { n, icon = 'alert', kind = 'signal' } = {}) =>
  `<div class="notice ${kind}">${shape(icon)}<span>${esc(words)}</span>${dot(n)}</div>`

/** A row of choices of which one is made. */
export const pills = (label, names, on, options) =>
  labelled(
    label,
    `<div class="pills">${names.map((name) => `<span class="${name === on ? 'on' : ''}">${esc(name)}</span>`).join('')}</div>`,
    options,
  )
