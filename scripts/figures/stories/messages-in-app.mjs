import { pills } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { columns, field, select, stack, wizardTabs } from '../kit/parts.mjs'
import { handset, inApp } from '../kit/phones.mjs'

const app = 'Example Shop'
const title = 'Two days only'
const message = 'Members get 20% off spring shoes.'
const shown = (kind, name, n) =>
  handset(inApp(kind, { app, title, message, actions: ['Shop', 'Close'] }), { caption: name, n, height: 280 })

const html = frame({
  at: ['Messages', 'In-App Messages'],
  title: 'In-app message',
  body:
    wizardTabs(
      [
        { name: 'Setup', done: true, on: true },
        { name: 'Audience', done: true },
        { name: 'Content', done: true },
        { name: 'Segmentation', done: true },
      ],
      { n: 1 },
    ) +
    stack(
      columns(
        '1fr 1fr',
        field('Name', { value: 'Spring sale', required: true }),
        pills('Context', ['Launch', 'Launch & Foreground'], 'Launch', { n: 2 }),
      ),
      columns(
        '1fr 1fr 1fr',
        field('Priority', { value: '10', n: 3 }),
        field('Delay', { value: '2 seconds' }),
        select('Frequency', { value: 'Once a day', n: 4 }),
      ),
      `<div class="phones">${shown('banner', 'Banner', 5)}${shown('card', 'Card', 6)}${shown('fullscreen', 'Fullscreen', 7)}</div>`,
    ),
})

export default {
  gradient: true,
  html,
  alt: 'The composer of an in-app message, at the tab Setup, with name, context, priority, delay and frequency. Below, three phones show the same message as a banner at the top, as a card in the middle, and over the full screen with a cross to close it.',
  callouts: [
    {
      n: 1,
      label: 'Tabs',
      text: 'Setup says when the message is shown, Audience who sees it, Content what it says; Segmentation holds rules.',
    },
    { n: 2, label: 'Context', text: 'At launch only, or also when the app comes back to the foreground.' },
    {
      n: 3,
      label: 'Priority',
      text: 'Only one message is shown at a time: the one with the highest priority.',
    },
    { n: 4, label: 'Frequency', text: 'Every time, or once in a period.' },
    { n: 5, label: 'Banner', text: 'Title and message; an image and an action are optional.' },
    { n: 6, label: 'Card', text: 'Title, message and at least one action; an image is optional.' },
    { n: 7, label: 'Fullscreen', text: 'An image is required; everything else is optional.' },
  ],
}
