import { chips, condition, group, pick } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, dot, stack, wizardTabs } from '../kit/parts.mjs'

const rule = (what, picked, { n, m } = {}) =>
  condition(pick(what, { n }), chips(picked, { add: 'Pick' }), m ? dot(m) : '')

const html = frame({
  at: ['Messages', 'New Push Message'],
  title: 'New Push Message',
  body:
    wizardTabs(
      [
        { name: 'Audience', done: true },
        { name: 'Segmentation', done: true, on: true },
        { name: 'Content' },
        { name: 'Options', done: true },
        { name: 'Schedule' },
      ],
      { n: 1 },
    ) +
    stack(
      group('When someone opens the message', 'bolt', [
        rule('Add to segments', ['Opened the spring sale'], { n: 2, m: 3 }),
        rule('Remove from segments', ['Not seen for a month', 'Wish list']),
        rule('Add tags', ['spring', 'shoes'], { n: 4 }),
        rule('Remove tags', ['asleep'], { m: 5 }),
      ]),
      `<div class="row">${button('Add one', { icon: 'plus', n: 6 })}</div>`,
    ),
})

export default {
  html,
  alt: 'The tab Segmentation of a message with four rules for when someone opens it: add to the segment Opened the spring sale, remove from two segments, add the tags spring and shoes, remove the tag asleep. A button adds one more rule.',
  callouts: [
    { n: 1, label: 'Tabs', text: 'The tab Segmentation is optional, and ready from the start.' },
    {
      n: 2,
      label: 'Add to segments',
      text: 'What the rule does: add to or remove from segments, add or remove tags.',
    },
    {
      n: 3,
      label: 'Opened the spring sale',
      text: 'One or more segments. Segments hold users, with all their devices.',
    },
    { n: 4, label: 'Add tags', text: 'Tags label devices, while segments hold users.' },
    {
      n: 5,
      label: 'Remove tags',
      text: 'Takes tags off the device. The cross at the end of a row removes the rule.',
    },
    { n: 6, label: 'Add one', text: 'Adds a rule. There is no maximum.' },
  ],
}
