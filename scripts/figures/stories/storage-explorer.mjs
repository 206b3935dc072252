import { profile } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { button, columns, dot, esc, panel, row, searchField, stack, table } from '../kit/parts.mjs'
import { shape } from '../kit/shapes.mjs'

const files = [
  ['image', 'parcel.png', 'image/png'],
  ['image', 'returns.jpg', 'image/jpeg'],
  ['file', 'sizes.pdf', 'application/pdf'],
  ['image', 'spring.jpg', 'image/jpeg'],
  ['file', 'welcome.mp4', 'video/mp4'],
]

const html = frame({
  at: ['Storage', 'Explorer'],
  title: 'Explorer',
  actions: button('Upload', { icon: 'upload' }),
  body: stack(
    searchField('Search by name', { n: 1 }),
    columns(
      '1fr 214px',
      table(
        [`File${dot(2)}`, 'Type<span class="fill"></span>'],
        files.map(([icon, name, type]) => [
          `${shape(icon)}<b>${esc(name)}</b>`,
          `<span class="quiet">${esc(type)}</span><span class="fill"></span>`,
        ]),
        '1fr 110px',
      ),
      panel(
        'spring.jpg',
        `<div class="preview">${shape('image', 30)}</div>` +
          profile(
            [
              ['Type', 'image/jpeg'],
              ['Size', '296 kB'],
              ['Changed', '18 November'],
            ],
            { label: 62 },
          ) +
          row(button('Copy URL', { small: true, icon: 'copy', n: 4 })),
        { n: 3 },
      ),
    ),
  ),
})

export default {
  html,
  alt: 'The files of an app, as a sketch: a button Upload, a search field, a list of images, a PDF and a video with their types, and beside it one of the images with a preview, type, size, date and a button that copies its address.',
  callouts: [
    { n: 1, label: 'Search by name', text: 'Finds files by name or type.' },
    { n: 2, label: 'File', text: 'PNG, JPEG, GIF, PDF, MP4 and more.' },
    { n: 3, label: 'spring.jpg', text: 'The chosen file.' },
    {
      n: 4,
      label: 'Copy URL',
      text: 'The address of the file, for use elsewhere. In a message, you can pick images straight from here.',
    },
  ],
}
