import { alertBox, appBar, hand, hands, messageList } from '../kit/handsets.mjs'

const items = (unread) => [
  {
    title: 'Your order is on its way',
    message: 'Follow it to your door in the app.',
    when: '9:41',
    unread,
    hasPicture: true,
    n: unread ? { title: 1 } : {},
  },
  {
    title: 'Spring sale',
    message: 'Two days only, for members first.',
    when: 'Mon',
    unread: true,
    n: unread ? { side: 2 } : {},
  },
  { title: 'Thank you', message: 'How did you like your order?', when: '3 Nov' },
  { title: 'Welcome', message: 'Good to have you here.', when: '1 Nov' },
]

const html = hands(
  hand(appBar('Messages', { back: 'Shop' }) + messageList(items(true)), {
    caption: 'The inbox',
    n: 3,
    height: 430,
  }),
  hand(
    appBar('Messages', { back: 'Shop' }) +
      messageList(items(false)) +
      alertBox({
        title: 'Your order is on its way',
        message: 'Follow it to your door in the app.',
        actions: ['Track', 'Cancel'],
      }),
    { caption: 'A message, opened', n: 4, height: 430 },
  ),
)

export default {
  folder: 'results',
  html,
  alt: 'An inbox in an app on two phones, as sketches. The first shows four messages, the newest on top; two of them are unread, one has a picture. On the second, the newest message has been opened: a dialog shows its title, its text and the buttons Track and Cancel, and the message behind it no longer counts as unread.',
  callouts: [
    { n: 1, label: 'Your order is on its way', text: 'Unread, until the item is opened or marked.' },
    { n: 2, label: 'Mon', text: 'When the message was sent.' },
    { n: 3, label: 'The inbox', text: 'The list is a screen of your app, so it looks as you draw it.' },
    {
      n: 4,
      label: 'A message, opened',
      text: 'The content of the message appears here. This one is of the type Alert.',
    },
  ],
}
