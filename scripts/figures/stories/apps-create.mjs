import { frame } from '../kit/frame.mjs'
import { button, choice, facts, field, panel, row, select, stack } from '../kit/parts.mjs'

// No left menu: its entries belong to an application, and this one does not exist yet.
const html = frame({
  app: '',
  title: 'Create application',
  body: stack(
    field('Name', { n: 1, required: true, value: 'Example Shop – Development' }),
    select('Category', { n: 2, required: true, placeholder: 'Choose a category' }),
    choice(
      'Environment',
      [
        { name: 'Development', hint: 'Debug builds from Xcode, test users', on: true },
        { name: 'Production', hint: 'TestFlight, ad hoc and store builds' },
      ],
      { n: 3, required: true },
    ),
    panel(
      'Generated for the new application',
      facts([
        ['Goes in apps', 'Application key, application secret'],
        ['Servers only', 'Master secret'],
      ]),
      { n: 4, quiet: true },
    ),
    row('<span class="fill"></span>', button('Create', { kind: 'primary', n: 5 })),
  ),
})

export default {
  html,
  alt: 'The form that creates an application, as a sketch: a name, a category, and the environment, Development or Production. A note says that the application key, the application secret and the master secret are generated. The Create button ends the form.',
  callouts: [
    {
      n: 1,
      label: 'Name',
      text: 'Required. Name the environment as well, so that two applications of one product stay apart in the list.',
    },
    { n: 2, label: 'Category', text: 'Required. The industry that your figures are compared with.' },
    {
      n: 3,
      label: 'Environment',
      text: 'Required. Create one application for each: Apple keeps a separate push environment for development and for production.',
    },
    {
      n: 4,
      label: 'Generated for the new application',
      text: 'Three keys. The first two go into your apps; the master secret stays on your servers.',
    },
    {
      n: 5,
      label: 'Create',
      text: 'Creates the application. Continue with Services, App Keys and Share App.',
    },
  ],
}
