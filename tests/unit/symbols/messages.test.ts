import { describe, expect, it } from 'vitest'
import { findUses } from '../../../src/compiler/symbols/find-uses'
import { indexSymbols } from '../../../src/compiler/symbols/look-up'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { makeTree } from '../content/compile'

const list = `types:
  BeckonPushLib:
    kind: class
    members:
      shared: { kind: function, signature: { objc: + (BeckonPushLib *)shared } }
      launch: { kind: function, signature: { objc: '- (void)launch' } }
      addTag:
        kind: function
        signature: { objc: '- (void)addTag:(NSString *)tag completionHandler:(void (^)(NSError *error))completion' }
      myDevice: { kind: property, signature: { objc: '@property BeckonDevice *myDevice' } }
  BeckonDevice:
    kind: class
    members:
      userID: { kind: property, signature: { objc: '@property NSString *userID' } }
`

/** What a sample of Objective-C uses of the SDK, and what is wrong with it. */
function inSample(text: string) {
  const { lists } = readSymbolLists(makeTree({ 'content/symbols/v2/ios.yaml': list }))
  const { uses, unknown } = findUses({ text, language: 'objective-c' }, indexSymbols(lists), new Set())
  return {
    uses: uses.map(({ id }) => id),
    wrong: unknown.map(({ written, owner, wrong, meant }) => `${owner}.${written} ${wrong ?? `→ ${meant}`}`),
  }
}

describe('messages of Objective-C', () => {
  it('are known by their receiver and selector, one in another as well', () => {
    const sample = `[[BeckonPushLib shared] addTag:tags[0] completionHandler:^(NSError *error) {
  [self show:error ? @"no" : @"yes"];
  [[BeckonPushLib shared] launch];
}];`
    const { uses, wrong } = inSample(sample)
    expect({ uses: uses.sort(), wrong }).toEqual({
      uses: [
        'BeckonPushLib.shared',
        'BeckonPushLib.addTag',
        'BeckonPushLib.shared',
        'BeckonPushLib.launch',
        'BeckonPushLib',
        'BeckonPushLib',
      ].sort(),
      wrong: [],
    })
  })

  it.each([
    [
      'a method behind an import',
      '#import "BeckonPushLib.h"\n\n[[BeckonPushLib shared] lanch];',
      'BeckonPushLib.lanch → launch',
    ],
    [
      'a method that a property has not, by what it is given',
      'self.lib = [BeckonPushLib shared];\n[self.lib lanch];',
      'BeckonPushLib.lanch → launch',
    ],
    [
      'a method that a property has not, by its declaration',
      '@property (nonatomic) BeckonPushLib *lib;\n\nself.lib = [self make];\n[self.lib lanch];',
      'BeckonPushLib.lanch → launch',
    ],
    [
      'a method that what holds a property has not',
      '@property (nonatomic) BeckonPushLib *lib;\n\n[_lib lanch];',
      'BeckonPushLib.lanch → launch',
    ],
    [
      'a method that a property of a property has not',
      'self.lib = BeckonPushLib.shared;\n[self.lib.myDevice lanch];',
      'BeckonDevice.lanch → undefined',
    ],
    ['a method that there is not', '[[BeckonPushLib shared] lanch];', 'BeckonPushLib.lanch → launch'],
    [
      'a part of a selector that there is not',
      '[[BeckonPushLib shared] addTag:@"a" completion:nil];',
      'BeckonPushLib.addTag is sent as addTag:completionHandler:, not addTag:completion:',
    ],
    [
      'a missing argument',
      '[[BeckonPushLib shared] addTag:isOn ? @"a" : @"b"];',
      'BeckonPushLib.addTag is sent as addTag:completionHandler:, not addTag:',
    ],
    [
      'a method of what a variable holds',
      'BeckonPushLib *library = [BeckonPushLib shared];\n[library lanch];',
      'BeckonPushLib.lanch → launch',
    ],
    [
      'a property of what a message gives',
      'NSLog(@"%@", [[BeckonPushLib shared] myDevice].userId);',
      'BeckonDevice.userId → userID',
    ],
    [
      'a message in an argument',
      '[self show:[[BeckonPushLib shared] lanch]];',
      'BeckonPushLib.lanch → launch',
    ],
  ])('%s is found', (_, sample, wrong) => {
    expect(inSample(sample).wrong).toEqual([wrong])
  })

  it.each([
    ['what every object answers', '[[BeckonPushLib alloc] init]; [BeckonDevice class];'],
    ['a setter of a property', '[[BeckonPushLib shared] setMyDevice:device];'],
    [
      'a message to a property',
      'self.lib = [BeckonPushLib shared];\nself.device = [BeckonPushLib shared].myDevice;\n[self.lib launch];\n[self.device work];\nself.lib = nil;',
    ],
    [
      'a message to a property of another class',
      'self.lib = [BeckonPushLib shared];\nself.lib = [Other make];\n[self.lib work];\n[self.view layout];',
    ],
    ['what others answer', '[self addTag:@"a"]; [array addTag:1];'],
    ['an element and an array', 'id a = list[0]; NSArray *b = @[ BeckonPushLib.class ];'],
  ])('%s is right', (_, sample) => {
    expect(inSample(sample).wrong).toEqual([])
  })
})
