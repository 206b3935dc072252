// An e-mail, and the designer that it is put together in.
import { dot, esc } from './parts.mjs'
import { shape } from './shapes.mjs'

const pieces = {
  picture: () => `<div class="mail-picture">${shape('image', 26)}</div>`,
  heading: (words) => `<b class="mail-heading">${esc(words)}</b>`,
  text: (words) => `<p>${esc(words)}</p>`,
  button: (words) => `<span class="mail-button">${esc(words)}</span>`,
  small: (words) => `<p class="mail-small">${esc(words)}</p>`,
}

/** A mail of pieces: `[kind, words, chosen?]`; the chosen one has a frame. */
export const mail = (parts) =>
  `<div class="mail">${parts.map(([kind, words, on]) => `<div class="piece${on ? ' on' : ''}">${pieces[kind](words)}</div>`).join('')}</div>`

/** The blocks that can be dragged into a mail: `[name, icon]`. */
export const palette = (blocks, { n, title } = {}) =>
  `<div class="palette"><div class="label"><span>${esc(title)}</span>${dot(n)}</div><ul>${blocks.map(([name, icon]) => `<li>${shape(icon, 15)}<span>${esc(name)}</span></li>`).join('')}</ul></div>`
