import { end, fence, guide, inSamples, page, type SampleSeed, type Seed } from './kit'

const host = '%{hosts.push}'

/** Calls of the REST API that it does not have: by their path, by their method, in a text, in two cells and in samples. */
const inText: [file: string, addition: string, at: string][] = [
  [page('api/index'), 'Call `GET /device/byuser/{userID}` for the devices of a person.', 'byuser'],
  [
    guide('messages/create'),
    'A developer sends the same with `POST /notifications/user/{userID}`.',
    '/notifications/user',
  ],
  [
    page('api/jobs'),
    '| Method | Path |\n|---|---|\n| `POST` | `/import/{import}/abort` |',
    '{import}/abort` |',
  ],
  [
    page('api/paging'),
    '| Call | Effect |\n|---|---|\n| `PUT /device/{deviceID}/labels` | sets them |',
    '/labels',
  ],
]

const inCode: SampleSeed[] = [
  [
    guide('audience/users/index'),
    'shell',
    `curl --user "$BECKON_KEY:$BECKON_SECRET" \\\n  ${host}/device/forUserID/1234`,
    'forUserID',
  ],
  [
    page('api/errors-and-retries'),
    'shell',
    `curl --user "$BECKON_KEY:$BECKON_SECRET" \\\n  --json '{ "message": "Hello" }' \\\n  "${host}/notification/send"`,
    '/notification/send',
  ],
  [
    page('quick-wins'),
    'shell',
    `curl --request PATCH --user "$BECKON_KEY:$BECKON_SECRET" \\\n  "${host}/device/YOUR_DEVICE_ID/user"`,
    'YOUR_DEVICE_ID/user',
  ],
  [page('faqs'), 'js', `const all = await fetch('${host}/devices?limit=5')`, '/devices?limit'],
]

export const calls: Seed[] = [
  ...inText.map(([file, addition, at]): Seed => ({ rule: 'call', file, seed: end(addition), at })),
  ...inSamples('call', inCode),
  {
    rule: 'call',
    file: page('api/live'),
    seed: fence('shell', `curl -X DELETE "${host}/notification/retry/YOUR_MESSAGE_ID"`),
    at: '/notification/retry',
  },
]
