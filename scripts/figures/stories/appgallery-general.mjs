import { button, panel, stack } from '../kit/parts.mjs'
import { values, vendorConsole } from '../kit/vendors.mjs'

const html = vendorConsole({
  name: 'AppGallery Connect',
  project: 'Example Shop',
  menu: [{ name: 'Project settings', on: true }, 'Build', 'Grow', { name: 'Push Kit', under: true }],
  title: 'Project settings',
  tabs: [{ name: 'General information', on: true, n: 1 }, 'Manage APIs'],
  body: stack(
    panel(
      'App information',
      values(
        [
          ['agconnect-services.json', button('Download', { small: true, icon: 'download' }), 2],
          ['Package name', '<span class="mono">com.example.shop</span>', 3],
          ['App ID', '<span class="mono">100000001</span>', 4],
          ['App secret', '<span class="mono">YOUR_HMS_APP_SECRET</span>', 5],
          [
            'SHA-256 certificate fingerprint',
            `<span class="mono">14:6D:E9:…:5A</span>${button('Add', { small: true })}`,
            6,
          ],
        ],
        { label: 226 },
      ),
    ),
    panel(
      'OAuth 2.0 client ID',
      values(
        [
          ['Client ID', '<span class="mono">YOUR_CLIENT_ID</span>'],
          ['Client secret', '<span class="mono">YOUR_CLIENT_SECRET</span>', 7],
        ],
        { label: 226 },
      ),
    ),
  ),
})

export default {
  folder: 'vendors',
  html,
  alt: 'AppGallery Connect, as a sketch: Project settings at the tab General information. The part about the app has the file agconnect-services.json to download, the package name, App ID, App secret and the SHA-256 certificate fingerprint. Below, OAuth 2.0 client ID has a client ID and a client secret.',
  callouts: [
    { n: 1, label: 'General information', text: 'Choose the app first, if the project has several.' },
    {
      n: 2,
      label: 'agconnect-services.json',
      text: 'Goes into the Android project. Download it again whenever you change fingerprints or kits.',
    },
    { n: 3, label: 'Package name', text: 'The application id of the build.' },
    { n: 4, label: 'App ID', text: 'Goes into the HMS service of the dashboard.' },
    { n: 5, label: 'App secret', text: 'Goes into the HMS service too, and nowhere else.' },
    {
      n: 6,
      label: 'SHA-256 certificate fingerprint',
      text: 'One for each certificate that signs builds. Without it, Huawei gives no push token.',
    },
    {
      n: 7,
      label: 'Client secret',
      text: 'If the console shows no app secret, take client ID and client secret instead.',
    },
  ],
}
