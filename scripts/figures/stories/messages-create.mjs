import { frame } from '../kit/frame.mjs'
import { button, columns, field, phone, select, toggle, upload, wizardTabs } from '../kit/parts.mjs'

const title = 'Your order is on its way'
const message = 'Follow it to your door in the app.'

const html = frame({
  at: ['Messages', 'New Push Message'],
  title: 'New Push Message',
  actions: button('API payload', { icon: 'braces', n: 2 }),
  body:
    wizardTabs(
      [
        { name: 'Audience', done: true },
        { name: 'Segmentation', done: true },
        { name: 'Content', done: true, on: true },
        { name: 'Options', done: true },
        { name: 'Schedule' },
      ],
      { n: 1 },
    ) +
    columns(
      '1fr 192px',
      columns('1fr 1fr', toggle('Localised content', false), toggle('Generate push', true, { n: 3 })) +
        upload('Lock-screen image', { file: 'parcel.png', n: 4 }) +
        field('Title', { value: title }) +
        field('Subtitle', { placeholder: 'Optional' }) +
        field('Message', { value: message, required: true, lines: 2, n: 5 }) +
        columns(
          '1fr 1fr',
          select('Type of content', { value: 'URL', n: 6 }),
          select('Actions', { value: 'Order updates', n: 7 }),
        ),
      phone({
        app: 'Example Shop',
        title,
        subtitle: '',
        message,
        actions: ['Track', 'Call us', 'Reply'],
        caption: 'On the phone',
        n: 8,
      }),
    ),
})

export default {
  html,
  alt: 'The wizard of a new push message with the tabs Audience, Segmentation, Content, Options and Schedule; all but Schedule carry a green check. The Content tab shows the lock-screen image, the Generate push toggle, title, subtitle, message, type of content and actions, next to a phone with the notification.',
  callouts: [
    {
      n: 1,
      label: 'Tabs',
      text: 'The five tabs of the wizard. A green check marks a tab that has the minimum it needs; optional tabs have it from the start.',
    },
    {
      n: 2,
      label: 'API payload',
      text: 'Shows the exact JSON that would be sent: a starting point for a request to the REST API.',
    },
    {
      n: 3,
      label: 'Generate push',
      text: 'Off: the message goes to the inbox only. Needs the Inbox service.',
    },
    { n: 4, label: 'Lock-screen image', text: 'PNG, JPEG or GIF, best at 2:1 and up to 300 kB.' },
    {
      n: 5,
      label: 'Message',
      text: 'The only text that is required. Placeholders such as {{userName}} work here.',
    },
    {
      n: 6,
      label: 'Type of content',
      text: 'What a tap on the notification opens; each type has fields of its own.',
    },
    {
      n: 7,
      label: 'Actions',
      text: 'Your own, or those of a rich push template, here “Order updates”. On phones, only those of a template are buttons of the notification; your own show once the message is open, in the types Alert, Web view, URL, Image, Video and Map.',
    },
    {
      n: 8,
      label: 'On the phone',
      text: 'How the notification can look on a phone. iPhones show the buttons of the template when people touch and hold it.',
    },
  ],
}
