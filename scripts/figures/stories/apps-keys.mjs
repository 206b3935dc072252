import { frame } from '../kit/frame.mjs'
import { badge, button, dot, field, panel, stack } from '../kit/parts.mjs'

const keyLine = (label, value, where, n, extra = '') =>
  `<div class="row" style="align-items:flex-end"><div style="flex:1">${field(label, { value, mono: true, icon: 'copy', readOnly: true, n })}</div>` +
  `<div style="display:flex;align-items:center;gap:8px;width:176px;height:30px">${where}${extra}</div></div>`

const download = (platform, kind) =>
  `<div class="row" style="justify-content:space-between"><span><b>${platform}</b> <span class="ghost">${kind}</span></span>${button('Download', { icon: 'download' })}</div>`

const html = frame({
  at: ['Settings', 'App Keys'],
  title: 'App Keys',
  body: stack(
    keyLine('Application key', 'YOUR_APPLICATION_KEY', badge('In the app', 'good'), 1),
    keyLine('Application secret', 'YOUR_APPLICATION_SECRET', badge('In the app', 'good'), 2),
    keyLine('Master secret', 'YOUR_MASTER_SECRET', badge('Server only', 'signal'), 3),
    `<div class="row">${button('Reset Master Secret', { kind: 'danger' })}${dot(4)}</div>`,
    panel(
      'SDK configuration files',
      stack(download('iOS', 'property list'), download('Android', 'JSON'), download('Web', 'JSON')),
      { n: 5, extra: badge('SDK v3 and later') },
    ),
  ),
})

export default {
  html,
  alt: 'The App Keys screen under Settings: the application key and the application secret, marked for use in the app, the master secret, marked server only, with a Reset Master Secret button, and below them the SDK configuration files to download for iOS, Android and the web.',
  callouts: [
    { n: 1, label: 'Application key', text: 'Identifies the application. Goes into your apps.' },
    {
      n: 2,
      label: 'Application secret',
      text: 'Goes with the key into your apps. It allows only the calls that are meant for apps.',
    },
    {
      n: 3,
      label: 'Master secret',
      text: 'Gives full access to the REST API and differs for every account. Never put it in an app.',
    },
    {
      n: 4,
      label: 'Reset Master Secret',
      text: 'Use it when the master secret has leaked, then update your servers.',
    },
    {
      n: 5,
      label: 'SDK configuration files',
      text: 'One file for each platform, ready to drop into the project. For SDK v3 and later.',
    },
  ],
}
