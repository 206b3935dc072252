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

/**
 * The editor of an Xcode project: files at the left, then targets, then the tabs of the target. The icon of a target is a
 * phone, if it names no other.
 */
const xcode = ({ files, project, targets, tabs, body }) =>
  `<div class="window vendor xcode"><div class="xcode-bar"><i></i><i></i><i></i><b>Xcode</b><span>${esc(project)}</span></div><div class="xcode-screen">` +
  `<ul class="xcode-files">${files.map(([name, icon, depth = 0]) => `<li style="padding-left:${depth * 13}px">${shape(icon, 12)}<span>${esc(name)}</span></li>`).join('')}</ul>` +
  `<div class="xcode-targets"><p>Project</p><span>${shape('file', 12)}${esc(project)}</span><p>Targets</p>` +
  targets
    .map(
      ({ name, on, n, icon = 'phone' }) =>
        `<span class="${on ? 'on' : ''}">${shape(icon, 12)}${esc(name)}${dot(n)}</span>`,
    )
    .join('') +
  `</div><div class="xcode-body">${vendorTabs(tabs)}${body}</div></div></div>`

/** A capability of a target; `body` is HTML. What is `fixed`, as signing is, has no cross that removes it. */
const capability = (name, body, { n, fixed } = {}) =>
  `<section class="capability"><header>${shape('down', 11)}<b>${esc(name)}</b>${dot(n)}<span class="fill"></span>${fixed ? '' : shape('cross', 10)}</header>${body ? `<div>${body}</div>` : ''}</section>`

/** Boxes to tick: `[name, on, n]`. */
const ticks = (rows) =>
  `<ul class="ticks">${rows
    .map(
      ([name, on, n]) =>
        `<li><i class="tick${on ? ' on' : ''}">${on ? shape('check', 10) : ''}</i><span>${esc(name)}</span>${dot(n)}</li>`,
    )
    .join('')}</ul>`

/**
 * What push needs of an app's target, at the tab Signing & Capabilities: dot 1 is for the target, 2 to 7 are here.
 * @param {object} options
 * @param {string} options.project
 * @param {string[]} [options.folders] those of the apps in it; that of the target comes last
 * @param {{ name: string, on?: boolean, n?: number, icon?: string }[]} options.targets
 * @param {string[]} options.modes background modes that the system has beside that of push
 * @param {string} [options.more] further capabilities
 */
export const pushCapabilities = ({ project, folders = [project], targets, modes, more = '' }) =>
  xcode({
    project,
    files: [
      [project, 'file'],
      ...folders.map((name) => [name, 'folder', 1]),
      ['Info', 'file', 2],
      ['Products', 'folder', 1],
    ],
    targets,
    tabs: [
      { name: 'General' },
      { name: 'Signing & Capabilities', on: true, n: 2 },
      { name: 'Info' },
      { name: 'Build Settings' },
    ],
    body:
      `<div class="capability-bar"><b>${shape('plus', 12)}<span>Capability</span>${dot(3)}</b><span class="chosen">All</span><span>Debug</span><span>Release</span></div>` +
      capability(
        'Signing',
        ticks([['Automatically manage signing', true]]) +
          `<div style="height:9px"></div>` +
          values(
            [
              ['Team', 'Example Ltd', 4],
              ['Bundle Identifier', '<span class="mono">com.example.shop</span>', 5],
            ],
            { label: 136 },
          ),
        { fixed: true },
      ) +
      capability(
        'Background Modes',
        ticks([
          ...modes.map((mode) => [mode, false]),
          ['Remote notifications', true, 6],
          ['Background processing', false],
        ]),
      ) +
      capability('Push Notifications', '', { n: 7 }) +
      more,
  })

/** What it says of its dots 2 to 7. */
export const pushCallouts = [
  { n: 2, label: 'Signing & Capabilities', text: 'With All, what you add applies to every configuration.' },
  { n: 3, label: 'Capability', text: 'Opens the list of capabilities. A double click adds one below.' },
  {
    n: 4,
    label: 'Team',
    text: 'Its membership of the Apple Developer Program and the platform of the target decide what + Capability offers.',
  },
  { n: 5, label: 'Bundle Identifier', text: 'The same as in the App ID in your Apple Developer account.' },
  { n: 6, label: 'Remote notifications', text: 'Lets a push wake the app in the background.' },
  {
    n: 7,
    label: 'Push Notifications',
    text: 'Has nothing to fill in. It gives the entitlements file its aps-environment.',
  },
]

/** The capability Associated Domains, with an entry for each host below that of the links. */
export const associatedDomains = (hosts, options) =>
  capability(
    'Associated Domains',
    hosts.map((host) => `<div class="mono">applinks:${host}.beckon.example</div>`).join(''),
    options,
  )

/** The target of an app for phones, with what its system has of background modes. */
export const phoneApp = {
  project: 'ExampleApp',
  targets: [{ name: 'ExampleApp', on: true, n: 1 }, { name: 'Notifications' }],
  modes: ['Audio, AirPlay, and Picture in Picture', 'Location updates', 'Background fetch'],
}

/** The same of an app for Apple TV, beside one for phones. */
export const televisionApp = {
  project: 'ExampleApp',
  folders: ['ExampleApp', 'ExampleTV'],
  targets: [{ name: 'ExampleApp' }, { name: 'ExampleTV', icon: 'television', on: true, n: 1 }],
  modes: ['Audio, AirPlay, and Picture in Picture', 'Background fetch'],
}

/** What the drawings of that say of dot 1. */
export const televisionCallout = {
  n: 1,
  label: 'ExampleTV',
  text: 'The target of the Apple TV app. An iPhone app in the same project needs a target of its own, with its own capabilities.',
}
