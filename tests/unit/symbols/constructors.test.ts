import { describe, expect, it } from 'vitest'
import { usesIn } from './uses-in'

const lists: Record<string, string> = {
  android: `types:
  BeckonTime:
    kind: class
    members:
      BeckonTime: { kind: constructor, signature: 'BeckonTime(hours: Int, minutes: Int)' }
      BeckonTime(String): { kind: constructor, signature: 'BeckonTime(text: String)' }
      hours: { kind: property, signature: 'val hours: Int' }
  BeckonPeriod:
    kind: class
    members:
      BeckonPeriod: { kind: constructor, signature: 'BeckonPeriod(start: BeckonTime, end: BeckonTime)' }
  BeckonPush: { kind: class, members: { refresh: function } }
`,
  ios: `types:
  BeckonTime:
    kind: struct
    members:
      BeckonTime: { kind: constructor, signature: 'init(hours: Int, minutes: Int) throws' }
      'BeckonTime(string:)': { kind: constructor, signature: 'init(string: String) throws' }
      hours: { kind: property, signature: 'var hours: Int' }
  BeckonOptions: { kind: struct, members: { log: { kind: property, signature: 'var log: Bool' } } }
  BeckonOptions.Theme:
    kind: struct
    members:
      Theme: { kind: constructor, signature: 'init(light: String, dark: String? = nil)' }
  BeckonPeriod:
    kind: struct
    members:
      BeckonPeriod: { kind: constructor, signature: 'init(start: BeckonTime, end: BeckonTime)' }
  BeckonLog:
    kind: class
    members:
      fetch: { kind: function, signature: 'static func fetch(serial: String) async throws' }
      rest: { kind: function, signature: 'static func rest(_ period: BeckonPeriod?, from time: BeckonTime)' }
      wake: { kind: function, signature: 'static func wake(at time: BeckonTime)' }
      wake(_:): { kind: function, signature: 'static func wake(at time: Date, kindly: Bool)' }
`,
  flutter: `types:
  BeckonTime:
    kind: class
    members:
      BeckonTime: { kind: constructor, signature: 'BeckonTime({required int hours, required int minutes})' }
      fromString: { kind: constructor, signature: 'BeckonTime.fromString(String text)' }
`,
}

/** What is found about a piece of code on a platform. */
function wrongIn(platform: string, language: string, text: string): string[] {
  return usesIn(`v3/${platform}`, lists[platform] ?? '', language, text).unknown.map(
    ({ written, wrong }) => `${written} ${wrong}`,
  )
}

describe('a value that is made with other arguments than a constructor takes', () => {
  it.each([
    ['android', 'kotlin', 'val a = BeckonTime(8, 0, 0)', 'BeckonTime takes 1 to 2 arguments, not 3'],
    ['android', 'kotlin', 'BeckonTime()', 'BeckonTime takes 1 to 2 arguments, not 0'],
    [
      'android',
      'kotlin',
      'BeckonTime(hours = 8)',
      'BeckonTime is called with hours, minutes, not with hours',
    ],
    ['android', 'kotlin', 'BeckonPeriod(BeckonTime(22, 0))', 'BeckonPeriod takes 2 arguments, not 1'],
    ['android', 'kotlin', 'BeckonPeriod(BeckonTime(), b)', 'BeckonTime takes 1 to 2 arguments, not 0'],
    ['android', 'java', 'var a = new BeckonTime(8, 0, 0);', 'BeckonTime takes 1 to 2 arguments, not 3'],
    ['android', 'inline', 'BeckonTime(8, 0, 0)', 'BeckonTime takes at most 2 arguments, not 3'],
    ['ios', 'swift', 'try BeckonTime(hours: 8)', 'BeckonTime is called with hours, minutes, not with hours'],
    [
      'ios',
      'swift',
      'try BeckonTime(hours: 8, minutes: 0, seconds: 0)',
      'BeckonTime takes 1 to 2 arguments, not 3',
    ],
    ['ios', 'swift', 'try BeckonTime.init()', 'init takes 1 to 2 arguments, not 0'],
    ['ios', 'swift', 'let a: BeckonTime? = try .init(a, b, c)', 'init takes 1 to 2 arguments, not 3'],
    ['ios', 'swift', 'let a: [BeckonTime] = [.init(a, b, c)]', 'init takes 1 to 2 arguments, not 3'],
    ['ios', 'swift', 'let a: [BeckonTime]? = [b, try .init()]', 'init takes 1 to 2 arguments, not 0'],
    ['ios', 'swift', 'func a() throws -> BeckonTime { try .init() }', 'init takes 1 to 2 arguments, not 0'],
    ['ios', 'swift', 'func a() -> BeckonTime? { b(); return .init() }', 'init takes 1 to 2 arguments, not 0'],
    ['ios', 'swift', 'var a: BeckonTime { .init() }', 'init takes 1 to 2 arguments, not 0'],
    ['ios', 'inline', 'BeckonTime(string: a, zone: b)', 'BeckonTime takes hours, minutes, string, not zone'],
    ['ios', 'swift', 'BeckonOptions.Theme()', 'Theme takes 1 to 2 arguments, not 0'],
    [
      'ios',
      'swift',
      'BeckonLog.fetch(serial: "a", barcode: "b")',
      'fetch takes 1 argument and perhaps a callback, not 2',
    ],
    [
      'ios',
      'swift',
      'BeckonPeriod(start: late, end: try .init(hours: 8))',
      'init is called with hours, minutes, not with hours',
    ],
    ['ios', 'swift', 'BeckonLog.rest(.init(start: early), from: time)', 'init takes 2 arguments, not 1'],
    ['ios', 'swift', 'BeckonLog.rest(nil, from: .init(1, 2, 3))', 'init takes 1 to 2 arguments, not 3'],
    [
      'ios',
      'swift',
      'BeckonLog.rest(.init(start: early, end: .init()), from: time)',
      'init takes 1 to 2 arguments, not 0',
    ],
    ['flutter', 'dart', 'BeckonTime(hours: 8);', 'BeckonTime takes 2 arguments, not 1'],
    ['flutter', 'dart', 'const BeckonTime(8, 0);', 'BeckonTime is called with hours, minutes, not with _, _'],
    ['flutter', 'dart', 'BeckonTime.fromString();', 'fromString takes 1 argument, not 0'],
  ])('is found on %s in %s: %s', (platform, language, text, found) => {
    expect(wrongIn(platform, language, text)).toEqual([found])
  })

  it.each([
    ['android', 'kotlin', 'BeckonPeriod(BeckonTime(22, 0), BeckonTime("08:00"))'],
    ['android', 'kotlin', 'BeckonTime(minutes = 8, hours = 0)'],
    ['android', 'kotlin', 'fun show(time: BeckonTime) = time.hours'],
    ['android', 'kotlin', 'val a = BeckonPush(context)'],
    ['android', 'kotlin', 'class BeckonTime(val a: Int, val b: Int, val c: Int)'],
    ['android', 'java', 'void set(BeckonTime a) { use(new BeckonTime("08:00"), new BeckonTime(8, 0)); }'],
    ['android', 'inline', 'BeckonTime(hours, minutes)'],
    ['android', 'inline', 'BeckonTime()'],
    ['ios', 'swift', 'let a = try BeckonTime(hours: 8, minutes: 0)'],
    ['ios', 'swift', 'let a: BeckonTime = try .init(string: "08:00")'],
    ['ios', 'swift', 'BeckonOptions.Theme(light: "#fff")'],
    ['ios', 'swift', 'BeckonPeriod(start: .init(hours: 8, minutes: 0), end: try .init(string: "9:00"))'],
    ['ios', 'swift', 'BeckonLog.rest(.init(start: a, end: b), from: .init(string: "9:00"))'],
    // Of two forms it is not known which is meant, and of what is somebody else's nothing is.
    ['ios', 'swift', 'BeckonLog.wake(at: .init())'],
    ['ios', 'swift', 'show(time: .init())'],
    ['ios', 'swift', 'func a() -> BeckonTime { show { return .init() }; return b }'],
    ['ios', 'swift', 'let a: [BeckonTime: Other] = [b: .init()]'],
    ['ios', 'inline', 'BeckonTime(string:)'],
    ['ios', 'inline', 'BeckonTime(hours: Int, minutes: Int)'],
    ['ios', 'swift', 'BeckonPeriod(start: times.map { .init() }, end: b)'],
    ['ios', 'swift', 'extension BeckonTime { func show() { } }'],
    ['flutter', 'dart', "BeckonTime(minutes: 0, hours: 8); BeckonTime.fromString('08:00');"],
  ])('is not found on %s in %s: %s', (platform, language, text) => {
    expect(wrongIn(platform, language, text)).toEqual([])
  })
})
