import { button, columns, dot } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'
import { values, vendorConsole } from '../kit/vendors.mjs'

const html = vendorConsole({
  name: 'Firebase console',
  project: 'example-shop',
  menu: ['Project Overview', { name: 'Project settings', on: true, under: true, n: 1 }],
  title: 'Project settings',
  tabs: [{ name: 'General', on: true, n: 2 }, 'Cloud Messaging', 'Integrations', 'Service accounts'],
  body:
    `<div class="row" style="margin-bottom:12px"><b>Your apps</b><span class="fill"></span>${button('Add app', { n: 3 })}</div>` +
    columns(
      '190px 1fr',
      `<div class="side-list"><b>Android apps</b><span class="on">${shape('phone', 13)}com.example.shop</span><span>${shape('phone', 13)}com.example.shop.debug</span></div>`,
      `<section class="panel"><header><h3>SDK setup and configuration</h3></header><div class="row">${button('google-services.json', { icon: 'download' })}${dot(4)}</div>` +
        values(
          [
            ['App ID', '<span class="mono">YOUR_APP_ID</span>'],
            ['App nickname', 'Example Shop'],
            ['Package name', '<span class="mono">com.example.shop</span>', 5],
            ['SHA certificate fingerprints', `<span class="ghost">None</span>`],
          ],
          { label: 152 },
        ) +
        '</section>',
    ),
})

export default {
  folder: 'vendors',
  html,
  alt: 'The Firebase console, as a sketch: Project settings at the tab General. Under Your apps, with the button Add app, two Android apps are listed, one of them for debug builds. For the chosen one, there is a button for google-services.json, its App ID, its nickname and its package name.',
  callouts: [
    { n: 1, label: 'Project settings', text: 'Behind the gear beside Project Overview.' },
    { n: 2, label: 'General', text: 'Your apps are further down on this tab.' },
    {
      n: 3,
      label: 'Add app',
      text: 'Registers one more application id, such as that of debug builds. Choose the Android icon.',
    },
    {
      n: 4,
      label: 'google-services.json',
      text: 'One file for all Android apps of the project: download it after the last one was added.',
    },
    {
      n: 5,
      label: 'Package name',
      text: 'The application id of the build. It cannot be changed after registration.',
    },
  ],
}
