import { chips, condition, group, outcome, pick, typed } from '../kit/builders.mjs'
import { frame } from '../kit/frame.mjs'
import { stack, wizardTabs } from '../kit/parts.mjs'

const html = frame({
  at: ['Messages', 'New Push Message'],
  title: 'Criteria',
  body:
    wizardTabs([
      { name: 'Audience', done: true, on: true },
      { name: 'Segmentation', done: true },
      { name: 'Content' },
      { name: 'Options', done: true },
      { name: 'Schedule' },
    ]) +
    stack(
      group(
        'Segments',
        'user',
        [
          condition(
            pick('any of these', { n: 2 }),
            chips(['Loyalty members', 'Newsletter readers'], { add: 'Add' }),
          ),
        ],
        { n: 1 },
      ),
      group('Tags', 'tag', [condition(pick('none of these'), chips(['beta'], { add: 'Add' }))], { n: 3 }),
      group(
        'Device Properties',
        'phone',
        [
          condition(pick('Platform'), pick('equals', { n: 5 }), typed('Android')),
          condition(pick('Last active'), pick('greater than'), typed('1 November 2026')),
        ],
        { n: 4 },
      ),
      group('User Data Fields', 'file', [condition(pick('City'), pick('equals'), typed('Utrecht'))], {
        n: 6,
      }),
      outcome('Devices reached', '1,482', { n: 7, icon: 'phone' }),
    ),
})

export default {
  html,
  alt: 'Criteria of an audience: any of the segments Loyalty members and Newsletter readers, none of the devices with the tag beta, platform Android and active since November, and the user data field City equal to Utrecht. Below, the number of devices reached: 1,482.',
  callouts: [
    { n: 1, label: 'Segments', text: 'Pick users by the segments that they are in.' },
    {
      n: 2,
      label: 'any of these',
      text: 'Any: one of them is enough. All: each is required. None: users in them are left out.',
    },
    { n: 3, label: 'Tags', text: 'Pick devices by their tags. The cross takes an entry out again.' },
    {
      n: 4,
      label: 'Device Properties',
      text: 'What a device reports about itself: system, app, language, country, last activity.',
    },
    { n: 5, label: 'equals', text: 'The operator. Versions are compared as text, character by character.' },
    { n: 6, label: 'User Data Fields', text: 'Fields that are defined in Configure App.' },
    { n: 7, label: 'Devices reached', text: 'Counted again with each change.' },
  ],
}
