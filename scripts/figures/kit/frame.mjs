// The window that every figure is drawn in: top bar, left menu, and the screen itself.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dot, esc } from './parts.mjs'
import { shape } from './shapes.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const mark = readFileSync(join(here, '../../../src/brand/mark.svg'), 'utf8')

/** The dashboard's main menu, and the screens under the one entry that figures open. */
const menu = [
  'Audience',
  'Messages',
  'Locations',
  'Campaigns',
  'Automation',
  'Loyalty',
  'Storage',
  'Scannables',
  'Links',
  'Events',
  'Data',
  'Monetize',
  'Reports',
  'Settings',
]
const screens = {
  Audience: ['Users', 'Devices', 'Email Contacts', 'Segments', 'Tags'],
  Messages: ['New Push Message', 'New Email Message', 'New SMS Message', 'Templates'],
  Settings: ['Configure App', 'App Keys', 'Services', 'IP Whitelist', 'Share App'],
}

function leftMenu(section, screen) {
  if (!menu.includes(section)) throw new Error(`the menu has no "${section}"`)
  if (!screens[section]?.includes(screen)) throw new Error(`"${section}" has no screen "${screen}"`)
  const entries = menu.map((name) => {
    const open = name === section
    const children = open
      ? `<ul>${screens[section].map((child) => `<li class="${child === screen ? 'on' : ''}">${esc(child)}</li>`).join('')}</ul>`
      : ''
    return `<li class="${open ? 'open' : ''}"><span>${esc(name)}${shape(open ? 'down' : 'right', 10)}</span>${children}</li>`
  })
  return `<nav>${entries.join('')}</nav>`
}

/**
 * @param {object} options
 * @param {[string, string]} [options.at] menu entry and screen; without it the window has no left menu
 * @param {string} options.title the screen's heading
 * @param {number} [options.n] callout of the heading
 * @param {string} [options.actions] what stands at the heading's right
 * @param {string} options.body
 * @param {string} [options.app] the app named in the top bar
 */
export function frame({ at, title, n, actions = '', body, app = 'Example Shop' }) {
  const name = app ? `<span class="app-name">${esc(app)}${shape('down', 10)}</span>` : ''
  return (
    `<div class="window"><div class="bar"><span class="brand">${mark}Beckon</span>${name}<i class="face">${shape('user', 13)}</i></div>` +
    `<div class="screen${at ? '' : ' wide'}">${at ? leftMenu(...at) : ''}<main><div class="heading"><h2>${esc(title)}</h2>${dot(n)}<span class="fill"></span>${actions}</div>${body}</main></div></div>`
  )
}
