import { frame } from '../kit/frame.mjs'
import { columns, panel, stack, toggle } from '../kit/parts.mjs'
import { handset, inboxView } from '../kit/phones.mjs'

const hint = (words) => `<p class="hint" style="margin:-8px 0 0 36px">${words}</p>`

const html = frame({
  at: ['Settings', 'Services'],
  title: 'Inbox',
  body: columns(
    '1fr 192px',
    stack(
      panel(
        'What the service does',
        stack(
          toggle('Use inbox', true, { n: 1 }),
          hint('Keeps the messages that a device receives.'),
          toggle('Auto badge', true, { n: 2 }),
          hint('Counts unread messages. iPhones show the number on the app icon.'),
          toggle('User inbox', false),
          hint('One inbox for all devices of a person.'),
        ),
      ),
      panel(
        'What it adds to each message',
        stack(
          toggle('Generate push', false, { n: 3 }),
          hint('The message goes to the inbox, and no phone lights up.'),
        ),
        { quiet: true },
      ),
    ),
    handset(
      inboxView('Inbox', [
        {
          title: 'Your order is on its way',
          message: 'Follow it to your door in the app.',
          when: '9:41',
          unread: true,
        },
        { title: 'Spring sale', message: 'Two days only, for members first.', when: 'Mon', unread: true },
        { title: 'Thank you', message: 'How did you like your order?', when: '3 Nov' },
      ]),
      { caption: 'In the app', n: 4, height: 290 },
    ),
  ),
})

export default {
  html,
  alt: 'The Inbox service, as a sketch: the switches Use inbox and Auto badge, both on, and User inbox, which is off; then the switch Generate push that the service adds to each message. Beside it, a phone with the inbox of an app: two unread messages and a read one.',
  callouts: [
    { n: 1, label: 'Use inbox', text: 'Off at first. Apps learn about a change at their next launch.' },
    { n: 2, label: 'Auto badge', text: 'Off at first. Opening a message lowers the number.' },
    {
      n: 3,
      label: 'Generate push',
      text: 'New in the composer once the service is on. Off: the message is for the inbox only.',
    },
    {
      n: 4,
      label: 'In the app',
      text: 'Your app shows the inbox; unread messages can be told from read ones.',
    },
  ],
}
