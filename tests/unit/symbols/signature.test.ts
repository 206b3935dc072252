import { describe, expect, it } from 'vitest'
import { readSignature } from '../../../src/compiler/symbols/signature'

describe('signatures', () => {
  it.each([
    [
      'suspend fun register(userId: String?, userName: String? = null): Map<String, Any?>',
      'kotlin',
      {
        parameters: [
          { name: 'userId', type: 'String?', isNullable: true },
          { name: 'userName', type: 'String?', isNullable: true, default: 'null', isOptional: true },
        ],
        returns: 'Map<String, Any?>',
        form: 'suspend',
      },
    ],
    ['val currentDevice: BeckonDevice?', 'kotlin', { returns: 'BeckonDevice?', isNullable: true }],
    ['var device: BeckonDevice? { get async }', 'swift', { returns: 'BeckonDevice?', isNullable: true }],
    ['vapid: { publicKey: string }', 'ts', { returns: '{ publicKey: string }' }],
    ['fun launch()', 'kotlin', { parameters: [] }],
    ['addTag(tag)', 'kotlin', { parameters: [{ name: 'tag' }] }],
    [
      'func fetch(_ tag: String, to url: URL?) async throws -> BeckonScannable',
      'swift',
      {
        parameters: [
          { name: 'tag', label: '_', type: 'String' },
          { name: 'url', label: 'to', type: 'URL?', isNullable: true },
        ],
        returns: 'BeckonScannable',
        form: 'async',
        throws: true,
      },
    ],
    [
      'func fetch(_ completion: @escaping (Result<[String], Error>) -> Void)',
      'swift',
      {
        parameters: [{ name: 'completion', label: '_', type: '@escaping (Result<[String], Error>) -> Void' }],
        form: 'callback',
      },
    ],
    ['let items: [BeckonInboxItem]', 'swift', { returns: '[BeckonInboxItem]' }],
    [
      'register(userId: string | null, userName?: string): Promise<void>',
      'ts',
      {
        parameters: [
          { name: 'userId', type: 'string | null', isNullable: true },
          { name: 'userName', type: 'string', isOptional: true },
        ],
        form: 'promise',
      },
    ],
    ['readonly title?: string', 'ts', { returns: 'string | undefined', isNullable: true }],
    [
      'Future<List<BeckonAsset>> fetch(String group, {required int limit, String? sort})',
      'dart',
      {
        parameters: [
          { name: 'group', type: 'String' },
          { name: 'limit', type: 'int' },
          { name: 'sort', type: 'String?', isNullable: true, isOptional: true },
        ],
        returns: 'List<BeckonAsset>',
        form: 'future',
      },
    ],
    ['Stream<BeckonDevice> get onDeviceRegistered', 'dart', { returns: 'Stream<BeckonDevice>' }],
    [
      'static void register(@Nullable String userId, BeckonCallback<Unit> callback)',
      'java',
      {
        parameters: [
          { name: 'userId', type: '@Nullable String', isNullable: true },
          { name: 'callback', type: 'BeckonCallback<Unit>' },
        ],
        form: 'callback',
      },
    ],
    ['setup(Context)', 'java', { parameters: [{ name: '', type: 'Context' }] }],
    [
      '- (void)registerDevice:(NSData *)token withUserID:(nullable NSString *)userID completionHandler:(void (^)(NSDictionary *))completion',
      'objc',
      {
        parameters: [
          { name: 'token', label: 'registerDevice', type: 'NSData *' },
          { name: 'userID', label: 'withUserID', type: 'nullable NSString *', isNullable: true },
          { name: 'completion', label: 'completionHandler', type: 'void (^)(NSDictionary *)' },
        ],
        form: 'callback',
      },
    ],
    ['unowned(unsafe) var delegate: Delegate', 'swift', { returns: 'Delegate' }],
    ['@property (readonly) NSArray *inbox', 'objc', { returns: 'NSArray *' }],
    ['@property (nullable) NSString *title', 'objc', { returns: 'nullable NSString *', isNullable: true }],
    [
      '- (nullable NSString *)preferredLanguage',
      'objc',
      { parameters: [], returns: 'nullable NSString *', isNullable: true },
    ],
    [
      'initializeWithKey:andSecret:',
      'objc',
      {
        parameters: [
          { name: '', label: 'initializeWithKey' },
          { name: '', label: 'andSecret' },
        ],
      },
    ],
  ] as const)('%s', (signature, language, shape) => {
    expect(readSignature(signature, language)).toEqual(shape)
  })
})
