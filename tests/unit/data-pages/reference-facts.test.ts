import { describe, expect, it } from 'vitest'
import { reference } from './reference'

const fill = 'b: function, c: function, d: function'

/** The text of a page with the type `Push`, of a list with these members of it. */
async function push(platform: string, members: string, more: Record<string, string> = {}) {
  const list = `types:\n  Push: { kind: class, members: { ${members}, ${fill} } }\n`
  return (await reference({ [`v3/${platform}`]: list, ...more })).text(`v3/${platform}`, 'push')
}

describe('what a type is', () => {
  const of = async (type: string, platform = 'react-native') => {
    const list = `types:\n  Push: { kind: class, members: { ${fill} } }\n  ${type}\n`
    const { text } = await reference({ [`v3/${platform}`]: list })
    return { page: text(`v3/${platform}`, 'other-types') ?? '', front: text(`v3/${platform}`) ?? '' }
  }

  it('is no interface where code has no name for it, of which nothing can be imported', async () => {
    const { page, front } = await of('<event>: { kind: interface, members: { id: property } }')
    expect(page).toContain('- **Kind** Object without a type of its own')
    expect(front).toContain('href="/en/sdk/v3/react-native/symbols/other-types/#event" kind="Object"')
  })

  it('is its kind where it has one', async () => {
    const { front } = await of('<event>: { kind: interface, named: PushEvent, members: { id: property } }')
    expect(front).toContain('kind="Interface"')
  })

  it('has the import of its name in code, as a type where it is one alone', async () => {
    const { page } = await of(
      '<notice>: { kind: interface, named: Notice, package: react-native-beckon, members: { id: property } }',
    )
    expect(page).toContain("- **Import** `import type { Notice } from 'react-native-beckon'`")
    const native = async (platform: string, from: string) =>
      (
        await of(
          `<notice>: { kind: interface, named: Notice, package: ${from}, members: { id: property } }`,
          platform,
        )
      ).page
    expect(await native('android', 'com.beckon')).toContain('- **Import** `com.beckon.Notice`')
    expect(await native('ios', 'BeckonKit')).toContain('- **Import** `import BeckonKit`')
  })
})

describe('what gives an app an object', () => {
  it('is the accessor of the SDK, for a type with functions', async () => {
    const { text } = await reference({
      'v3/android': `types:
  Beckon: { kind: object, members: { push: { kind: function, type: Push }, last: { kind: function, type: Notice }, ${fill} } }
  Push: { kind: interface, members: { ${fill} } }
  Notice: { kind: class, members: { id: property } }
`,
    })
    expect(text('v3/android', 'push')).toContain(
      '- **Access** [`Beckon.push`](/en/sdk/v3/android/symbols/beckon/#beckonpush)',
    )
    expect(text('v3/android', 'beckon')).toContain('## Notice')
    expect(text('v3/android', 'beckon')).not.toContain('**Access**')
  })
})

describe('a type with the members of another one', () => {
  const of = async (line: string) => {
    const list = `types:
  Push: { kind: interface, package: com.beckon, members: { a: function, ${fill} } }
  ${line}
`
    return (await reference({ 'v3/android': list })).text('v3/android', 'push')
  }

  it('extends it where its declaration says so', async () => {
    const line =
      "PushListener: { kind: interface, extends: Push, signature: 'interface PushListener : Push' }"
    const text = await of(line)
    expect(text).toContain('- **Extends** [`Push`](/en/sdk/v3/android/symbols/push/)')
    expect(text).not.toContain('**Members**')
  })

  it('has them as static methods where it is an object, and extends nothing', async () => {
    const text = await of('PushCompat: { kind: object, extends: Push, signature: object PushCompat }')
    expect(text).toContain(
      '- **Members** Those of [`Push`](/en/sdk/v3/android/symbols/push/), as static methods',
    )
    expect(text).not.toContain('**Extends**')
  })

  it('has those of several types that have no name in code, by words for them all', async () => {
    const { text } = await reference({
      'v3/flutter': `types:
  <module>: { kind: module, title: Both modules, members: { a: function, ${fill} } }
  PushModule: { kind: module, extends: <module>, members: { e: function, f: function, g: function } }
`,
    })
    expect(text('v3/flutter', 'pushmodule')).toContain(
      '- **Members** Those that [both modules](/en/sdk/v3/flutter/symbols/module/) have',
    )
  })
})

describe('the row of a value', () => {
  it('has what it carries behind its name, and what each part of that means', async () => {
    const { text } = await reference({
      'v3/ios': `types:
  State:
    kind: enum
    members:
      idle: value
      failed: { kind: value, about: It failed., parameters: { service: key of it }, signature: 'case failed(service: String, Error?)' }
      b: value
`,
    })
    expect(text('v3/ios', 'state')).toContain(
      '<Field title="State failed" name="failed" type="(service: String, Error?)">\n\nIt failed.\n\n<Facts>\n\n- **`service`** Key of it',
    )
    expect(text('v3/ios', 'state')).toContain('<Field title="State idle" name="idle" />')
  })

  it.each([
    ['v3/ionic-native', "LATE = 'too_late'", "= 'too_late'"],
    ['v1/android', 'static final int LATE = 401', 'int = 401'],
    ['v3/android', 'const val LATE: String', 'String'],
  ])('has what it stands for behind its name: on %s', async (list, signature, type) => {
    const members = `LATE: { kind: value, signature: "${signature}" }, a: value, b: value`
    const { text } = await reference({ [list]: `types:\n  State: { kind: enum, members: { ${members} } }\n` })
    expect(text(list, 'state')).toContain(`<Field title="State LATE" name="LATE" type="${type}"`)
  })
})

describe('the system that alone has something', () => {
  const member = 'a: { kind: function, only: ios }'

  it('is said on a platform of both', async () => {
    expect(await push('flutter', member)).toContain('- **System** iOS only')
  })

  it('is not said on its own platform', async () => {
    expect(await push('ios', member)).not.toContain('**System**')
  })

  it('stays with what a list says anew of an extended one, as its note does', async () => {
    const common = `types:\n  Place: { kind: class, members: { floor: { kind: property, holds: int?, only: ios, note: of a building } } }\n`
    const { text } = await reference({
      'v3/cordova': `extends: common\ntypes:\n  Place: { kind: interface, members: { floor: { kind: property, signature: 'floor?: number' }, b: property, c: property } }\n`,
      'v3/common': common,
    })
    const page = text('v3/cordova', 'place')
    expect(page).toContain('- **System** iOS only\n- **Note** of a building')
  })
})

describe('the language of a declaration', () => {
  it('is said where it is not the usual one of the platform', async () => {
    const text = await push(
      'flutter',
      "a: { kind: function, signature: { java: 'void a()' } }, e: { kind: function, signature: void e() }",
    )
    expect(text).toContain('<Signature language="java" code="void a()" several="true" />')
    expect(text).toContain('<Signature language="dart" code="void e()" />')
  })

  it('stands in one line with another one that writes it alike', async () => {
    const { text } = await reference({
      'v3/android':
        'types:\n  Inbox.Listener: { kind: interface, members: { a: event, b: event, c: event } }\n',
    })
    const page = text('v3/android', 'inbox-listener')
    expect(page).toContain(
      '<Signature language="kotlin,java" code="interface Inbox.Listener" several="true" />',
    )
    expect(page?.match(/<Signature/g)).toHaveLength(1)
  })
})

describe('errors', () => {
  const errors = (platform: string, name: string, when: string) =>
    push(platform, `a: { kind: function, errors: { ${name}: '${when}' } }`)

  it('come when something is, on a system alone as well', async () => {
    expect(await errors('flutter', 'Failure', 'on iOS, there is no network')).toContain(
      '- **Errors** `Failure` on iOS, when there is no network',
    )
    expect(
      await errors(
        'flutter',
        'Failure',
        'the server refuses; on Android also, there is no activity; or it is late',
      ),
    ).toContain(
      '- **Errors** `Failure` when the server refuses; on Android also when there is no activity; or it is late',
    )
  })

  it('of Cordova are texts, and no type', async () => {
    expect(await errors('cordova', 'string', 'the server refuses')).toContain(
      '- **Errors** Rejects with a text when the server refuses',
    )
  })
})

describe('the guide on another platform', () => {
  const list = `types:
  Login: { kind: class, topic: oauth2, guide: android/oauth2#old-calls, members: { login: function, logout: function, ${fill} } }
`
  const pages = {
    '/en/sdk/v3/flutter/oauth2/': '```dart\nawait Login.logout();\n```',
    '/en/sdk/v3/android/oauth2/': '## Old calls\n\nText.',
  }

  it('is that of what the own one does not name', async () => {
    const { text } = await reference({ 'v3/flutter': list, 'v3/android': list }, pages)
    const page = text('v3/flutter', 'login') ?? ''
    const of = (name: string) => new RegExp(`title="Login.${name}"[^]*?</Member>`).exec(page)?.[0]
    expect(of('logout')).toContain('- **Guide** [Page title](/en/sdk/v3/flutter/oauth2/)')
    expect(of('login')).toContain('- **Guide** [Page title (Android)](/en/sdk/v3/android/oauth2/#old-calls)')
  })

  it('is none where that page is not there', async () => {
    const { text } = await reference({ 'v3/flutter': list })
    expect(text('v3/flutter', 'login')).not.toContain('**Guide**')
  })
})

describe('the guide on the own platform that a list names', () => {
  it('is that, though another section shows the symbol, which is no further use of it', async () => {
    const list = `types:
  Login: { kind: class, topic: oauth2, members: { login: { kind: function, guide: android/oauth2#links }, logout: function, ${fill} } }
`
    const pages = {
      '/en/sdk/v3/android/oauth2/':
        '## Calls\n\n```kotlin\nLogin.login()\nLogin.logout()\n```\n\n## Links\n\nWhat `login` does.',
    }
    const page = (await reference({ 'v3/android': list }, pages)).text('v3/android', 'login') ?? ''
    const of = (name: string) => new RegExp(`title="Login.${name}"[^]*?</Member>`).exec(page)?.[0]
    expect(of('login')).toContain('- **Guide** [Page title](/en/sdk/v3/android/oauth2/#links)')
    expect(of('login')).not.toContain('**Used in**')
    expect(of('logout')).toContain('- **Guide** [Page title](/en/sdk/v3/android/oauth2/#calls)')
  })
})

describe('the description of a page', () => {
  describe('of names', () => {
    const of = async (slug: string, names: string, pages: Record<string, string> = {}) =>
      (await reference({ 'v3/android': `names:\n${names}` }, pages)).text('v3/android', slug)
    const key = (name: string) =>
      `  ${name}: { kind: configuration, topic: options, holds: boolean, default: "true" }\n`
    const keys = [key('FIRST_KEY'), key('SECOND_KEY'), key('THIRD_KEY')].join('')
    const guide = (text: string) => ({ '/en/sdk/v3/android/options/': text })

    it('promises no default where none has one, and no guide', async () => {
      expect(await of('constants', '  A: value\n')).toContain('SDK v3, each with what it means."')
      expect(await of('configuration', keys)).toContain('what each means, its type and its default."')
    })

    it('promises a guide where most have one', async () => {
      const two = guide('Set `FIRST_KEY` and `SECOND_KEY`.')
      expect(await of('configuration', keys, two)).toContain('its type, its default and its guide."')
      const one = guide('Set `FIRST_KEY`.')
      expect(await of('configuration', keys, one)).toContain('its type and its default."')
      const value = '  A_VALUE: { kind: value, topic: options }\n'
      expect(await of('constants', value, guide('Use `A_VALUE`.'))).toContain(
        'what each means, and the guide that is about it."',
      )
    })
  })

  it('of a type that others share is of one, unless its name says them all', async () => {
    const shared = (id: string) =>
      reference({
        'v3/android': `types:\n  ${id}, members: { a: function, ${fill} } }\n  PushCompat: { kind: object, extends: <push> }\n`,
      })
    const named = await shared('<push>: { kind: class, named: PushModule')
    expect(named.text('v3/android', 'push')).toContain('SDK v3 has 4 functions')
    const both = await shared('<push>: { kind: module, title: Both modules')
    expect(both.text('v3/android', 'push')).toContain('SDK v3 have 4 functions')
  })
})
