// The parts that the figures' screens are built from. Every part is a plain function from words to HTML.
import { shape } from './shapes.mjs'

/** A text as it stands in HTML, in an attribute as well. */
export const esc = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

/** The numbered dot of a callout. It stands beside a label, in the flow, so it can never cover text. */
export const dot = (n) => (n ? `<span class="dot" data-callout="${n}">${n}</span>` : '')

/** Parts side by side, each as wide as it needs. */
export const row = (...parts) => `<div class="row">${parts.join('')}</div>`
/** Columns of a grid; `template` is their widths as CSS has them, such as `2fr 1fr`. */
export const columns = (template, ...parts) =>
  `<div class="columns" style="grid-template-columns:${template}">${parts.map((part) => `<div class="stack">${part}</div>`).join('')}</div>`
/** Columns whose panels are all as tall as the tallest. */
export const level = (...parts) => columns(...parts).replace('"columns"', '"columns level"')
/** Parts one below the other. */
export const stack = (...parts) => `<div class="stack">${parts.join('')}</div>`

/** A label over whatever is filled in below it. */
export function labelled(label, control, { n, required, hint } = {}) {
  const star = required ? '<span class="must">*</span>' : ''
  const help = hint ? `<p class="hint">${esc(hint)}</p>` : ''
  return `<div class="field"><div class="label"><span>${esc(label)}${star}</span>${dot(n)}</div>${control}${help}</div>`
}

/** A text field. `value` is what someone typed, `placeholder` what the empty field shows. */
export function field(label, { value, placeholder = '', mono, lines = 1, icon, readOnly, ...rest } = {}) {
  const words = value === undefined ? `<span class="ghost">${esc(placeholder)}</span>` : esc(value)
  const names = ['box', mono && 'mono', lines > 1 && 'tall', readOnly && 'fixed'].filter(Boolean).join(' ')
  const mark = icon ? shape(icon) : ''
  return labelled(
    label,
    `<div class="${names}" style="--lines:${lines}"><span class="words">${words}</span>${mark}</div>`,
    rest,
  )
}

/** A field that offers a choice, closed; options as those of `field`. */
export const select = (label, options = {}) => field(label, { ...options, icon: 'down' })

/** A switch with its name beside it; `on` says how it stands. */
export function toggle(label, on, { n, hint } = {}) {
  const help = hint ? `<span class="hint">${esc(hint)}</span>` : ''
  return `<div class="toggle"><i class="switch${on ? ' on' : ''}"></i><span class="name">${esc(label)}</span>${dot(n)}${help}</div>`
}

/** A box to tick, with its label and a hint below. */
export function checkbox(label, on, { n, hint } = {}) {
  const help = hint ? `<p class="hint">${esc(hint)}</p>` : ''
  return `<div class="checkbox"><i class="tick${on ? ' on' : ''}">${on ? shape('check', 11) : ''}</i><div><div class="label"><span>${esc(label)}</span>${dot(n)}</div>${help}</div></div>`
}

/** Choices of which one is made; `across` tells how many stand side by side. */
export function choice(label, options, { n, across = 2, ...rest } = {}) {
  const cards = options.map(
    ({ name, hint, on }) =>
      `<div class="option${on ? ' on' : ''}"><i class="radio"></i><div><b>${esc(name)}</b><p class="hint">${esc(hint)}</p></div></div>`,
  )
  const place = `grid-template-columns:repeat(${across},1fr)`
  return labelled(label, `<div class="options" style="${place}">${cards.join('')}</div>`, { n, ...rest })
}

/** A button; `kind` is `plain`, `primary` or `danger`, `icon` the name of a shape. */
export function button(label, { kind = 'plain', icon, n, small } = {}) {
  return `<span class="button-spot">${dot(n)}<span class="button ${kind}${small ? ' small' : ''}">${icon ? shape(icon, 13) : ''}${esc(label)}</span></span>`
}

/** An empty search field. */
export const searchField = (placeholder, { n } = {}) =>
  `<div class="search"><div class="box">${shape('search')}<span class="ghost">${esc(placeholder)}</span></div>${dot(n)}</div>`

/** A word in a coloured frame; `kind` is a class of the style sheet. */
export const badge = (label, kind = 'plain') => `<span class="badge ${kind}">${esc(label)}</span>`

const stateShapes = { active: 'check', inactive: 'off', attention: 'alert' }
/** A service's state: form and colour both tell it, so that it also reads without colour. */
export const state = (kind) => `<i class="state ${kind}">${shape(stateShapes[kind], 11)}</i>`

/** A framed part of a screen: `body` and `extra`, which stands at the right of its title, are HTML. */
export function panel(title, body, { n, extra = '', quiet } = {}) {
  return `<section class="panel${quiet ? ' quiet' : ''}"><header><h3>${esc(title)}</h3>${dot(n)}${extra}</header>${body}</section>`
}

/** A drop-down that stands open with its words, or is closed when it has none. */
export function openMenu(label, items, { n, danger = [] } = {}) {
  const list = items.map((item) => `<li class="${danger.includes(item) ? 'danger' : ''}">${esc(item)}</li>`)
  return `<span class="menu-spot">${dot(n)}<span class="button plain">${esc(label)}${shape('down', 12)}</span>${list.length > 0 ? `<ul class="menu">${list.join('')}</ul>` : ''}</span>`
}

/** A table whose cells are HTML; `template` is the widths of its columns as CSS has them. */
export function table(heads, rows, template) {
  const line = (cells, kind) =>
    `<div class="line ${kind}" style="grid-template-columns:${template}">${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`
  return `<div class="table">${line(heads, 'head')}${rows.map((cells) => line(cells, '')).join('')}</div>`
}

/** Names with their values, as pairs of texts. */
export function facts(pairs) {
  return `<dl class="facts">${pairs.map(([name, value]) => `<div><dt>${esc(name)}</dt><dd>${esc(value)}</dd></div>`).join('')}</dl>`
}

/** A field for a file: its name once it is chosen, or that there is none yet. */
export function upload(label, { file, action = 'Choose file', ...rest } = {}) {
  const words = file
    ? `${shape('file')}<span class="words">${esc(file)}</span>`
    : `${shape('upload')}<span class="ghost">No file yet</span>`
  return labelled(
    label,
    `<div class="upload">${words}<span class="button small plain">${esc(action)}</span></div>`,
    rest,
  )
}

/** The tabs of a wizard; a green check says that a tab's least input is done. */
export function wizardTabs(tabs, { n } = {}) {
  const list = tabs.map(
    ({ name, done, on }) =>
      `<span class="tab${on ? ' on' : ''}">${done ? `<i class="done">${shape('check', 10)}</i>` : '<i class="todo"></i>'}${esc(name)}</span>`,
  )
  return `<div class="tabs" aria-label="Tabs">${list.join('')}${dot(n)}</div>`
}

/** A phone's lock screen with one notification; `android` gives it a round camera hole. */
export function phone({ app, title, subtitle, message, actions = [], n, caption, android = false }) {
  const buttons = actions.length
    ? `<div class="taps">${actions.map((action) => `<span>${esc(action)}</span>`).join('')}</div>`
    : ''
  const picture = `<div class="picture">${shape('image', 22)}</div>`
  const words =
    `<div class="app"><i></i>${esc(app)}<span>now</span></div>` +
    `<b>${esc(title)}</b>${subtitle ? `<em>${esc(subtitle)}</em>` : ''}<p>${esc(message)}</p>`
  // Android draws the picture below the text, in the expanded notification.
  const note = android ? words + picture + buttons : picture + words + buttons
  return (
    `<div class="phone-spot"><div class="phone${android ? ' punch' : ''}"><i class="ear"></i><div class="clock">9:41</div><div class="note${android ? ' expanded' : ''}">${note}</div></div>` +
    `<div class="caption"><span>${esc(caption)}</span>${dot(n)}</div></div>`
  )
}
