import { chips } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, columns, dot, esc, field, panel, row, select, stack, table } from '../kit/parts.mjs'

const variants = [
  ['Segment: Members', '20', '20% off for members'],
  ['Tag: student', '10', '10% off with your student card'],
  ['Everyone', '0', 'Free delivery this week'],
]

const html = frame({
  at: ['Messages', 'Partials'],
  title: 'Partial',
  body: stack(
    columns(
      '1fr 1fr',
      field('Key', { value: 'offer', mono: true, required: true, n: 1 }),
      select('Medium', { value: 'Email', n: 2 }),
    ),
    field('Description', { value: 'The offer of the week' }),
    columns(
      '1fr 110px',
      `<div class="field"><div class="label"><span>Criteria</span>${dot(3)}</div><div class="box chip-box">${chips(['Segment: Members'], { add: 'Add' })}</div></div>`,
      field('Priority', { value: '20', n: 4 }),
    ),
    field('Content', { value: '20% off for members', n: 5 }),
    panel(
      'Variants with the key offer',
      table(
        ['Who sees it', 'Priority', `Content<span class="fill"></span>`],
        variants.map(([who, priority, words]) => [
          `<b>${esc(who)}</b>`,
          priority,
          `<span class="quiet">${esc(words)}</span><span class="fill"></span>`,
        ]),
        '140px 60px 1fr',
      ),
      { n: 6, quiet: true },
    ),
    row('<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'A partial, as a sketch: key, medium, description, criteria, priority and content. Below, three partials with the same key: priority 20 for members, 10 for students and 0 for everyone.',
  callouts: [
    { n: 1, label: 'Key', text: 'The name by which messages and templates include the partial.' },
    { n: 2, label: 'Medium', text: 'Push or e-mail.' },
    { n: 3, label: 'Criteria', text: 'Who gets this variant.' },
    {
      n: 4,
      label: 'Priority',
      text: 'Decides when several variants match the same person. The numbers are an example: test which way they count.',
    },
    { n: 5, label: 'Content', text: 'The text that appears in the message, also in several languages.' },
    {
      n: 6,
      label: 'Variants with the key offer',
      text: 'Partials that share a key are variants of one text.',
    },
  ],
}
