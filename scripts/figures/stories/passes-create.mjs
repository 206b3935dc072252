import { pills } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, columns, field, row, select, stack, wizardTabs } from '../kit/parts.mjs'
import { handset, pass } from '../kit/phones.mjs'

const html = frame({
  at: ['Loyalty', 'Passes'],
  title: 'New Pass',
  body:
    wizardTabs(
      [
        { name: 'Setup', done: true },
        { name: 'Redeem', done: true, on: true },
        { name: 'Relevance', done: true },
        { name: 'Fields' },
      ],
      { n: 1 },
    ) +
    columns(
      '1fr 192px',
      stack(
        select('Template', { value: 'Spring voucher', required: true, n: 2 }),
        pills('Redeem', ['Always', 'Once', 'Several times'], 'Once', { n: 3 }),
        field('Expiration date', { value: '31 March 2027', icon: 'calendar', n: 4 }),
        columns(
          '1fr 1fr',
          field('Member', { value: 'A. Example', n: 5 }),
          field('Discount', { value: '20%' }),
        ),
        field('Barcode', { placeholder: 'The serial number', n: 6 }),
        row('<span class="fill"></span>', button('Create', { kind: 'primary' })),
      ),
      handset(
        pass({
          name: 'Spring voucher',
          fields: [
            ['Discount', '20%'],
            ['Member', 'A. Example'],
            ['Until', '31 March'],
          ],
          alt: '7f3a 09c1',
        }),
        { caption: 'In the wallet', n: 7, kind: 'night', height: 322 },
      ),
    ),
})

export default {
  html,
  alt: 'The form of a new pass, as a sketch with its parts on one sheet: the template, how often it can be redeemed, Once being chosen over Always and Several times, the expiration date, two fields of the template and the barcode. A phone shows the pass in the wallet.',
  callouts: [
    {
      n: 1,
      label: 'Tabs',
      text: 'Each part has its tab; the picture shows the main fields of several together.',
    },
    {
      n: 2,
      label: 'Template',
      text: 'Required, and cannot be changed later. The pass follows changes of its template.',
    },
    { n: 3, label: 'Redeem', text: 'Always, once, or several times: then you say how many.' },
    { n: 4, label: 'Expiration date', text: 'After it, the wallet shows the pass as expired.' },
    { n: 5, label: 'Member', text: 'The pass fields of the template, with values for this pass.' },
    { n: 6, label: 'Barcode', text: 'Has to be unique. If you leave it empty, it is the serial number.' },
    { n: 7, label: 'In the wallet', text: 'What its owner sees in Apple Wallet or Google Wallet.' },
  ],
}
