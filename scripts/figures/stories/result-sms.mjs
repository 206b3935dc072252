import { hand, hands } from '../kit/handsets.mjs'
import { dot, esc } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const head = (name, n) =>
  `<div class="thread-head"><i>${shape('user', 18)}</i><b><span>${esc(name)}</span>${dot(n)}</b></div>`
const said = (words, name = '') => `<p class="${name}">${esc(words)}</p>`

const html = hands(
  hand(
    head('+31 00 000 0000', 1) +
      `<div class="thread"><div class="thread-words">${said('Example Shop: hello Anna, your order is ready. STOP to end')}${said('STOP', 'me')}</div>` +
      `<div class="thread-reply"><span>Text message</span>${dot(2)}</div></div>`,
    { caption: 'From a leased number', os: 'android', height: 400 },
  ),
  hand(
    head('EXAMPLE', 3) +
      `<div class="thread"><div class="thread-words">${said('Hello Anna, your order is ready. No more texts: https://exampleshop.beckon.example/x7')}</div>` +
      `<div class="thread-reply none"><span>Replies are not possible</span>${dot(4)}</div></div>`,
    { caption: 'From an alphanumeric sender', os: 'android', height: 400 },
  ),
)

export default {
  folder: 'results',
  html,
  alt: 'A text message on two phones, as sketches. On the first, it comes from a phone number and begins with the name of the shop; the person has answered STOP. On the second, it comes from the name EXAMPLE and ends with a link to unsubscribe; there is no field for a reply.',
  callouts: [
    {
      n: 1,
      label: '+31 00 000 0000',
      text: 'The leased number. Few people recognise it, so the text says who writes.',
    },
    { n: 2, label: 'Text message', text: 'People can reply, with STOP for example.' },
    { n: 3, label: 'EXAMPLE', text: 'The alphanumeric sender, where the country supports it.' },
    { n: 4, label: 'Replies are not possible', text: 'So the text itself has the way to leave: a link.' },
  ],
}
