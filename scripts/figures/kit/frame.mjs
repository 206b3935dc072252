// The window that every figure is drawn in: top bar, left menu, and the screen itself.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dot, esc } from './parts.mjs'
import { shape } from './shapes.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const mark = readFileSync(join(here, '../../../src/brand/mark.svg'), 'utf8')

/** The dashboard's main menu, and the screens under an entry; an entry without any is a screen itself. */
const menu = {
  Audience: [
    'Overview',
    'Users',
    'Devices',
    'Email Contacts',
    'Phone Numbers',
    'Segments',
    'Tags',
    'Preferences',
    'Location',
  ],
  Messages: [
    'New Push Message',
    'New Email Message',
    'New SMS Message',
    'Drafts',
    'Sent',
    'Archive',
    'In-App Messages',
    'Templates',
    'Partials',
  ],
  Locations: ['Geo-Zones', 'POIs', 'Cities', 'Countries'],
  Campaigns: [],
  Automation: ['Connectors', 'Push Channels'],
  Loyalty: ['Programs', 'Pass Templates', 'Passes', 'Conversion'],
  Storage: ['Explorer', 'Assets', 'Archive', 'Usage'],
  Scannables: ['Tags', 'Conversion'],
  Links: [],
  Events: [],
  Data: ['Import', 'Export'],
  Monetize: ['Products', 'Sales'],
  Reports: [],
  Settings: ['Configure App', 'App Keys', 'Services', 'IP Whitelist', 'Share App'],
}

function leftMenu(section, screen) {
  const screens = section ? menu[section] : []
  if (!screens) throw new Error(`the menu has no "${section}"`)
  if (screen && !screens.includes(screen)) throw new Error(`"${section}" has no screen "${screen}"`)
  const entries = Object.keys(menu).map((name) => {
    if (name !== section) return `<li><span>${esc(name)}${shape('right', 10)}</span></li>`
    if (screens.length === 0) return `<li class="open on"><span>${esc(name)}</span></li>`
    const children = screens.map((child) => `<li class="${child === screen ? 'on' : ''}">${esc(child)}</li>`)
    return `<li class="open"><span>${esc(name)}${shape('down', 10)}</span><ul>${children.join('')}</ul></li>`
  })
  return `<nav>${entries.join('')}</nav>`
}

/**
 * @param {object} options
 * @param {[string?, string?]} [options.at] menu entry and screen, or neither for the start of an app; without it the window has no left menu
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
