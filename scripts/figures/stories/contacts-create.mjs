import { chipField } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { button, choice, columns, field, row, select, stack } from '../kit/parts.mjs'

const html = frame({
  at: ['Audience', 'Email Contacts'],
  title: 'New Email Contact',
  body: stack(
    field('E-mail address', { value: 'anna@example.com', required: true, n: 1 }),
    chipField('Tags', ['newsletter', 'shoes'], { add: 'Search', n: 2 }),
    columns(
      '1fr 1fr',
      select('Language', { value: 'English', n: 3 }),
      select('Region', { value: 'Netherlands' }),
    ),
    field('User', { value: 'Anna Example (user-1001)', icon: 'search', n: 4 }),
    choice(
      'Opt-in',
      [
        { name: 'Ask first', hint: 'Send a confirmation mail', on: true },
        { name: 'Skip', hint: 'Permission has been given' },
      ],
      { n: 5 },
    ),
    row('<span class="fill"></span>', button('Create', { kind: 'primary', n: 6 })),
  ),
})

export default {
  html,
  alt: 'The form for a new e-mail contact: the e-mail address, tags, language, region and user, and the opt-in, for which sending a confirmation mail is chosen over skipping it. The Create button ends the form.',
  callouts: [
    { n: 1, label: 'E-mail address', text: 'The only field that is required.' },
    { n: 2, label: 'Tags', text: 'Search the existing tags, pick some, and close the window with Done.' },
    {
      n: 3,
      label: 'Language',
      text: 'With the region, it decides which variant of a localised mail arrives.',
    },
    { n: 4, label: 'User', text: 'Attaches the address to a user, so that private messages reach it.' },
    {
      n: 5,
      label: 'Opt-in',
      text: 'Ask first, or skip it if you can prove that you already have permission.',
    },
    {
      n: 6,
      label: 'Create',
      text: 'If you ask first, the contact appears only after its owner has confirmed.',
    },
  ],
}
