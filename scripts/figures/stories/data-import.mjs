import { frame } from '../kit/frame.mjs'
import { button, columns, panel, row, select, stack, toggle, upload } from '../kit/parts.mjs'

const lines = [
  'deviceID,osVersion,appVersion,platform,language,userID',
  'DEVICE_TOKEN_1,18.1,5.2.0,iOS,nl,user-1001',
  'DEVICE_TOKEN_2,15,5.2.0,Android,en,user-1002',
]

const html = frame({
  at: ['Data', 'Import'],
  title: 'New Job',
  body: stack(
    columns(
      '1fr 1fr',
      select('Job type', { value: 'Devices', required: true, n: 1 }),
      select('Medium', { value: 'Push', n: 2 }),
    ),
    panel(
      'Options',
      columns(
        '1fr 1fr',
        toggle('Verification mode', true, { n: 3 }) + toggle('Skip confirmation e-mails', false, { n: 4 }),
        toggle('Overwrite', false, { n: 5 }) + toggle('Include tags', false, { n: 6 }),
      ),
    ),
    upload('CSV file', { file: 'devices.csv', required: true, n: 7 }),
    panel('What the file holds', `<pre class="sheet">${lines.join('\n')}</pre>`, { n: 8, quiet: true }),
    row('<span class="fill"></span>', button('Create', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'A new import job: the job type Devices and the medium Push, switches for verification mode, confirmation e-mails, overwriting and tags, and a CSV file. A panel shows the start of the file: a header row with the exact names of the columns, then a line for each device.',
  callouts: [
    {
      n: 1,
      label: 'Job type',
      text: 'Devices, users, user data, segments, tags, geo-zones, beacons, passes or messages. It decides which columns the file can have.',
    },
    { n: 2, label: 'Medium', text: 'Push, e-mail or SMS: each is a job of its own.' },
    { n: 3, label: 'Verification mode', text: 'Checks the file and changes nothing. Run it first.' },
    { n: 4, label: 'Skip confirmation e-mails', text: 'Sends no e-mail when the job is over.' },
    { n: 5, label: 'Overwrite', text: 'Replaces records of an earlier import that are not active.' },
    {
      n: 6,
      label: 'Include tags',
      text: 'Reads the tags from a column of the file, divided by a separator.',
    },
    { n: 7, label: 'CSV file', text: 'With commas between the values, in UTF-8.' },
    { n: 8, label: 'What the file holds', text: 'The names in the first row must be exact.' },
  ],
}
