import { describe, expect, it } from 'vitest'
import { fitsOwnValue, ownValueMarks, ownValueNames, ownValueOf } from '../../../src/shared/own-values'

/** The places of a sample, each with what it says there. */
const places = (sample: string) =>
  ownValueMarks(sample).map(({ start, end, name, quote }) => [name, sample.slice(start, end), quote])

describe('the places of a sample for values of the reader’s', () => {
  it.each([
    ['key = "YOUR_APPLICATION_KEY"', [['applicationKey', 'YOUR_APPLICATION_KEY', '']]],
    ['scheme test.bkYOUR_APPLICATION_ID', [['applicationId', 'YOUR_APPLICATION_ID', '']]],
    ['import com.example.shop.MainActivity', [['packageName', 'com.example.shop', '']]],
    [
      '--user "$BECKON_APPLICATION_KEY:$BECKON_MASTER_SECRET"',
      [
        ['applicationKey', '$BECKON_APPLICATION_KEY', ''],
        ['masterSecret', '$BECKON_MASTER_SECRET', ''],
      ],
    ],
    [
      'btoa(`${process.env.BECKON_MASTER_SECRET}`)',
      [['masterSecret', '${process.env.BECKON_MASTER_SECRET}', '']],
    ],
    [
      'const key = process.env.BECKON_APPLICATION_KEY',
      [['applicationKey', 'process.env.BECKON_APPLICATION_KEY', "'"]],
    ],
    ["getenv('BECKON_MASTER_SECRET')", [['masterSecret', "getenv('BECKON_MASTER_SECRET')", "'"]]],
    ['os.environ["BECKON_MASTER_SECRET"]', [['masterSecret', 'os.environ["BECKON_MASTER_SECRET"]', '"']]],
    ["curl 'https://push.beckon.example/device'", [['apiHost', 'push.beckon.example', '']]],
    [
      '/user/user-1234/device/DEVICE_ID',
      [
        ['userId', 'user-1234', ''],
        ['deviceId', 'DEVICE_ID', ''],
      ],
    ],
    ['"userID": "USER_ID"', [['userId', 'USER_ID', '']]],
  ])('are in %s', (sample, found) => {
    expect(places(sample)).toEqual(found)
  })

  it.each([
    'YOUR_APPLICATION_KEYS',
    'MY_YOUR_APPLICATION_KEY',
    'pass.com.example.shop',
    'com.example.shopping',
    'a.push.beckon.example',
    'OLD_DEVICE_ID',
    'user-12345',
  ])('are not in %s, which is another name', (sample) => {
    expect(places(sample)).toEqual([])
  })
})

it('the example of a field stands for a value of the reader’s where it is all of it', () => {
  expect(ownValueOf('DEVICE_ID')).toBe('deviceId')
  expect(ownValueOf('user-1234')).toBe('userId')
  for (const other of ['the device DEVICE_ID', 'user-1001', '', 7, undefined])
    expect(ownValueOf(other)).toBeUndefined()
})

describe('a value', () => {
  it.each([["a'b"], ['a"b'], ['a`b'], ['$(reboot)'], ['a\\'], ['<b>'], ['a b'], ['a\nb'], ['']])(
    'that would be more than a text in some language stands in no sample: %j',
    (value) => {
      expect(ownValueNames.filter((name) => fitsOwnValue(name, value))).toEqual([])
    },
  )

  it('fits by its kind', () => {
    expect(fitsOwnValue('packageName', 'nl.my-shop.app')).toBe(true)
    expect(fitsOwnValue('packageName', 'shop')).toBe(false)
    expect(fitsOwnValue('apiHost', 'push.eu.example:8443')).toBe(true)
    expect(fitsOwnValue('apiHost', 'https://push.eu.example')).toBe(false)
  })
})
