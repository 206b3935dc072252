import { androidNotice, hand, hands, iphoneNotice, lockScreen } from '../kit/handsets.mjs'

const title = 'Your order is on its way'
const message = 'Follow it to your door in the app.'

const html = hands(
  hand(
    lockScreen(androidNotice({ from: 'Example Shop', title, message, n: { from: 1, title: 2, message: 3 } })),
    { caption: 'On Android', os: 'android', kind: 'lock', height: 400 },
  ),
  hand(lockScreen(iphoneNotice({ title, message })), {
    caption: 'On an iPhone',
    kind: 'lock',
    height: 400,
    n: 4,
  }),
)

export default {
  folder: 'results',
  html,
  alt: 'The lock screens of two phones with the same push message, as sketches. On Android, the notification has the name of the app above the title and the message. On an iPhone, the icon of the app stands beside them.',
  callouts: [
    {
      n: 1,
      label: 'Example Shop',
      text: 'Name and icon are those of your app. A message cannot change them.',
    },
    { n: 2, label: 'Your order is on its way', text: 'The title. It is optional.' },
    {
      n: 3,
      label: 'Follow it to your door in the app.',
      text: 'The message: the only text that is required.',
    },
    {
      n: 4,
      label: 'On an iPhone',
      text: 'New notifications come in at the bottom of the lock screen, from iOS 16 on.',
    },
  ],
}
