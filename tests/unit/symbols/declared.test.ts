import { describe, expect, it } from 'vitest'
import { declaredNames } from '../../../src/compiler/symbols/declared'
import { tokenize } from '../../../src/compiler/symbols/tokens'

const declared = (language: string, text: string) => declaredNames(tokenize(text, language), language)

describe('a name that a sample gives to a thing of its own', () => {
  it.each([
    ['a class', 'kotlin', 'class PushReceiver : BroadcastReceiver()', 'PushReceiver'],
    ['a variable behind its type', 'java', 'BeckonDevice device = null;', 'device'],
    ['a parameter behind an annotated type', 'java', 'void f(@NonNull BeckonInboxItem item) {}', 'item'],
    ['what an extension adds', 'kotlin', 'fun BeckonPass.share() = 1', 'share'],
    ['a key of YAML', 'yaml', 'jobs:\n  build: 1', 'build'],
    ['a constant', 'js', 'const { BeckonReactNativeIOS } = NativeModules', 'BeckonReactNativeIOS'],
  ])('is %s', (_, language, text, name) => {
    expect(declared(language, text)).toContain(name)
  })

  it.each([
    ['a type behind an annotation', 'java', 'void f(@NonNull BeckonInboxItem item) {}', 'BeckonInboxItem'],
    ['a type that is asked for', 'java', 'if (e instanceof BeckonLostException) {}', 'BeckonLostException'],
    ['what an alternative calls', 'kotlin', 'if (on) start() else Beckon.launch()', 'Beckon'],
    ['what a condition reads', 'swift', 'if Beckon.shared.isReady {}', 'Beckon'],
    ['a type that an extension is for', 'kotlin', 'fun BeckonPass.share() = 1', 'BeckonPass'],
    ['a package that a command adds', 'shell', 'flutter pub add beckon_inboxes', 'beckon_inboxes'],
    ['a package of a build file', 'yaml', 'dependencies:\n  beckon_iam: 1.0', 'beckon_iam'],
    ['what the next line calls', 'kotlin', 'val a = b\nBeckon.launch()', 'Beckon'],
    ['the key on the next line', 'properties', 'appKey = YOUR_KEY\nappSecret = YOUR_SECRET', 'appSecret'],
    ['a text that the app has in its place', 'xml', '<string name="beckon_send">Go</string>', 'beckon_send'],
    ['what the next line may call', 'kotlin', 'val a = b\nBeckon?.launch()', 'Beckon'],
  ])('is not %s', (_, language, text, name) => {
    expect(declared(language, text)).not.toContain(name)
  })
})
