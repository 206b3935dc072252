import { progress } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { badge, button, dot, esc, stack, table } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const get = (n) => button('Download', { small: true, icon: 'download', n })
const jobs = [
  ['Events', '1 to 20 November', 'running', 2],
  ['Devices', 'Loyalty members', 'done', 3, 4],
  ['Users', 'All', 'done'],
  ['Link tracker', 'Spring newsletter', 'done'],
  ['User data', 'user-1001', 'done', 5],
  ['Replies', 'Spring sale', 'error', 6],
]
const states = {
  running: `${badge('Running', 'signal')}`,
  done: badge('Success', 'good'),
  error: badge('Error'),
}

const html = frame({
  at: ['Data', 'Export'],
  title: 'Export',
  actions: button('New Job', { kind: 'primary', icon: 'plus', n: 1 }),
  body: stack(
    table(
      ['Export', 'What is in it', 'State', ''],
      jobs.map(([type, scope, state, n, m]) => [
        `<b>${esc(type)}</b>${n && n !== 2 && n !== 6 ? dot(n) : ''}`,
        `<span class="quiet">${esc(scope)}</span>`,
        `${states[state]}${n === 2 || n === 6 ? dot(n) : ''}`,
        state === 'running' ? progress(60) : state === 'done' ? get(m) : shape('right', 12),
      ]),
      '96px 1fr 92px 128px',
    ),
  ),
})

export default {
  html,
  alt: 'The export jobs, as a sketch: a list with what was exported, its scope and its state. One job is running, one ended in an error, the successful ones have a Download button. New Job is at the top right.',
  callouts: [
    { n: 1, label: 'New Job', text: 'Choose what to export, and for some types a period.' },
    {
      n: 2,
      label: 'Running',
      text: 'Large exports take a while. An e-mail tells you when they are done, unless you skip it.',
    },
    { n: 3, label: 'Devices', text: 'Criteria limit an export to part of the audience.' },
    {
      n: 4,
      label: 'Download',
      text: 'The file is a CSV. The link is valid for 5 minutes; after that, request the download again.',
    },
    { n: 5, label: 'User data', text: 'The data of one user ID, for a person who asks for it.' },
    { n: 6, label: 'Error', text: 'A failed job has a text that says why.' },
  ],
}
