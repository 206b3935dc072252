import { appBar, hand, hands, messageList, picture } from '../kit/handsets.mjs'
import { dot } from '../kit/parts.mjs'

const letter =
  `<div class="letter"><div class="letter-from"><i>E</i><div><b><span>Example Shop</span></b><p><span>news@mail.example.com</span>${dot(3)}</p></div></div>` +
  `<div class="letter-out"><span>A mailing list${dot(4)}</span><b>Unsubscribe</b></div>` +
  `<h4>Anna, your spring favourites are back</h4>${picture()}` +
  '<p>Hello Anna, the shoes you looked at are back in your size.</p>' +
  `<span class="pressed">See them</span><small><span>You get this mail as a member. Unsubscribe</span>${dot(5)}</small></div>`

const html = hands(
  hand(
    appBar('Inbox') +
      messageList([
        {
          title: 'Example Shop',
          message: 'Anna, your spring favourites are back. Hello Anna, the shoes you looked at …',
          when: '9:41',
          unread: true,
          n: { title: 1 },
        },
        {
          title: 'Bram Example',
          message: 'Lunch on Friday? The place at the station has a new menu.',
          when: '8:15',
        },
        {
          title: 'City Library',
          message: 'Two books are due next week. You can keep them for longer.',
          when: 'Thu',
        },
        {
          title: 'Chloe Example',
          message: 'Photos of the weekend. Here they are, as promised.',
          when: 'Wed',
        },
      ]),
    { caption: 'Among other mail', n: 2, height: 490 },
  ),
  hand(appBar('', { back: 'Inbox' }) + letter, { caption: 'Opened', height: 490 }),
)

export default {
  folder: 'results',
  html,
  alt: 'An e-mail on two phones, as sketches. In the list of a mail app it shows sender name, subject and the beginning of the text. Opened, it has the name and the address of the sender, a way to unsubscribe that the mail app offers, the subject, a picture, the text with a button, and a link to unsubscribe at its end.',
  callouts: [
    { n: 1, label: 'Example Shop', text: 'The sender name of the message, or the default sender.' },
    {
      n: 2,
      label: 'Among other mail',
      text: 'Only the beginning of subject and text shows, so put first what matters.',
    },
    { n: 3, label: 'news@mail.example.com', text: 'A domain that is connected in the Email service.' },
    {
      n: 4,
      label: 'A mailing list',
      text: 'Some mail apps offer this when the mail has List-Unsubscribe headers.',
    },
    { n: 5, label: 'Unsubscribe', text: 'The link in the mail itself, which each mailing needs.' },
  ],
}
