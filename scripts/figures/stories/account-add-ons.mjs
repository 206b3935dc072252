import { frame } from '../kit/frame.mjs'
import { button, esc, stack, state, table } from '../kit/parts.mjs'

// name, what for, subscribed, callout
const addOns = [
  ['Automation', 'Connectors and push channels', true],
  ['Email', 'E-mail from your own domain', true],
  ['Live API', 'Events sent to your servers', true, 1],
  ['Loyalty', 'Wallet passes and programs', true],
  ['Monetize', 'In-app purchases', false],
  ['Reports', 'Scheduled and automatic reports', false, 2],
  ['Storage', 'Files and assets', true],
  ['Users & Authentication', 'Sign-up and sign-in', false],
]

const html = frame({
  app: '',
  title: 'Add-ons',
  body: stack(
    table(
      ['Add-on', 'What it is for', ''],
      addOns.map(([name, purpose, on, n]) => [
        `${state(on ? 'active' : 'inactive')}<b>${esc(name)}</b>`,
        `<span class="quiet">${esc(purpose)}</span>`,
        button(on ? 'Unsubscribe' : 'Subscribe', { small: true, n }),
      ]),
      '172px 1fr 110px',
    ),
  ),
})

export default {
  html,
  alt: 'The add-ons of a plan, as a sketch: a list with Automation, Email, Live API, Loyalty, Monetize, Reports, Storage and Users & Authentication. Some are subscribed and can be unsubscribed from, the others have a button Subscribe.',
  callouts: [
    { n: 1, label: 'Unsubscribe', text: 'Ends the add-on for the account.' },
    {
      n: 2,
      label: 'Subscribe',
      text: 'Adds it to the plan, which has to be a paid one. Then set it up for each app under Settings, Services.',
    },
  ],
}
