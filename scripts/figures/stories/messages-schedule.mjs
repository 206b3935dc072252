import { pills, weekdays } from '../kit/builders.mjs'
import { calendar } from '../kit/calendar.mjs'
import { frame } from '../kit/frame.mjs'
import { button, columns, field, row, select, stack, toggle, wizardTabs } from '../kit/parts.mjs'

const html = frame({
  at: ['Messages', 'New Push Message'],
  title: 'New Push Message',
  body:
    wizardTabs([
      { name: 'Audience', done: true },
      { name: 'Segmentation', done: true },
      { name: 'Content', done: true },
      { name: 'Options', done: true },
      { name: 'Schedule', done: true, on: true },
    ]) +
    stack(
      pills('When', ['Now', 'At a date and time', 'Recurring'], 'Recurring', { n: 1 }),
      columns(
        '1fr 238px',
        stack(
          columns(
            '1fr 1fr',
            select('Repeat', { value: 'Weekly', n: 2 }),
            field('Hours', { value: '9:00', icon: 'clock' }),
          ),
          weekdays('Weekdays', ['Mon', 'Wed', 'Thu', 'Sat', 'Sun'], { n: 3 }),
          select('Time zone', { value: 'Europe/Amsterdam', n: 4 }),
          toggle('Local time of each device', false, { n: 5 }),
        ),
        calendar('March 2027', { first: 0, days: 31, on: [2, 5, 9, 12, 16, 19, 23, 26, 30], n: 6 }),
      ),
      row(
        '<span class="fill"></span>',
        button('Save draft', { n: 7 }),
        button('Schedule', { kind: 'primary' }),
      ),
    ),
})

export default {
  html,
  alt: 'The tab Schedule of a message, as a sketch: Recurring is chosen over now and at a date and time, weekly at 9:00 on Tuesdays and Fridays, in the time zone Europe/Amsterdam. A month beside it marks the days on which the message goes out.',
  callouts: [
    { n: 1, label: 'When', text: 'Now, once later, or on a recurring schedule.' },
    { n: 2, label: 'Repeat', text: 'Hourly, daily, weekly, monthly or yearly.' },
    { n: 3, label: 'Weekdays', text: 'No message is sent on days that are struck out.' },
    { n: 4, label: 'Time zone', text: 'The time zone that the hour is in.' },
    {
      n: 5,
      label: 'Local time of each device',
      text: 'On: each device gets the message when it is 9:00 in its own time zone. The first send must be at least 14 hours ahead.',
    },
    { n: 6, label: 'March 2027', text: 'The days on which the message is sent.' },
    { n: 7, label: 'Save draft', text: 'Keeps the message without sending it.' },
  ],
}
