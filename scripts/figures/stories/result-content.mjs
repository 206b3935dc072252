import { alertBox, appBehind, hand, hands, messageBar, picture } from '../kit/handsets.mjs'
import { shape } from '../kit/shapes.mjs'

const page =
  '<div class="web-page"><b>Your order</b><i></i><i></i><i class="short"></i><span>Track it</span><i></i><i class="short"></i></div>'
const map =
  '<svg class="town" viewBox="0 0 206 300" preserveAspectRatio="xMidYMid slice"><path d="M0 70 206 50M0 170 206 190M0 260 206 240M50 0 60 300M150 0 140 300"/><circle cx="96" cy="120" r="9"/><circle cx="140" cy="214" r="9"/></svg>'
const size = { height: 320 }

const html =
  hands(
    hand(
      appBehind(
        'Example Shop',
        alertBox({ title: 'Sale', message: 'Two days only, for members.', actions: ['Shop', 'Cancel'] }),
      ),
      { caption: 'Alert', n: 1, ...size },
    ),
    hand(messageBar('Order') + page, { caption: 'Web view, URL', n: 2, ...size }),
    hand(messageBar('Picture') + `<div class="media">${picture()}</div>`, {
      caption: 'Image',
      n: 3,
      ...size,
    }),
  ) +
  hands(
    hand(messageBar('Video') + `<div class="media"><div class="art-wide">${shape('play', 34)}</div></div>`, {
      caption: 'Video',
      n: 4,
      ...size,
    }),
    hand(messageBar('Shops') + map, { caption: 'Map', n: 5, ...size }),
    hand(
      appBehind(
        'Example Shop',
        alertBox({
          title: 'Do you like the app?',
          message: 'Rate it in the store.',
          actions: ['Yes, I’ll rate now', 'No, thanks'],
        }),
      ),
      { caption: 'Rate, on iOS', n: 6, ...size },
    ),
  )

export default {
  folder: 'results',
  html,
  alt: 'What people see after they have tapped a message, by its type of content, on six iPhones, as sketches: a dialog with the action Shop and the button Cancel; a web page, a picture, a video and a map with two markers, each with a close button at the top left and three dots at the top right; and a dialog that asks to rate the app, with the buttons “Yes, I’ll rate now” and “No, thanks”.',
  callouts: [
    {
      n: 1,
      label: 'Alert',
      text: 'The message in a dialog. Its actions are buttons on an iPhone and a list on Android; with actions, both add Cancel.',
    },
    {
      n: 2,
      label: 'Web view, URL',
      text: 'HTML that you write, or a page of a website, inside the app. With SDK 3.8 or later on iOS, the three dots show the actions.',
    },
    { n: 3, label: 'Image', text: 'One or more pictures.' },
    { n: 4, label: 'Video', text: 'From YouTube or Vimeo, or an HTML5 video.' },
    { n: 5, label: 'Map', text: 'Markers on a map.' },
    {
      n: 6,
      label: 'Rate, on iOS',
      text: 'On iOS, a dialog asks first; its buttons are fixed. With SDK v3, the system’s review prompt is requested if people agree, the first time in each version of the app; after that, agreeing opens the page in the App Store. On Android, SDK v3 shows no dialog: your page in Google Play or AppGallery opens at once.',
    },
  ],
}
