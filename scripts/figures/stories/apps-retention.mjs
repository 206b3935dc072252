import { pills, timeline } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, panel, row, stack } from '../kit/parts.mjs'

const lifetimes = ['Forever', '1 month', '3 months', '6 months', '1 year', '2 years', '3 years']

const html = frame({
  at: ['Settings', 'Configure App'],
  title: 'Configure App',
  body: stack(
    pills('User lifetime', lifetimes, '3 months', { n: 1 }),
    panel(
      'A user with a lifetime of 3 months',
      timeline(
        ['January', 'February', 'March', 'April', 'May', 'June'],
        [
          { from: 0, to: 0, name: 'Opens', tone: 'good', n: 2 },
          { from: 0, to: 2, name: 'Active, though the app stays closed', icon: 'user', tone: 'good' },
          { from: 3, to: 4, name: 'Inactive', icon: 'off', n: 3 },
          { from: 5, to: 5, name: 'Opens', tone: 'good', n: 4 },
        ],
      ),
    ),
    row('<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'Configure App, as a sketch of the user lifetime alone: a choice of Forever, 1, 3 or 6 months, 1, 2 or 3 years, with 3 months chosen. Below, the half year of one user: opens the app in January, stays active until March, is inactive in April and May, and is active again on opening the app in June.',
  callouts: [
    { n: 1, label: 'User lifetime', text: 'How long a user stays active without opening the app.' },
    { n: 2, label: 'Opens', text: 'Each opening of the app starts the period again.' },
    { n: 3, label: 'Inactive', text: 'No longer charged for, and no longer reached.' },
    { n: 4, label: 'June', text: 'Opening the app makes the user active again.' },
  ],
}
