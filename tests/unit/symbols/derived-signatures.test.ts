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
    ['BeckonTime(hours: Int, minutes: Int? = null)', 'BeckonTime(int hours, @Nullable Integer minutes)'],
    ['BeckonTime(hours)', undefined],
    ['interface BeckonPush', 'interface BeckonPush'],
    ['interface BeckonCallback<T>', 'interface BeckonCallback<T>'],
    ['interface Beckon.OnReady : Beckon.Listener', 'interface Beckon.OnReady extends Beckon.Listener'],
    ['open class BeckonReceiver : BroadcastReceiver()', 'class BeckonReceiver extends BroadcastReceiver'],
    ['class NotReadyException : Exception', 'final class NotReadyException extends Exception'],
    [
      'class ServiceException(val service: String, cause: Throwable? = null) : Exception',
      'final class ServiceException extends Exception',
    ],
    ['sealed class NetworkException : Exception', 'abstract class NetworkException extends Exception'],
    ['enum class BeckonPass.Redeem', 'enum BeckonPass.Redeem'],
    ['data class BeckonServicesInfo', 'final class BeckonServicesInfo'],
    ['data class BeckonDevice : Parcelable', 'final class BeckonDevice implements Parcelable'],
    ['enum class BeckonTransport : Parcelable', 'enum BeckonTransport implements Parcelable'],
    ['object Beckon', 'final class Beckon'],
    ['class Two : One(), Other', undefined],
    ['typealias Handler = (Int) -> Unit', undefined],
  ])('of Kotlin in Java: %s', (kotlin, java) => {
    expect(derivedSignatures(kotlin, 'kotlin', ['kotlin', 'java']).java).toBe(java)
  })

  it.each([
    ['fun launch()', 'static void launch()'],
    ['val isReady: Boolean', 'static boolean isReady()'],
    [
      'var intentReceiver: Receiver',
      'static Receiver getIntentReceiver()\nstatic void setIntentReceiver(Receiver intentReceiver)',
    ],
    ['suspend fun count(): Int', 'static void count(BeckonCallback<Integer> callback)'],
    ['const val SDK_VERSION: String', 'static final String SDK_VERSION'],
    // Only Kotlin has what extends an object.
    ['fun Beckon.push(): BeckonPush', undefined],
  ])('of a member of an object, static in Java: %s', (kotlin, java) => {
    expect(derivedSignatures(kotlin, 'kotlin', ['kotlin', 'java'], 'object').java).toBe(java)
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
      'fun getTags(ids: IntArray, type: Class<out Receiver>): List<String>',
    ],
    [
      'void onResult(int code, String[] permissions, long[] times, int[][] grid)',
      'fun onResult(code: Int, permissions: Array<String>, times: LongArray, grid: Array<IntArray>)',
    ],
    ['@Nullable BeckonInboxManager getInboxManager()', 'fun getInboxManager(): BeckonInboxManager?'],
    ['static @Nullable Map<String, Object> getExtra()', 'fun getExtra(): Map<String, Any>?'],
    ['setup(Context)', undefined],
    ['void send(List<Purchase> all) throws Manager.BusyException', 'fun send(all: List<Purchase>)'],
    ['BeckonTimeOfDay(int hour, int minute)', 'BeckonTimeOfDay(hour: Int, minute: Int)'],
    ['static final int NOT_FOUND = 404', 'const val NOT_FOUND: Int = 404'],
    ['static int MAX_ACTION_SIZE', 'var MAX_ACTION_SIZE: Int'],
    ['interface BeckonCallback<T>', 'interface BeckonCallback<T>'],
    ['interface BeckonMessage extends Parcelable', 'interface BeckonMessage : Parcelable'],
    ['final class BeckonDevice implements Parcelable', 'class BeckonDevice : Parcelable'],
    ['class BaseActivity extends Activity', 'open class BaseActivity : Activity'],
    ['final class BaseApplication extends Application', 'class BaseApplication : Application'],
    [
      'abstract class BaseReceiver extends BroadcastReceiver',
      'abstract class BaseReceiver : BroadcastReceiver',
    ],
    ['class BeckonDevice implements Parcelable', 'open class BeckonDevice : Parcelable'],
    ['class Both extends One implements Other', 'open class Both : One, Other'],
    ['class Several implements One, Other', undefined],
  ])('of Java in Kotlin: %s', (java, kotlin) => {
    expect(derivedSignatures(java, 'java', ['java', 'kotlin']).kotlin).toBe(kotlin)
  })
})
