import { describe, expect, it } from 'vitest'
import { brokenSignature } from '../../../src/compiler/data-pages/reference/broken-signature'
import type { SignatureLanguage } from '../../../src/compiler/symbols/symbol'

const cases: [what: string, language: SignatureLanguage, text: string, lines: string[]][] = [
  [
    'a sole parameter that is a function',
    'ts',
    'static onReady(callback: (application: BeckonApplication) => void): Promise<PluginListenerHandle>',
    [
      'static onReady(',
      '  callback: (application: BeckonApplication) => void,',
      '): Promise<PluginListenerHandle>',
    ],
  ],
  [
    'a function whose parameter is an object',
    'ts',
    'static onOpened(callback: (data: { notification: BeckonNotification; action: BeckonNotificationAction }) => void): Subscription',
    [
      'static onOpened(',
      '  callback: (data: {',
      '    notification: BeckonNotification;',
      '    action: BeckonNotificationAction;',
      '  }) => void,',
      '): Subscription',
    ],
  ],
  [
    'a sole parameter that is an object',
    'js',
    'launchWithFloatingButton(options: { verticalAlignment: string, permissionTexts: { granted: string } }): void',
    [
      'launchWithFloatingButton(options: {',
      '  verticalAlignment: string,',
      '  permissionTexts: { granted: string },',
      '}): void',
    ],
  ],
  [
    'what comes back, where nothing is taken',
    'js',
    'fetchUserData(): Promise<{ key: string, label: string, value: string | null, more: boolean }[]>',
    [
      'fetchUserData(): Promise<',
      '  { key: string, label: string, value: string | null, more: boolean }[]',
      '>',
    ],
  ],
  [
    'a union',
    'ts',
    "type PermissionGroup = 'location_when_in_use' | 'location_always' | 'bluetooth_scan'",
    ['type PermissionGroup =', "  | 'location_when_in_use'", "  | 'location_always'", "  | 'bluetooth_scan'"],
  ],
  [
    'named parameters',
    'dart',
    'static Future<void> addUserSegment({required BeckonUserPreference preference, BeckonUserSegment? segment})',
    [
      'static Future<void> addUserSegment({',
      '  required BeckonUserPreference preference,',
      '  BeckonUserSegment? segment,',
      '})',
    ],
  ],
  [
    'named parameters behind others',
    'dart',
    'static Future<void> setMessagesSuppressedForNow(bool suppressed, {bool? evaluateContext})',
    [
      'static Future<void> setMessagesSuppressedForNow(',
      '  bool suppressed, {',
      '  bool? evaluateContext,',
      '})',
    ],
  ],
  [
    'a getter',
    'dart',
    'static Stream<BeckonNotificationActionOpenedEvent> get onNotificationActionOpened',
    ['static Stream<BeckonNotificationActionOpenedEvent>', '    get onNotificationActionOpened'],
  ],
  [
    'a sole parameter',
    'kotlin',
    'fun removeLifecycleListener(listener: BeckonInAppMessaging.MessageLifecycleListener)',
    ['fun removeLifecycleListener(', '    listener: BeckonInAppMessaging.MessageLifecycleListener', ')'],
  ],
  [
    'each form of a property',
    'java',
    'Class<? extends NotificationActivity> getNotificationActivity()\nvoid setNotificationActivity(Class<? extends NotificationActivity> notificationActivity)',
    [
      'Class<? extends NotificationActivity> getNotificationActivity()',
      'void setNotificationActivity(',
      '    Class<? extends NotificationActivity> notificationActivity)',
    ],
  ],
  [
    'what a method throws',
    'java',
    'void consumeAsync(List<Purchase> purchases, BillingManager.OnConsumeMultiFinishedListener listener) throws BillingManager.BusyException',
    [
      'void consumeAsync(',
      '    List<Purchase> purchases,',
      '    BillingManager.OnConsumeMultiFinishedListener listener)',
      '    throws BillingManager.BusyException',
    ],
  ],
  [
    'a parameter that is longer than a line',
    'swift',
    'func willPresent(_ notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)',
    [
      'func willPresent(',
      '    _ notification: UNNotification,',
      '    withCompletionHandler completionHandler:',
      '        @escaping (UNNotificationPresentationOptions) -> Void',
      ')',
    ],
  ],
  [
    'what a class extends',
    'swift',
    'class InboxViewController: UIViewController, BeckonInboxManagerDelegate, UITableViewDataSource',
    ['class InboxViewController: UIViewController, BeckonInboxManagerDelegate,', '    UITableViewDataSource'],
  ],
  [
    'parts of a selector, and one that is longer than a line',
    'objc',
    '- (void)beckonPushLib:(BeckonPushLib *)library didReceiveLocationServiceAuthorizationStatus:(BeckonGeoAuthorizationStatus)status',
    [
      '- (void)beckonPushLib:(BeckonPushLib *)library',
      '    didReceiveLocationServiceAuthorizationStatus:',
      '        (BeckonGeoAuthorizationStatus)status',
    ],
  ],
  [
    'a block',
    'objc',
    'typedef void (^BeckonCompletionBlock)(id _Nullable response, NSError * _Nullable error)',
    [
      'typedef void (^BeckonCompletionBlock)(id _Nullable response,',
      '                                      NSError * _Nullable error)',
    ],
  ],
]

describe('a signature that is longer than a line', () => {
  it.each(cases)('is broken as its language has it: %s, in %s', (_, language, text, lines) => {
    expect(brokenSignature(text, language).split('\n')).toEqual(lines)
  })

  it('stays as it is where it fits', () => {
    const text = 'static addTags(tags: string[], options: { force: boolean }): Promise<void>'
    expect(brokenSignature(text, 'ts')).toBe(text)
  })
})
