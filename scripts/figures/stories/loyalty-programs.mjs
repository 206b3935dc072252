import { condition, group, pick, typed } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { columns, dot, esc, field, select, stack, table } from '../kit/parts.mjs'

const tiers = [
  ['Silver', 'Club pass, silver', 'from 0'],
  ['Gold', 'Club pass, gold', 'from 1,000'],
  ['Black', 'Club pass, black', 'from 5,000'],
]
const members = [
  ['user-1001', '0001 2345', 'Gold', '1,250'],
  ['user-1002', '0001 2346', 'Silver', '310'],
  ['user-1003', '0001 2347', 'Black', '6,480'],
]

const html = frame({
  at: ['Loyalty', 'Programs'],
  title: 'Example Club',
  body: stack(
    columns(
      '1fr 1fr 1fr',
      field('Name', { value: 'Example Club', n: 1 }),
      select('Type', { value: 'Simple', n: 2 }),
      select('Balance type', { value: 'Whole number', n: 3 }),
    ),
    table(
      [`Tier${dot(4)}`, 'Pass template', ''],
      tiers.map(([name, template]) => [`<b>${esc(name)}</b>`, esc(template), '']),
      '130px 1fr 10px',
    ),
    group('Rule', 'flow', [
      condition(
        pick('Balance', { n: 5 }),
        pick('greater than'),
        typed('999'),
        '<span class="quiet">then</span>',
        pick('Action'),
      ),
    ]),
    table(
      [`Member${dot(6)}`, 'Member ID', 'Tier', 'Balance'],
      members.map(([user, id, tier, balance]) => [
        `<span class="mono">${esc(user)}</span>`,
        `<span class="mono">${esc(id)}</span>`,
        esc(tier),
        esc(balance),
      ]),
      '130px 1fr 90px 80px',
    ),
  ),
})

export default {
  html,
  alt: 'A loyalty program, as a sketch: name, type and kind of balance; the tiers Silver, Gold and Black, each with a pass template; a rule on the balance; and members with member ID, tier and balance.',
  callouts: [
    { n: 1, label: 'Name', text: 'The name of the program.' },
    { n: 2, label: 'Type', text: 'Simple: a balance and tiers. Offer: offers for single members.' },
    { n: 3, label: 'Balance type', text: 'None, text, whole number, decimal number or money.' },
    { n: 4, label: 'Tier', text: 'One pass template for each tier.' },
    { n: 5, label: 'Balance', text: 'The condition of the rule, and what follows from it.' },
    { n: 6, label: 'Member', text: 'A user in the program, with a pass from the template of the tier.' },
  ],
}
