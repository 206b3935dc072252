import { androidNotice, hand, hands, iphoneNotice, lockScreen } from '../kit/handsets.mjs'

const title = 'Your order is on its way'
const message = 'Follow it on our website.'

const html = hands(
  hand(
    lockScreen(
      androidNotice({
        from: 'Chrome · www.example.com',
        fromWeb: true,
        title,
        message,
        n: { from: 1, title: 2, message: 3 },
      }),
    ),
    { caption: 'On Android, from the browser', os: 'android', kind: 'lock', height: 400 },
  ),
  hand(lockScreen(iphoneNotice({ title, message })), {
    caption: 'On an iPhone, from the Home Screen',
    kind: 'lock',
    height: 400,
    n: 4,
  }),
)

export default {
  folder: 'results',
  html,
  alt: 'A web push on the lock screens of two phones, as sketches. On Android, the browser’s icon, its name and the address of the website are above title and message, and the icon of the website is beside them. On an iPhone, it has the icon that the website has on the Home Screen.',
  callouts: [
    {
      n: 1,
      label: 'Chrome · www.example.com',
      text: 'Browser and website: it is the browser that shows the notification, so the browser’s own icon is on it.',
    },
    {
      n: 2,
      label: 'Your order is on its way',
      text: 'The title. Without one, it is the name of the application in Beckon.',
    },
    {
      n: 3,
      label: 'Follow it on our website.',
      text: 'The message. The icon beside it comes from the Website Push service.',
    },
    {
      n: 4,
      label: 'On an iPhone, from the Home Screen',
      text: 'Only for people who added the website to it, on iOS 16.4 and later.',
    },
  ],
}
