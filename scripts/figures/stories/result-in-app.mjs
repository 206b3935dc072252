import { appBehind, hand, hands, inAppMessage } from '../kit/handsets.mjs'

const words = { title: 'Two days only', message: 'Members get 20% off spring shoes.' }
const actions = ['Shop', 'Close']

const html = hands(
  hand(appBehind('Example Shop', inAppMessage('banner', words)), { caption: 'Banner', n: 1, height: 430 }),
  hand(appBehind('Example Shop', inAppMessage('card', { ...words, actions })), {
    caption: 'Card',
    n: 2,
    height: 430,
  }),
  hand(appBehind('Example Shop', inAppMessage('fullscreen', { ...words, actions })), {
    caption: 'Fullscreen',
    n: 3,
    height: 430,
  }),
)

export default {
  folder: 'results',
  gradient: true,
  html,
  alt: 'The same in-app message on three phones, as sketches: a banner at the top of the screen, with the app visible below it; a card over the app, with a picture, the text and the buttons Shop and Close; and full screen, where the picture fills the phone up to its edges and darkens towards the bottom, under the text and the buttons, with a cross to close it.',
  callouts: [
    {
      n: 1,
      label: 'Banner',
      text: 'Title and message, here with a picture. The app stays visible around it.',
    },
    { n: 2, label: 'Card', text: 'Title, message and at least one button, here with a picture.' },
    {
      n: 3,
      label: 'Fullscreen',
      text: 'A picture that fills the screen. Text and buttons on it are optional.',
    },
  ],
}
