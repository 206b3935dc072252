import { page, android, ios, guide, end, swap, newPage, about, words, redirectList, type Seed } from './kit'

export const ways: Seed[] = [
  {
    rule: 'link',
    file: android('implementation/segmentation'),
    seed: end('See [this](/en/sdk/v3/android/implementation/psuh/).'),
    at: '/psuh/',
  },
  {
    rule: 'link',
    file: ios('implementation/segmentation'),
    seed: end('See [this](../push/).'),
    at: '](../push/)',
  },
  {
    rule: 'link',
    file: android('implementation/scannables'),
    seed: swap(/^related:\n {2}- .*$/m, 'related:\n  - /en/guides/nowhere/'),
    at: 'related:',
  },
  {
    rule: 'link',
    file: ios('implementation/scannables'),
    seed: end('See [this](http://beckon.example/).'),
    at: 'http://beckon',
  },
  {
    rule: 'anchor',
    file: android('implementation/register'),
    seed: end('See [this](/en/sdk/v3/android/implementation/push/#limitz).'),
    at: '#limitz',
  },
  {
    rule: 'anchor',
    file: ios('implementation/register'),
    seed: end('See [above](#no-such-heading).'),
    at: '#no-such-heading',
  },
  {
    rule: 'route',
    file: page('sdk/v3/android/implementation/push/index'),
    seed: newPage('Push again', about.replace('test', 'third test'), words(90)),
    at: '---',
  },
  {
    rule: 'route',
    file: guide('lost/child'),
    seed: newPage('Lost child', about.replace('test', 'fourth test'), words(90)),
    at: '---',
  },
  {
    rule: 'image',
    file: guide('apps/services/index'),
    seed: end('![A screen](guides/apps-craete.png)'),
    at: 'apps-craete',
  },
  {
    rule: 'image',
    file: guide('apps/services/apns'),
    seed: end('<Figure src="guides/nothing.png" alt="Nothing" />'),
    at: 'nothing.png',
  },
  {
    rule: 'include',
    file: android('implementation/location-services'),
    seed: end('<Include file="sdk/v3/device/modle" />'),
    at: 'modle',
  },
  {
    rule: 'include',
    file: ios('implementation/location-services'),
    seed: end('<Include />'),
    at: '<Include />',
  },
  {
    rule: 'fact',
    file: android('implementation/in-app-messages'),
    seed: end('Version %{sdk.v3.android.vresion}.'),
    at: 'vresion',
  },
  {
    rule: 'fact',
    file: ios('implementation/in-app-messages'),
    seed: end('At %{hosts.dashbord}.'),
    at: 'dashbord',
  },
  {
    rule: 'unused',
    file: 'content/en/_partials/sdk/v3/nobody.mdx',
    seed: () => 'Nobody draws this in.\n',
    at: 'Nobody',
  },
  { rule: 'unused', file: 'content/images/guides/nobody.png', seed: () => 'picture', at: 'picture' },
  {
    rule: 'redirect',
    file: 'content/redirects.json',
    seed: () => redirectList,
    at: '/en/guides/apps/app-keys/", "to"',
  },
  { rule: 'redirect', file: 'content/redirects.json', seed: (text) => `${text}\n`, at: '/en/old/one/' },
  { rule: 'redirect', file: 'content/redirects.json', seed: (text) => `${text}\n`, at: '/en/old/three/' },
]
