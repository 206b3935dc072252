import { androidNotice, hand, hands, iphoneHeld, lockScreen } from '../kit/handsets.mjs'

const title = 'Your order is on its way'
const message = 'Follow it to your door in the app.'
const actions = ['Track', 'Call us']

const html = hands(
  hand(
    lockScreen(
      androidNotice({
        from: 'Example Shop',
        title,
        message,
        hasPicture: true,
        actions,
        n: { title: 1, actions: 2 },
      }),
    ),
    { caption: 'On Android, expanded', os: 'android', kind: 'lock', height: 500 },
  ),
  hand(lockScreen(iphoneHeld({ title, message, actions, n: { actions: 3 } })), {
    caption: 'On an iPhone, held',
    kind: 'lock',
    height: 500,
    n: 4,
  }),
)

export default {
  folder: 'results',
  html,
  alt: 'The same push message with a picture and two actions on two phones, as sketches. On Android, the expanded notification has title and message, the picture below them, and Track and Call us side by side at its end. On an iPhone that is being pressed, the picture is on top, then title and message; the actions are a list below.',
  callouts: [
    {
      n: 1,
      label: 'Your order is on its way',
      text: 'Before it is expanded, the notification shows title and message, and no actions.',
    },
    { n: 2, label: 'Call us', text: 'The actions, in the order of the template: at most three.' },
    {
      n: 3,
      label: 'Track',
      text: 'On an iPhone each action has a line. The ones that are marked destructive are red.',
    },
    {
      n: 4,
      label: 'On an iPhone, held',
      text: 'Picture and actions show while the notification is pressed. The picture needs a notification service extension in the app.',
    },
  ],
}
