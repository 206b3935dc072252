// Screens of other companies, as sketches in the figures' own look: their labels and where they stand, not their design.
import { dot, esc } from './parts.mjs'
import { shape } from './shapes.mjs'

/**
 * A console in a browser.
 * @param {object} options
 * @param {string} options.name what it is called
 * @param {string} options.project the project that is open
 * @param {(string | { name: string, on?: boolean, n?: number, under?: boolean })[]} options.menu entries at the left
 * @param {string} options.title the screen
 * @param {(string | { name: string, on?: boolean, n?: number })[]} options.tabs
 * @param {string} options.body
 */
export function vendorConsole({ name, project, menu, title, tabs, body }) {
  const entry = (one) => (typeof one === 'string' ? { name: one } : one)
  const entries = menu
    .map(entry)
    .map(
      ({ name: label, on, n, under }) =>
        `<li class="${on ? 'on' : ''} ${under ? 'under' : ''}"><span>${esc(label)}</span>${dot(n)}</li>`,
    )
  return (
    `<div class="window vendor"><div class="vendor-bar"><b>${esc(name)}</b><span>${esc(project)}</span></div>` +
    `<div class="screen"><nav><ul class="vendor-menu">${entries.join('')}</ul></nav><main><div class="heading"><h2>${esc(title)}</h2></div>${vendorTabs(tabs.map(entry))}${body}</main></div></div>`
  )
}

/** Tabs, of which one is open. */
const vendorTabs = (tabs) =>
  `<div class="vendor-tabs">${tabs.map(({ name, on, n }) => `<span class="${on ? 'on' : ''}">${esc(name)}${dot(n)}</span>`).join('')}</div>`

/** A name and a value a line: `[name, html, n]`. */
export const values = (rows, { label = 150 } = {}) =>
  `<dl class="values" style="--label:${label}px">${rows
    .map(([name, value, n]) => `<div><dt><span>${esc(name)}</span>${dot(n)}</dt><dd>${value}</dd></div>`)
    .join('')}</dl>`

/** The editor of an Xcode project: files at the left, then targets, then the tabs of the target. */
export const xcode = ({ files, project, targets, tabs, body }) =>
  `<div class="window vendor xcode"><div class="xcode-bar"><i></i><i></i><i></i><b>Xcode</b><span>${esc(project)}</span></div><div class="xcode-screen">` +
  `<ul class="xcode-files">${files.map(([name, icon, depth = 0]) => `<li style="padding-left:${depth * 13}px">${shape(icon, 12)}<span>${esc(name)}</span></li>`).join('')}</ul>` +
  `<div class="xcode-targets"><p>Project</p><span>${shape('file', 12)}${esc(project)}</span><p>Targets</p>` +
  targets
    .map(
      ({ name, on, n }) =>
        `<span class="${on ? 'on' : ''}">${shape('phone', 12)}${esc(name)}${dot(n)}</span>`,
    )
    .join('') +
  `</div><div class="xcode-body">${vendorTabs(tabs)}${body}</div></div></div>`

/** A capability of a target; `body` is HTML. What is `fixed`, as signing is, has no cross that removes it. */
export const capability = (name, body, { n, fixed } = {}) =>
  `<section class="capability"><header>${shape('down', 11)}<b>${esc(name)}</b>${dot(n)}<span class="fill"></span>${fixed ? '' : shape('cross', 10)}</header>${body ? `<div>${body}</div>` : ''}</section>`

/** Boxes to tick: `[name, on, n]`. */
export const ticks = (rows) =>
  `<ul class="ticks">${rows
    .map(
      ([name, on, n]) =>
        `<li><i class="tick${on ? ' on' : ''}">${on ? shape('check', 10) : ''}</i><span>${esc(name)}</span>${dot(n)}</li>`,
    )
    .join('')}</ul>`
