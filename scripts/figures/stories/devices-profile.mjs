import { profile } from '../kit/data.mjs'
import { frame } from '../kit/frame.mjs'
import { map } from '../kit/maps.mjs'
import { badge, level, panel, stack } from '../kit/parts.mjs'

const mono = (words) => `<span class="mono">${words}</span>`

const html = frame({
  at: ['Audience', 'Devices'],
  title: 'Device profile',
  body: stack(
    level(
      '1fr 1fr',
      panel(
        'Device',
        profile(
          [
            ['Device ID', mono('YOUR_DEVICE_ID')],
            ['Platform', 'iOS 18.6'],
            ['Transport', 'APNS', 1],
            ['App version', '5.2.0'],
            ['Language', 'en, region NL'],
            ['Last active', 'Today, 9:41', 2],
          ],
          { label: 82 },
        ),
      ),
      panel(
        'What it allows',
        profile(
          [
            ['Alerts', badge('Allowed', 'good'), 3],
            ['Background refresh', badge('On', 'good')],
            ['Location', badge('Always', 'good'), 4],
            ['Accuracy', badge('Full', 'good')],
            ['Bluetooth', badge('Off')],
            ['Do not disturb', '22:00 to 7:00', 5],
          ],
          { label: 112 },
        ),
      ),
    ),
    level(
      '1fr 1fr',
      panel(
        'User, tags and data',
        profile(
          [
            ['User', `Anna Example`],
            ['User ID', mono('user-1001')],
            ['Tags', badge('shoes') + badge('beta'), 6],
            ['City', 'Utrecht'],
            ['Points', '1,250'],
          ],
          { label: 82 },
        ),
      ),
      panel(
        'Last location',
        map({
          height: 122,
          zones: [{ x: 130, y: 66, r: 32, tone: 'good' }],
          pins: [{ x: 130, y: 66, icon: 'phone' }],
        }),
        { n: 7 },
      ),
    ),
  ),
})

export default {
  html,
  alt: 'A device profile, as a sketch: device ID, platform, transport, versions, language and last activity; what the device allows, such as alerts and location; its user, tags and user data; and a map with its last location.',
  callouts: [
    {
      n: 1,
      label: 'Transport',
      text: 'The push service that reaches it. Beckon stands for a device without push.',
    },
    { n: 2, label: 'Last active', text: 'When the device was last active.' },
    { n: 3, label: 'Alerts', text: 'Whether the phone may show notifications.' },
    { n: 4, label: 'Location', text: 'None, in use, or always. On phones, geo-zones need always.' },
    { n: 5, label: 'Do not disturb', text: 'Hours in which the device gets no push.' },
    { n: 6, label: 'Tags', text: 'Set by the app, by segmentation rules and by imports.' },
    { n: 7, label: 'Last location', text: 'The last known place, with its accuracy as a circle.' },
  ],
}
