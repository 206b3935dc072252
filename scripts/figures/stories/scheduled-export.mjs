import { pills } from '../kit/builders.mjs'
import { profile } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { badge, button, columns, field, panel, row, select, stack, toggle } from '../kit/parts.mjs'

const html = frame({
  at: ['Data'],
  title: 'Scheduled export',
  body: stack(
    columns(
      '1fr 1fr 100px',
      select('What to export', { value: 'Events', n: 1 }),
      pills('How often', ['Daily', 'Hourly'], 'Daily', { n: 2 }),
      field('At', { value: '04:30', icon: 'clock' }),
    ),
    panel(
      'Storage',
      stack(
        pills('Kind', ['S3', 'SFTP', 'FTP', 'Azure Blob', 'Google Cloud'], 'S3', { n: 3 }),
        columns(
          '1fr 1fr',
          field('Region', { value: 'eu-west-1', mono: true }),
          field('Bucket', { value: 'example-exports', mono: true }),
        ),
        columns(
          '1fr 1fr',
          field('Key', { value: 'YOUR_ACCESS_KEY', mono: true, n: 4 }),
          field('Secret', { value: '••••••••••••' }),
        ),
        columns(
          '1fr 1fr',
          field('Prefix', { value: 'beckon/out/', mono: true, n: 5 }),
          field('File name', { placeholder: 'Generated' }),
        ),
      ),
      { extra: button('Test connection', { small: true, n: 6 }) },
    ),
    panel(
      'Last run',
      profile(
        [
          ['Result', badge('Finished', 'good')],
          ['Next run', 'Tomorrow, 04:30'],
        ],
        { label: 70 },
      ),
      {
        n: 7,
        quiet: true,
      },
    ),
    row(toggle('Active', true), '<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'A scheduled export, as a sketch: events, daily at 04:30, to an S3 bucket with region, bucket, key, secret, prefix and file name. A button tests the connection. Below, the last result and the next run, and the switch Active.',
  callouts: [
    { n: 1, label: 'What to export', text: 'The same choices as for a single export.' },
    { n: 2, label: 'How often', text: 'Daily at a time, or every hour.' },
    { n: 3, label: 'Kind', text: 'The type of storage the files go to. Each has fields of its own.' },
    { n: 4, label: 'Key', text: 'The key of an account that may write here and nothing else.' },
    { n: 5, label: 'Prefix', text: 'Where the file goes: it is put before the file name.' },
    { n: 6, label: 'Test connection', text: 'Tries the storage before you rely on it.' },
    { n: 7, label: 'Last run', text: 'The result of the last run. A task that failed can be run again.' },
  ],
}
