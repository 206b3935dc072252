import { indexSymbols, type SymbolIndex } from '../../../src/compiler/symbols/look-up'
import { declaredNames } from '../../../src/compiler/symbols/declared'
import { findUses } from '../../../src/compiler/symbols/find-uses'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { tokenize } from '../../../src/compiler/symbols/tokens'
import { makeTree } from '../content/compile'

const androidList = `types:
  Beckon:
    kind: object
    package: com.beckon
    topic: setup/application
    members:
      launch: function
      isReady: property
      shared: { kind: property, type: Beckon }
      push: { kind: function, type: BeckonPush, import: com.beckon.push.ktx.push }
      device: { kind: function, type: <device> }
      devices: { kind: function, type: 'BeckonDevice[]' }
  BeckonPush:
    kind: class
    topic: implementation/push
    members: { enableRemoteNotifications: function, allowedUI: { kind: property, since: '3.1' } }
  <device>:
    kind: class
    named: BeckonDeviceModule
    members: { currentDevice: { kind: property, type: BeckonDevice }, register: function }
  BeckonDevice: { kind: class, members: { id: property, userId: property } }
  BeckonInAppMessaging: { kind: class, members: { onMessagePresented: event } }
  Screen: { kind: class, package: com.beckon.geo.ui }
  PassScreen: { kind: class, signature: 'open class PassScreen : AppCompatActivity()', members: { presentBoardingPass: function } }
  BeckonPushIntentReceiver:
    kind: class
    package: com.beckon.push
    members: { onNotificationOpened: event }
  BeckonPushDelegate:
    kind: protocol
    members: { 'beckon(_:didOpenNotification:)': event }
names:
  com.beckon.push.default_channel_id: configuration
  com.beckon.geo.*: event
  com.beckon.iam.*: { kind: event, heardBy: BeckonInAppMessaging }
  beckon_action_send: resource
  beckon_translucent: resource
  Theme.Beckon.Translucent: resource
  BeckonPushKit: artifact
  com.beckon:beckon-push: artifact
  react-native-beckon-push: artifact
  beckon-services.json: artifact
  BeckonOptions.plist: artifact
  DEBUG_LOGGING_ENABLED: configuration
variables:
  beckon: Beckon
`

/** The list above, ready for questions. */
function sampleIndex(): SymbolIndex {
  const { lists } = readSymbolLists(makeTree({ 'content/symbols/v3/android.yaml': androidList }))
  return indexSymbols(lists)
}

/** What a piece of code uses, and the names in it that are wrong: `written → meant`. */
export function usesOf(text: string, language: string, title?: string) {
  const piece = { text, language, ...(title ? { title } : {}) }
  const declared = new Set(declaredNames(tokenize(text, language), language))
  const { uses, unknown } = findUses(piece, sampleIndex(), declared)
  return {
    uses: uses.map(({ id }) => id),
    unknown: unknown.map(({ written, meant, offset }) => {
      const line = text.slice(0, offset).split('\n').length
      return `${line}: ${written} → ${meant ?? '?'}`
    }),
  }
}
