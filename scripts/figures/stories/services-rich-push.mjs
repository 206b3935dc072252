import { frame } from '../kit/frame.mjs'
import { button, columns, dot, esc, field, phone, select, stack, table } from '../kit/parts.mjs'

const actions = [
  ['Track', 'App', 'example://order'],
  ['Call us', 'Telephone', '+31000000000'],
  ['Reply', 'Callback', '–'],
]

const html = frame({
  at: ['Settings', 'Services'],
  title: 'Rich push template',
  body: columns(
    '1fr 192px',
    stack(
      field('Name', { value: 'Order updates', required: true, n: 1 }),
      select('Type of content', { value: 'URL', n: 2 }),
      table(
        [`Label${dot(3)}`, `Type${dot(4)}`, `Target${dot(5)}`],
        actions.map(([label, type, target]) => [
          `<b>${esc(label)}</b>`,
          esc(type),
          `<span class="mono quiet">${esc(target)}</span>`,
        ]),
        '70px 76px 1fr',
      ),
      `<div class="row">${button('Add action', { icon: 'plus' })}<span class="fill"></span>${button('Save', { kind: 'primary' })}</div>`,
    ),
    phone({
      app: 'Example Shop',
      title: 'Your order is on its way',
      message: 'Follow it to your door.',
      actions: ['Track', 'Call us', 'Reply'],
      android: true,
      caption: 'On Android',
      n: 6,
    }),
  ),
})

export default {
  html,
  alt: 'A rich push template, as a sketch: its name, its type of content, and three actions with label, type and target: one opens a screen of the app, one makes a phone call, one collects a reply. An Android phone shows them as buttons of a notification.',
  callouts: [
    { n: 1, label: 'Name', text: 'What you choose the template by in a message.' },
    { n: 2, label: 'Type of content', text: 'The type of message that the template is for.' },
    { n: 3, label: 'Label', text: 'The word on the button.' },
    { n: 4, label: 'Type', text: 'Callback, Telephone, SMS, Mail, Browser, InAppBrowser, App or Custom.' },
    {
      n: 5,
      label: 'Target',
      text: 'The address, number or deep link that the action leads to. A callback needs none.',
    },
    {
      n: 6,
      label: 'On Android',
      text: 'At most three buttons. They are in the expanded notification. An iPhone shows them when the notification is held. Put those that matter first.',
    },
  ],
}
