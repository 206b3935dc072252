import { outcome } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { profile } from '../kit/data.mjs'
import { button, columns, field, panel, stack, wizardTabs } from '../kit/parts.mjs'
import { handset, talk } from '../kit/phones.mjs'

const html = frame({
  at: ['Messages', 'New SMS Message'],
  title: 'New SMS Message',
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
    columns(
      '1fr 192px',
      stack(
        field('Message', {
          value:
            'Example Shop: hello {{userName}}, your order is ready.\nhttps://exampleshop.beckon.example/a1b2\nSTOP to end',
          required: true,
          lines: 4,
          n: 3,
        }),
        outcome('Phone numbers', '2,140', { n: 4 }),
        panel(
          'How long a text may be',
          profile(
            [
              ['GSM alphabet', '160 characters; in parts, 153 each', 5],
              ['Other letters', '70 characters; in parts, 67 each'],
            ],
            { label: 84 },
          ),
          { quiet: true },
        ),
      ),
      handset(
        talk('+31 00 000 0000', [
          [
            '',
            'Example Shop: hello Anna, your order is ready. https://exampleshop.beckon.example/a1b2 STOP to end',
          ],
          ['me', 'STOP'],
        ]),
        { caption: 'On the phone', n: 6, height: 278 },
      ),
    ),
})

export default {
  html,
  alt: 'The wizard of a new text message, at the Content tab: the message with a placeholder and a short link, the number of phone numbers that it goes to, and how long a text may be: 160 characters of the GSM alphabet, 70 of others. Beside it, a phone with the text and an answer.',
  callouts: [
    { n: 1, label: 'Tabs', text: 'The same five tabs as for a push message.' },
    { n: 2, label: 'API payload', text: 'Shows the JSON that would be sent through the REST API.' },
    { n: 3, label: 'Message', text: 'Required. Placeholders and short links work here.' },
    { n: 4, label: 'Phone numbers', text: 'How many numbers the audience contains.' },
    {
      n: 5,
      label: 'GSM alphabet',
      text: 'A longer text is split into parts. A single other character, such as an emoji, makes the second row apply to the whole text.',
    },
    { n: 6, label: 'On the phone', text: 'Replies arrive only when the sender is a number, not a name.' },
  ],
}
