import { bars, lineChart, tiles } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { panel, stack } from '../kit/parts.mjs'

const html = frame({
  app: '',
  title: 'Your plan',
  body: stack(
    tiles([
      { name: 'Active users', value: '48,210', note: 'in all apps', n: 1 },
      { name: 'Messages', value: '312,480', note: 'this month', n: 2 },
      { name: 'Anonymous users', value: '9,640', note: 'of the active ones', n: 3 },
    ]),
    panel(
      'Messages',
      lineChart(
        [{ name: 'Messages', points: [171, 184, 201, 196, 232, 228, 251, 249, 270, 262, 288, 301, 312] }],
        ['Nov', 'Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
        { height: 84 },
      ),
    ),
    panel(
      'Users by last activity',
      bars([
        ['Less than 1 month', 27400, '27,400'],
        ['1 to 3 months', 11250, '11,250'],
        ['3 to 6 months', 6020, '6,020'],
        ['More than 6 months', 3540, '3,540'],
      ]),
      { n: 4 },
    ),
  ),
})

export default {
  html,
  alt: 'The usage of a plan over all apps, as a sketch: tiles for active users, messages of the month and anonymous users, a line with the messages of the past year, and bars of users by last activity, from less than one month to more than six months ago.',
  callouts: [
    {
      n: 1,
      label: 'Active users',
      text: 'User profiles with at least one active device. They are what the plan charges for.',
    },
    { n: 2, label: 'Messages', text: 'What was sent in the period: a day, a month or a year.' },
    {
      n: 3,
      label: 'Anonymous users',
      text: 'Users that Beckon made for devices that nobody has registered. Each has one device.',
    },
    {
      n: 4,
      label: 'Users by last activity',
      text: 'Many users in the last rows are a reason to shorten the user lifetime of an app.',
    },
  ],
}
