import { button, columns, field, panel, row, stack, state } from '../kit/parts.mjs'
import { frame } from '../kit/frame.mjs'
import { code } from '../kit/phones.mjs'
import { profile } from '../kit/data.mjs'

const html = frame({
  app: '',
  title: 'Two-factor authentication',
  body: stack(
    panel(
      'Set up',
      columns(
        '150px 1fr',
        `<div class="row">${code(150)}</div>`,
        stack(
          profile(
            [
              ['First', 'Open your authenticator app'],
              ['Then', 'Scan the QR code', 1],
              ['Last', 'Type the code that the app shows'],
            ],
            { label: 40 },
          ),
          field('Current code', { value: '123 456', mono: true, n: 2 }),
        ),
      ),
    ),
    panel(
      'Enabled',
      row(
        `${state('active')}<span>A code is asked for at each sign-in</span><span class="fill"></span>`,
        button('Reconfigure', { n: 3 }),
        button('Disable', { kind: 'danger', n: 4 }),
      ),
      { quiet: true },
    ),
  ),
})

export default {
  html,
  alt: 'Setting up two-factor authentication: a QR code to scan with an authenticator app and a field for the current code that the app shows. Below, the state once it is enabled, with the buttons Reconfigure and Disable.',
  callouts: [
    {
      n: 1,
      label: 'Scan the QR code',
      text: 'With an authenticator app on your phone, such as Google Authenticator.',
    },
    {
      n: 2,
      label: 'Current code',
      text: 'Six digits, new every 30 seconds. With the right one, two-factor authentication is enabled.',
    },
    {
      n: 3,
      label: 'Reconfigure',
      text: 'Shows a new QR code, for moving to another phone. The old one stops working.',
    },
    { n: 4, label: 'Disable', text: 'Goes back to the start: the next sign-in asks for the set-up again.' },
  ],
}
