import { describe, expect, it } from 'vitest'
import { derivedSignatures } from '../../../src/compiler/symbols/derived-signatures'

describe('a signature in the second language', () => {
  it.each([
    ['val currentDevice: BeckonDevice?', '@Nullable BeckonDevice getCurrentDevice()'],
    ['val isReady: Boolean', 'boolean isReady()'],
    ['val allowedUI: Boolean', 'boolean getAllowedUI()'],
    [
      'var intentReceiver: Class<out Receiver>',
      'Class<? extends Receiver> getIntentReceiver()\nvoid setIntentReceiver(Class<? extends Receiver> intentReceiver)',
    ],
    ['const val SDK_VERSION: String', 'static final String SDK_VERSION'],
    [
      'suspend fun register(userId: String?, data: Map<String, Any?>? = null)',
      'void register(@Nullable String userId, @Nullable Map<String, Object> data, BeckonCallback<Unit> callback)',
    ],
    ['suspend fun count(): Int?', 'void count(BeckonCallback<Integer> callback)'],
    ['open fun onReady(context: Context, code: Int)', 'void onReady(Context context, int code)'],
    ['fun Push.isOurs(message: RemoteMessage): Boolean', undefined],
    ['fun load(done: (Int) -> Unit)', undefined],
    ['addTag(tag)', undefined],
  ])('of Kotlin in Java: %s', (kotlin, java) => {
    expect(derivedSignatures(kotlin, 'kotlin', ['kotlin', 'java']).java).toBe(java)
  })

  it.each([
    [
      'void addTag(String tag, BeckonCallback<Boolean> callback)',
      'fun addTag(tag: String, callback: BeckonCallback<Boolean>)',
    ],
    ['static Beckon shared()', 'fun shared(): Beckon'],
    [
      'abstract void onReady(@Nullable Map<String, Object> data)',
      'abstract fun onReady(data: Map<String, Any>?)',
    ],
    [
      'List<String> getTags(int[] ids, Class<? extends Receiver> type)',
      'fun getTags(ids: Array<Int>, type: Class<out Receiver>): List<String>',
    ],
    ['setup(Context)', undefined],
  ])('of Java in Kotlin: %s', (java, kotlin) => {
    expect(derivedSignatures(java, 'java', ['java', 'kotlin']).kotlin).toBe(kotlin)
  })
})
