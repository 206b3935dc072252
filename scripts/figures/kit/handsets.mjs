// What arrives on a phone, large enough to read: the phones follow light and dark, as those of people do.
import { dot, esc } from './parts.mjs'
import { shape } from './shapes.mjs'

/** Classes of a phone on which something reaches all edges: a message in full screen, a dimmed app, a picture on black. */
const covers = (screen) =>
  screen.includes('"over-message fullscreen"')
    ? ' filled full'
    : /class="(?:shade|media)"/.test(screen)
      ? ' filled'
      : ''

/**
 * A phone with what it shows.
 * @param {string} screen HTML
 * @param {{ caption: string, n?: number, os?: 'android' | 'iphone', kind?: 'lock' | 'app', height?: number }} options
 */
export const hand = (screen, { caption, n, os = 'iphone', kind = 'app', height = 470 }) =>
  `<div class="hand-spot"><div class="hand ${os} ${kind}${covers(screen)}" style="height:${height}px">` +
  `<div class="hand-top"><span>9:41</span><i class="camera"></i><span class="hand-signs"><i></i><i></i></span></div>${screen}</div>` +
  `<div class="caption"><span>${esc(caption)}</span>${dot(n)}</div></div>`

/** Phones side by side, two or three. */
export const hands = (...phones) => `<div class="hands of-${phones.length}">${phones.join('')}</div>`

/** A lock screen, with what lies on it. */
export const lockScreen = (...notices) =>
  `<div class="lock-day">Friday 20 November</div><div class="lock-time">9:41</div><div class="notices">${notices.join('')}</div>`

/** The picture of a message. */
export const picture = (name = 'art-wide') => `<div class="${name}">${shape('image', 30)}</div>`

const icon = (size = 20) => `<i class="app-icon">${shape('bag', size)}</i>`
const line = (tag, words, n) => `<${tag}><span>${esc(words)}</span>${dot(n)}</${tag}>`
const taps = (actions, n) =>
  actions.length
    ? `<div class="notice-taps">${actions.map((word) => `<span>${esc(word)}</span>`).join('')}${dot(n)}</div>`
    : ''

/**
 * A notification as Android shows it; with a picture or actions, expanded. `n` has the numbers of its parts.
 * What comes from a website has the icon of the browser at its head, and the website's icon beside its text.
 */
export const androidNotice = ({ from, fromWeb, title, message, hasPicture, actions = [], n = {} }) =>
  `<div class="notice${fromWeb ? ' web' : ''}"><div class="notice-from"><i>${shape(fromWeb ? 'globe' : 'bag', 11)}</i><span>${esc(from)} · now</span>${dot(n.from)}</div>` +
  line('b', title, n.title) +
  line('p', message, n.message) +
  (fromWeb ? icon() : '') +
  (hasPicture ? picture('notice-picture') : '') +
  taps(actions, n.actions) +
  '</div>'

/** A notification as an iPhone shows it. */
export const iphoneNotice = ({ title, message, n = {} }) =>
  `<div class="notice apple">${icon()}<div>${line('b', title, n.title)}${line('p', message, n.message)}</div><time>now</time></div>`

/** The same while it is held: its picture, and its actions below. */
export const iphoneHeld = ({ title, message, actions, n = {} }) =>
  `<div class="notice held">${picture('notice-picture')}<div class="held-text">${icon()}<div>${line('b', title)}${line('p', message)}</div></div></div>` +
  `<ul class="held-taps">${actions.map((word, index) => `<li><span>${esc(word)}</span>${index ? '' : dot(n.actions)}</li>`).join('')}</ul>`

/** The head of an app's screen: a name, and the way back at its left. */
export const appBar = (name, { back } = {}) =>
  `<div class="app-bar"><span>${back ? shape('left', 15) + esc(back) : ''}</span><b>${esc(name)}</b><span></span></div>`

/** The head of a message's screen on an iPhone: the system's close button, the name, the three dots of its actions. */
export const messageBar = (name) =>
  `<div class="app-bar"><span><i class="bar-close">${shape('cross', 13)}</i></span><b>${esc(name)}</b><span>${shape('more', 19)}</span></div>`

/** An app behind something else. */
const blocks = '<div class="app-blocks"><i></i><i></i><i></i><i></i><i></i><i></i></div>'

/** An app with something over it. */
export const appBehind = (name, over) => `${appBar(name)}<div class="app-behind">${blocks}</div>${over}`

const buttons = (actions) =>
  `<div class="over-taps">${actions.map((word) => `<span>${esc(word)}</span>`).join('')}</div>`

/** An in-app message: `banner`, `card` or `fullscreen`. */
export function inAppMessage(kind, { title, message, actions = [] }) {
  const words = `<div class="over-text"><b>${esc(title)}</b><p>${esc(message)}</p>${actions.length ? buttons(actions) : ''}</div>`
  const close = kind === 'fullscreen' ? `<i class="over-close">${shape('cross', 14)}</i>` : ''
  return `<div class="over-message ${kind}"><div class="over-art">${shape('image', kind === 'banner' ? 18 : 32)}</div>${close}${words}</div>`
}

/** A dialog of the app: title, words, and a button a line. */
export const alertBox = ({ title, message, actions }) =>
  `<div class="shade"></div><div class="alert-box"><b>${esc(title)}</b><p>${esc(message)}</p>${actions.map((word) => `<span>${esc(word)}</span>`).join('')}</div>`

/** A list of messages: `{ title, message, when, unread, hasPicture, n }`. */
export const messageList = (items) =>
  `<ul class="message-list">${items
    .map(
      ({ title, message, when, unread, hasPicture, n = {} }) =>
        `<li class="${unread ? 'unread' : ''}"><i></i><div>${line('b', title, n.title)}<p>${esc(message)}</p></div>` +
        `<span class="side"><time>${esc(when)}</time>${hasPicture ? `<em>${shape('image', 15)}</em>` : ''}${dot(n.side)}</span></li>`,
    )
    .join('')}</ul>`
