import { chipField } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { columns, field, panel, phone, stack, wizardTabs } from '../kit/parts.mjs'

const html = frame({
  at: ['Messages', 'Templates'],
  title: 'Push template',
  body:
    wizardTabs(
      [
        { name: 'Setup', done: true, on: true },
        { name: 'Segmentation', done: true },
        { name: 'Content', done: true },
      ],
      { n: 1 },
    ) +
    columns(
      '1fr 192px',
      stack(
        field('Name', { value: 'Order shipped', required: true, n: 2 }),
        chipField('Tags', ['orders', 'service'], { add: 'Add', n: 3 }),
        panel(
          'In the tab Content',
          stack(
            field('Title', { value: 'Your order is on its way' }),
            field('Message', {
              value: 'Hello {{userName}}, order {{orderNumber}} is on its way.',
              required: true,
              lines: 2,
              n: 4,
            }),
          ),
          { quiet: true },
        ),
      ),
      phone({
        app: 'Example Shop',
        title: 'Your order is on its way',
        message: 'Hello Anna, order 1042 is on its way.',
        actions: ['Track'],
        caption: 'A message made from it',
        n: 5,
      }),
    ),
})

export default {
  html,
  alt: 'A push template with the tabs Setup, Segmentation and Content: its name, its tags, and a message with the placeholders userName and orderNumber. Beside it, a phone with a message made from the template, in which both are filled in.',
  callouts: [
    {
      n: 1,
      label: 'Tabs',
      text: 'Setup holds name and tags, Segmentation the rules, Content what a push message contains.',
    },
    { n: 2, label: 'Name', text: 'Required. You choose the template by this name.' },
    { n: 3, label: 'Tags', text: 'Up to ten.' },
    { n: 4, label: 'Message', text: 'Placeholders are written in double braces.' },
    {
      n: 5,
      label: 'A message made from it',
      text: 'The values come from the user, or from the request or file that sends the message.',
    },
  ],
}
