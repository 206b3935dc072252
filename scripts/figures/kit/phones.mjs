// What people see: a handset with an app, an inbox, a text message, a wallet pass.
import { dot, esc } from './parts.mjs'
import { shape } from './shapes.mjs'

/** A handset around a screen; `kind` is `night` (lock screen, wallet) or `app` (an open app). */
export const handset = (screen, { caption, n, kind = 'app', height = 318 }) =>
  `<div class="phone-spot"><div class="phone ${kind}${screen.includes('"over fullscreen"') ? ' full' : ''}" style="height:${height}px"><i class="ear"></i>${screen}</div>` +
  `<div class="caption"><span>${esc(caption)}</span>${dot(n)}</div></div>`

/** The app behind something that lies over it: a heading and grey blocks. */
const behind = (app) =>
  `<div class="app-head">${esc(app)}</div><div class="blocks"><i></i><i></i><i></i><i></i></div>`

const taps = (actions) =>
  actions.length
    ? `<div class="taps">${actions.map((word) => `<span>${esc(word)}</span>`).join('')}</div>`
    : ''

const texts = (title, message) => `<div class="texts"><b>${esc(title)}</b><p>${esc(message)}</p></div>`

/** An in-app message over the app: `banner` at the top, `card` in the middle, `fullscreen` over all. */
export function inApp(kind, { app, title, message, actions = [] }) {
  const picture = `<div class="art">${shape('image', kind === 'banner' ? 16 : 24)}</div>`
  const cross = kind === 'fullscreen' ? `<i class="cross">${shape('cross', 11)}</i>` : ''
  const body =
    kind === 'banner' ? picture + texts(title, message) : picture + texts(title, message) + taps(actions)
  return `<div class="in-app">${behind(app)}<div class="over ${kind}">${body}${cross}</div></div>`
}

/** The inbox of an app: `{ title, message, when, unread }`. */
export function inboxView(app, items) {
  const rows = items.map(
    ({ title, message, when, unread }) =>
      `<li class="${unread ? 'unread' : ''}"><i></i><div><b>${esc(title)}</b><time>${esc(when)}</time><p>${esc(message)}</p></div></li>`,
  )
  return `<div class="app-head">${esc(app)}</div><ul class="inbox">${rows.join('')}</ul>`
}

/** A conversation of text messages: `[who, words]`, where `me` writes from this phone. */
export const talk = (name, messages) =>
  `<div class="app-head">${esc(name)}</div><div class="talk">${messages.map(([who, words]) => `<p class="${who === 'me' ? 'me' : ''}">${esc(words)}</p>`).join('')}</div>`

const side = 19

/** Whether a square of the code is dark: three corner marks, and between them the same scatter each time. */
function dark(x, y) {
  for (const [left, top] of [
    [0, 0],
    [side - 7, 0],
    [0, side - 7],
  ]) {
    const [dx, dy] = [Math.abs(x - left - 3), Math.abs(y - top - 3)]
    const ring = Math.max(dx, dy)
    if (ring <= 4) return ring === 3 || ring <= 1
  }
  return ((x * 73 + y * 151 + x * y * 31) * 2654435761) % 4294967296 > 2200000000
}

const drawn = (rows, margin, size) => {
  const cells = rows.flatMap((row, y) =>
    [...row].map((cell, x) => (cell === '#' ? `M${x} ${y}h1v1h-1z` : '')),
  )
  const side = rows.length + 2 * margin
  return `<span class="code" style="width:${size}px;height:${size}px"><svg viewBox="${-margin} ${-margin} ${side} ${side}"><path d="${cells.join('')}"/></svg></span>`
}

/** A square code, as a mark only: it encodes nothing. */
export const code = (size = 72) =>
  drawn(
    Array.from({ length: side }, (_, y) =>
      Array.from({ length: side }, (_, x) => (dark(x, y) ? '#' : '.')).join(''),
    ),
    1,
    size,
  )

/** A QR code that can be scanned, of its rows of modules, with the white margin of four that QR codes need. */
export const qrCode = (rows, size) => drawn(rows, 4, size)

/** A wallet pass: name at the top, fields, code. */
export const pass = ({ name, fields, alt }) =>
  `<div class="pass"><header>${shape('star', 14)}<b>${esc(name)}</b></header>` +
  `<dl>${fields.map(([label, value]) => `<div><dt>${esc(label)}</dt><dd>${esc(value)}</dd></div>`).join('')}</dl>` +
  `<footer>${code(76)}<span>${esc(alt)}</span></footer></div>`
