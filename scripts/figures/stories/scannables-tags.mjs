import { frame } from '../kit/frame.mjs'
import { alertBox, appBehind, hand } from '../kit/handsets.mjs'
import { button, columns, field, panel, row, stack, toggle } from '../kit/parts.mjs'
import { qrCode } from '../kit/phones.mjs'

// https://example.com/scan/entrance-01 as a QR code: version 3, error correction L.
const entrance = `
#######...#.##.#..###.#######
#.....#.#.#..####.#.#.#.....#
#.###.#.....##.#...#..#.###.#
#.###.#.###.#.####....#.###.#
#.###.#..#.......####.#.###.#
#.....#.##.##..#.#..#.#.....#
#######.#.#.#.#.#.#.#.#######
.........###..##..##.........
#####.####.#...####.##.#.#.#.
##.#....#.#.###..####.###...#
#..####.#.#..#####..##.##....
.#.#........##.##..###.#.#.#.
.##.####.##.#.#..#.#.....##..
.##....###........##.####...#
##.#..#..####..##...#.#####..
..#..#...#.#..###...##..#..#.
...#..##...#...#.#.#.....##..
#..##..###..###.#########.#.#
#.#.#.#.#....#####..#...#.#..
#....#..###.##....###......#.
#.#.#.##....#.##.#.######.###
........###.....#...#...#####
#######.#..##..#...##.#.###..
#.....#..#.#..#.#.###...#..#.
#.###.#.####.....#..#####.#..
#.###.#.###.###.#..###.#.####
#.###.#.###..######..#######.
#.....#.##..##.#..#.#.####.#.
#######.###.#.##.#.#.####.#..`
  .trim()
  .split('\n')

const html = frame({
  at: ['Scannables', 'Tags'],
  title: 'Scannable tag',
  body: columns(
    '1fr 192px',
    stack(
      field('Name', { value: 'Poster at the entrance', required: true, n: 1 }),
      field('Tag', { value: 'https://example.com/scan/entrance-01', mono: true, required: true, n: 2 }),
      field('Content', { value: 'Scan of the day: 10% off', n: 3 }),
      panel(
        'What people scan',
        row(
          qrCode(entrance, 117),
          '<p class="hint" style="margin:0">A QR code or an NFC tag<br>that holds the value of the tag</p>',
        ),
        { n: 4, quiet: true },
      ),
      row(
        toggle('Active', true, { n: 5 }),
        '<span class="fill"></span>',
        button('Save', { kind: 'primary' }),
      ),
    ),
    hand(
      appBehind(
        'Example Shop',
        alertBox({
          title: 'Scan of the day',
          message: '10% off until closing time.',
          actions: ['Use it', 'Cancel'],
        }),
      ),
      { caption: 'In the app', n: 6, height: 320 },
    ),
  ),
})

export default {
  html,
  alt: 'A scannable tag, as a sketch: its name, the value in the QR code or NFC tag, the content, a code to scan and the switch Active. Beside it, a phone that shows the message after the scan, as a dialog.',
  callouts: [
    { n: 1, label: 'Name', text: 'Required.' },
    { n: 2, label: 'Tag', text: 'Required: the value in the code, by which Beckon knows what was scanned.' },
    { n: 3, label: 'Content', text: 'What the app shows after a scan.' },
    {
      n: 4,
      label: 'What people scan',
      text: 'Print the value as a QR code, or write it to an NFC tag as a URI.',
    },
    { n: 5, label: 'Active', text: 'Off: the scannable is not in use.' },
    {
      n: 6,
      label: 'In the app',
      text: 'Your app scans, and shows the message: here an alert. No push is sent.',
    },
  ],
}
