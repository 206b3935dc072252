import { frame } from '../kit/frame.mjs'
import { mail, palette } from '../kit/mail.mjs'
import { button, columns, field, select, stack, toggle, wizardTabs } from '../kit/parts.mjs'

const html = frame({
  at: ['Messages', 'New Email Message'],
  title: 'New Email Message',
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
    stack(
      field('Subject', { value: '{{userName}}, your spring favourites are back', required: true, n: 3 }),
      columns(
        '1fr 1fr',
        field('Sender name', { value: 'Example Shop', n: 4 }),
        select('Type', { value: 'Designer', n: 5 }),
      ),
      columns(
        '1fr 150px',
        mail([
          ['picture'],
          ['heading', 'Spring is in'],
          ['text', 'Hello {{userName}}, the shoes you looked at are back in your size.', true],
          ['button', 'See them'],
          ['small', 'You get this mail as a member. Unsubscribe'],
        ]),
        palette(
          [
            ['Text', 'type'],
            ['Image', 'image'],
            ['Button', 'plus'],
            ['Link', 'link'],
          ],
          { title: 'Blocks', n: 6 },
        ) +
          toggle('Open tracking', true, { n: 7 }) +
          toggle('Link tracking', true) +
          toggle('List headers', true, { n: 8 }),
      ),
    ),
})

export default {
  html,
  alt: 'The wizard of a new e-mail, with the tabs Audience, Segmentation, Content, Options and Schedule. The Content tab shows the subject, the sender name, the type Designer, a mail with picture, heading, text and button, the blocks to drag into it, and switches for open tracking, link tracking and list headers.',
  callouts: [
    {
      n: 1,
      label: 'Tabs',
      text: 'The same five tabs as for a push message. A green check marks a tab that has what it needs.',
    },
    { n: 2, label: 'API payload', text: 'Shows the JSON that would be sent through the REST API.' },
    { n: 3, label: 'Subject', text: 'Required.' },
    {
      n: 4,
      label: 'Sender name',
      text: 'The name that people see. The domain of the address comes from the Email service.',
    },
    { n: 5, label: 'Type', text: 'Designer, HTML or MJML.' },
    { n: 6, label: 'Blocks', text: 'In the designer, drag a block into the mail.' },
    {
      n: 7,
      label: 'Open tracking',
      text: 'Counts opens; link tracking counts clicks. Both are on by default.',
    },
    {
      n: 8,
      label: 'List headers',
      text: 'Adds List-Unsubscribe headers, from which mail clients offer a way to unsubscribe. Check that the switch is on.',
    },
  ],
}
