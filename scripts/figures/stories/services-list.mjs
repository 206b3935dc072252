import { frame } from '../kit/frame.mjs'
import { button, dot, esc, state } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const words = { active: 'Active', inactive: 'Inactive', attention: 'Needs attention' }

// name, icon, state, callout of the button, the button's word
const services = [
  ['APNs', 'phone', 'active'],
  ['GCM/FCM', 'phone', 'active'],
  ['HMS', 'phone', 'inactive'],
  ['Website Push', 'globe', 'active'],
  ['Rich Push', 'bell', 'active', 4],
  ['Inbox', 'inbox', 'active'],
  ['Email', 'mail', 'inactive'],
  ['Fonts', 'type', 'inactive'],
  ['SMS', 'chat', 'inactive'],
  ['Links', 'link', 'inactive'],
  ['Live API', 'bolt', 'active'],
  ['Location Services', 'pin', 'active'],
  ['Loyalty', 'card', 'attention'],
  ['Automation', 'flow', 'active'],
  ['Monetize', 'coin', 'inactive'],
  ['Reports', 'chart', 'inactive'],
  ['Storage', 'folder', 'active'],
  ['Users & Authentication', 'user', 'inactive', 5, 'Subscribe'],
]

const box = ([name, icon, kind, n, word = 'Configure']) =>
  `<div class="service"><div class="name">${shape(icon, 12)}<b>${esc(name)}</b></div>` +
  `<div>${state(kind)}${button(word, { n, small: true })}</div></div>`

const legend = Object.entries(words).map(
  ([kind, word], index) => `<span>${state(kind)}${word}${dot(index + 1)}</span>`,
)

const html = frame({
  at: ['Settings', 'Services'],
  title: 'Services',
  actions: `<div class="legend">${legend.join('')}</div>`,
  body: `<div class="services">${services.map(box).join('')}</div>`,
})

export default {
  html,
  alt: 'The Services screen under Settings: a box for every service, from APNs and GCM/FCM to Storage, each with its state and a Configure button. APNs is active, HMS is inactive, Loyalty needs attention, and Users & Authentication, an add-on, has a Subscribe button.',
  callouts: [
    { n: 1, label: 'Active', text: 'The service is set up. Apps learn about it at their next launch.' },
    { n: 2, label: 'Inactive', text: 'The service has not been set up, or not completely.' },
    {
      n: 3,
      label: 'Needs attention',
      text: 'Something stops the service, for example a certificate that has expired.',
    },
    { n: 4, label: 'Configure', text: 'Opens the settings of the service.' },
    {
      n: 5,
      label: 'Subscribe',
      text: 'Shown on an add-on that the plan does not have yet. Add-ons need a paid plan.',
    },
  ],
}
