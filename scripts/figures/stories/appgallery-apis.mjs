import { table, dot, esc } from '../kit/parts.mjs'
import { vendorConsole } from '../kit/vendors.mjs'

const kits = [
  ['Push Kit', true, 2],
  ['Location Kit', false, 3],
  ['Map Kit', false, 4],
]

const html = vendorConsole({
  name: 'AppGallery Connect',
  project: 'Example Shop',
  menu: [
    { name: 'Project settings', on: true },
    'Build',
    { name: 'Grow', n: 5 },
    { name: 'Push Kit', under: true },
  ],
  title: 'Project settings',
  tabs: ['General information', { name: 'Manage APIs', on: true, n: 1 }],
  body: table(
    ['API name', ''],
    kits.map(([name, on, n]) => [`<b>${esc(name)}</b>${dot(n)}`, `<i class="switch${on ? ' on' : ''}"></i>`]),
    '1fr 60px',
  ),
})

export default {
  folder: 'vendors',
  html,
  alt: 'AppGallery Connect, as a sketch: Project settings at the tab Manage APIs, a list of kits with a switch each. Push Kit is on; Location Kit and Map Kit are off. The menu at the left has Push Kit under Grow.',
  callouts: [
    { n: 1, label: 'Manage APIs', text: 'The tab beside General information. The list is longer than here.' },
    { n: 2, label: 'Push Kit', text: 'On: without it, Huawei refuses to send.' },
    { n: 3, label: 'Location Kit', text: 'For location services.' },
    {
      n: 4,
      label: 'Map Kit',
      text: 'For messages of the type Map on phones without Google services, with SDK v3.',
    },
    {
      n: 5,
      label: 'Grow',
      text: 'Once Push Kit is switched on, open it here, click Enable now and, if asked, choose where its data is stored.',
    },
  ],
}
