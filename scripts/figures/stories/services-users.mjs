import { frame } from '../kit/frame.mjs'
import { button, checkbox, choice, panel, row, stack, state } from '../kit/parts.mjs'

const modes = [
  { name: 'Device level', hint: 'Any registration of a user is accepted' },
  { name: 'Device level, OAuth2 only', hint: 'A user is accepted only when signed in', on: true },
  { name: 'API level', hint: 'Only requests with the master secret may attach users' },
]

const html = frame({
  at: ['Settings', 'Services'],
  title: 'Users & Authentication',
  actions: `<div class="legend"><span>${state('active')}Active</span></div>`,
  body: stack(
    choice('User registration mode', modes, { across: 1, n: 1 }),
    panel(
      'After sign-up',
      stack(
        checkbox('Always validate the e-mail address', true, {
          n: 2,
          hint: 'Beckon sends a mail with a link by which the user confirms it.',
        }),
        checkbox('No sign-in before validation', true, {
          n: 3,
          hint: 'Until the address is confirmed, sign-in is refused.',
        }),
      ),
    ),
    row('<span class="fill"></span>', button('Save', { kind: 'primary' })),
  ),
})

export default {
  html,
  alt: 'The service Users & Authentication: the user registration mode, of which Device level, OAuth2 only is chosen over Device level and API level, and two ticked boxes: always validate the e-mail address, and no sign-in before validation.',
  callouts: [
    {
      n: 1,
      label: 'User registration mode',
      text: 'Takes the place of the same setting in Configure App. The middle one suits this add-on if all builds can sign in.',
    },
    {
      n: 2,
      label: 'Always validate the e-mail address',
      text: 'Guards against sign-ups with addresses of other people.',
    },
    {
      n: 3,
      label: 'No sign-in before validation',
      text: 'Keeps everyone out who has not confirmed.',
    },
  ],
}
