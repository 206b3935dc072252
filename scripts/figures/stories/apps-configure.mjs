import { frame } from '../kit/frame.mjs'
import { button, choice, columns, field, panel, row, select, stack, table, upload } from '../kit/parts.mjs'

const fields = [
  ['city', 'City', 'Text', ''],
  ['points', 'Points', 'Number', '0'],
  ['member', 'Member', 'Boolean', 'false'],
]

const html = frame({
  at: ['Settings', 'Configure App'],
  title: 'Configure App',
  body: stack(
    columns(
      '1fr 1fr',
      upload('App icon', { file: 'icon.png', n: 1 }),
      field('Identifier', { value: 'YOUR_APP_IDENTIFIER', mono: true, readOnly: true, n: 2 }),
    ),
    columns(
      '1fr 1fr',
      field('Name', { value: 'Example Shop', n: 3 }),
      select('Category', { value: 'Shopping' }),
    ),
    columns(
      '1fr 1fr',
      field('App Store ID', { value: '1234567890', n: 4 }),
      field('Android package name', { value: 'com.example.shop' }),
    ),
    choice(
      'User registration mode',
      [
        { name: 'Device level', hint: 'The app may register a user', on: true },
        { name: 'API level', hint: 'Only your server may' },
      ],
      { n: 5 },
    ),
    columns(
      '1fr 1fr',
      field('Fallback user name', { placeholder: 'For people whose name is not known' }),
      select('User lifetime', { value: 'Forever' }),
    ),
    panel(
      'User Data Fields',
      table(
        ['Key', 'Label', 'Type', 'Default value'],
        fields.map(([key, label, type, value]) => [
          `<span class="mono">${key}</span>`,
          label,
          `<span class="quiet">${type}</span>`,
          `<span class="quiet">${value || '–'}</span>`,
        ]),
        '1fr 1fr 1fr 90px',
      ),
      { n: 6 },
    ),
    row('<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'Configure App under Settings: app icon, a read-only identifier, name and category, App Store ID and Android package name, the user registration mode with Device level chosen over API level, the fallback user name, the user lifetime, and a table of User Data Fields with key, label, type and default value.',
  callouts: [
    { n: 1, label: 'App icon', text: 'A PNG, ideally 256 × 256 pixels.' },
    { n: 2, label: 'Identifier', text: 'Cannot be changed. Support may ask for it.' },
    { n: 3, label: 'Name', text: 'Also the title of a web push that has none of its own.' },
    {
      n: 4,
      label: 'App Store ID',
      text: 'With the package name, what links to the store need. On iOS, Rate messages need it too.',
    },
    {
      n: 5,
      label: 'User registration mode',
      text: 'Who may attach a user to a device. Hidden when Users & Authentication is on, which has its own.',
    },
    {
      n: 6,
      label: 'User Data Fields',
      text: 'What you keep of each user. A field has to exist before data for it are accepted.',
    },
  ],
}
