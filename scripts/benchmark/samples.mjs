// @ts-check
/**
 * Raw material of the benchmark pages: sentences and code samples with holes that the generator fills.
 * Plain words without meaning for the reader; what counts is that length, vocabulary and syntax are those of real pages.
 */

export const subjects = [
  'push notifications',
  'in-app messages',
  'the inbox',
  'geo-zones',
  'loyalty passes',
  'products',
  'scannables',
  'segments',
  'stored assets',
  'tags',
  'device registration',
  'analytics events',
  'beacons',
  'templates',
  'campaigns',
  'export tasks',
  'the audit log',
  'rich content',
  'silent deliveries',
  'permissions',
]

export const actions = [
  'configure',
  'register',
  'refresh',
  'observe',
  'schedule',
  'archive',
  'inspect',
  'export',
  'verify',
  'retry',
  'synchronise',
  'migrate',
  'present',
  'localise',
  'measure',
  'throttle',
  'cancel',
  'preview',
]

export const objects = [
  'device',
  'session',
  'listener',
  'payload',
  'channel',
  'token',
  'trigger',
  'region',
  'credential',
  'callback',
  'request',
  'response',
  'subscription',
  'identifier',
  'environment',
  'build',
  'record',
  'field',
  'criterion',
  'window',
]

/** `S` a subject, `A` an action, `O` and `P` objects, `N` a number, `C` a code name. */
export const sentences = [
  'Before you A the O, make sure that S are switched on for this application.',
  'The P is created once and kept for N days, unless the user removes the app.',
  'When the O changes, the library calls `C` on the main thread and passes the new P along.',
  'You can A up to N of them in one call; anything beyond that is answered with an error.',
  'If no P is present, S fall back to the default that was chosen in the dashboard.',
  'Most apps A the O when they come to the foreground and need nothing else.',
  'One missing P is the most frequent reason why S stay silent on a test device.',
  'The value of `C` must match the P in the dashboard exactly, including its case.',
  'Marketers see the result under the O within N seconds, and can A it from there.',
  'Never store the P in a public place: whoever holds it can A the O in your name.',
  'On older systems the O is not available, so check `C` before you A it.',
  'Both environments keep their own P, and S never cross from one to the other.',
  'The call returns at once; the O itself is delivered later, after at most N retries.',
  'To A every O again, remove the P and start the app without a network connection.',
  'S respect the quiet hours of the user, so a P may wait until the next O opens.',
]

/** One sample a language, in the order in which pages show them. `NAME` is a type name, `KEY` a text, `NUM` a number. */
export const samples = [
  {
    language: 'kotlin',
    code: `import android.os.Bundle
import android.util.Log
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.lantern.Lantern
import com.lantern.LanternException
import com.lantern.NAMEListener
import kotlinx.coroutines.launch

class NAMEActivity :
    AppCompatActivity(),
    NAMEListener {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        Lantern.addListener(this)

        lifecycleScope.launch {
            try {
                val result = Lantern.fetchNAME(
                    "KEY",
                    limit = NUM,
                )
                Log.d(TAG, "Received \${result.size} items")
            } catch (e: LanternException) {
                // Shown to the user: the call can be tried again.
                showError(e.message ?: "KEY")
            }
        }
    }

    override fun onNAME(items: List<String>) =
        adapter.submitList(items)
}`,
  },
  {
    language: 'swift',
    code: `import Lantern
import UIKit

final class NAMEController:
    UIViewController,
    NAMEDelegate
{
    private var items: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        Lantern.shared.delegate = self
        Task {
            do {
                items = try await Lantern.shared
                    .fetchNAME("KEY", limit: NUM)
            } catch {
                print("KEY failed: \\(error)")
            }
        }
    }

    func lantern(_ lantern: Lantern, didReceive item: String) {
        items.append(item)
    }
}`,
  },
  {
    language: 'json',
    code: `{
  "type": "KEY",
  "limit": NUM,
  "active": true,
  "target": {
    "segments": ["KEY", "all"],
    "language": "en"
  },
  "content": [{ "name": "NAME", "value": null }]
}`,
  },
  {
    language: 'xml',
    code: `<manifest xmlns:android="http://schemas.android.com/apk/res/android">
    <application>
        <!-- Delivered in the background -->
        <service
            android:name=".NAMEService"
            android:exported="false">
            <intent-filter>
                <action android:name="com.KEY" />
            </intent-filter>
        </service>
        <meta-data android:name="com.lantern.limit" android:value="NUM" />
    </application>
</manifest>`,
  },
  {
    language: 'shell',
    code: `curl -X POST \\
  "https://api.lantern.example/v3/KEY?limit=NUM" \\
  --user "$APPLICATION_KEY:$APPLICATION_SECRET" \\
  --header 'Content-Type: application/json' \\
  --data '{"name": "NAME"}'`,
  },
  {
    language: 'typescript',
    code: `interface NAME {
  id: string
  title: string
  isActive: boolean
}

const base = 'https://api.lantern.example/v3'

export async function loadNAME(
  limit = NUM,
): Promise<string[]> {
  const answer = await fetch(
    \`\${base}/KEY?limit=\${limit}\`,
  )
  if (!answer.ok) {
    throw new Error(\`KEY: \${answer.status}\`)
  }
  const items = (await answer.json()) as NAME[]
  return items.filter((item) => item.isActive).map((item) => item.title)
}`,
  },
]
