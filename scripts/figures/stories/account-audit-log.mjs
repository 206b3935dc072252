import { frame } from '../kit/frame.mjs'
import { dot, esc, stack, table } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const entries = [
  ['20 November, 16:42', 'anna@example.com', 'Sent a push message', 'mail'],
  ['20 November, 11:05', 'bram@example.com', 'Started an import', 'upload'],
  ['19 November, 09:30', 'anna@example.com', 'Changed a segment', 'user'],
  ['18 November, 17:58', 'chloe@example.com', 'Added an IP address', 'globe'],
  ['18 November, 17:51', 'chloe@example.com', 'Reset the master secret', 'key'],
  ['17 November, 14:20', 'anna@example.com', 'Invited an account', 'plus'],
  ['17 November, 10:12', 'bram@example.com', 'Deleted a template', 'cross'],
]

const html = frame({
  app: '',
  title: 'Audit log',
  body: stack(
    table(
      [`When${dot(1)}`, `Who${dot(2)}`, `What${dot(3)}<span class="fill"></span>`],
      entries.map(([when, who, what, icon]) => [
        `<span class="quiet">${esc(when)}</span>`,
        `<b>${esc(who)}</b>`,
        `${shape(icon, 13)}${esc(what)}<span class="fill"></span>`,
      ]),
      '150px 170px 1fr',
    ),
  ),
})

export default {
  html,
  alt: 'The audit log, drawn as a sketch: a list with a line for each action, with when it was done, by which account and what was done, such as sending a push message, starting an import or resetting the master secret.',
  callouts: [
    { n: 1, label: 'When', text: 'The moment of the action.' },
    { n: 2, label: 'Who', text: 'The account that did it: yours, or one that you share an app with.' },
    { n: 3, label: 'What', text: 'The action on one of your apps.' },
  ],
}
