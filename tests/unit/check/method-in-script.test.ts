import { describe, expect, it } from 'vitest'
import { methodInScript } from '../../../src/compiler/check/api/method-in-script'

const host = 'https://push.example'
const methodOf = (sample: string) => methodInScript(sample, sample.indexOf(host))

describe('the method that a sample sends', () => {
  it.each([
    ['GET', `await fetch('${host}/a')`],
    ['GET', `fetch('${host}/a', { headers: { a: 'b' } })`],
    ['PUT', `await fetch('${host}/a', { method: 'PUT', headers: of(a) })`],
    ['DELETE', `await fetch(\`${host}/a/\${encodeURIComponent(id)}\`, {\n  method: 'DELETE',\n})`],
    ['POST', `const url = '${host}/a'\nawait fetch(url, { method: 'post' })`],
    ['PUT', `axios.put('${host}/a', body)`],
    ['PUT', `axios({ method: 'put', url: '${host}/a' })`],
    [
      'PUT',
      `$r = curl_init('${host}/a');\ncurl_setopt_array($r, [CURLOPT_CUSTOMREQUEST => 'PUT']);\ncurl_exec($r);`,
    ],
    ['POST', `$r = curl_init("${host}/a");\ncurl_setopt($r, CURLOPT_POSTFIELDS, $b);\ncurl_exec($r);`],
    ['GET', `$address = "${host}/a";\n$r = curl_init($address);\ncurl_exec($r);`],
    [
      'PATCH',
      `curl_setopt_array($r, [\n  CURLOPT_URL => '${host}/a',\n  CURLOPT_CUSTOMREQUEST => 'PATCH',\n]);`,
    ],
    ['PUT', `wp_remote_request('${host}/a', array('method' => 'PUT', 'headers' => $h))`],
    ['POST', `wp_remote_post('${host}/a', $arguments)`],
    ['DELETE', `$client->request('DELETE', '${host}/a')`],
  ])('is %s in %s', (method, sample) => {
    expect(methodOf(sample)).toBe(method)
  })

  it.each([
    `await fetch('${host}/a', options)`,
    `fetch('${host}/a', { method, body })`,
    `fetch('${host}/a', { ...options })`,
    `$r = curl_init("${host}/a"); curl_setopt_array($r, [CURLOPT_CUSTOMREQUEST => $method]); curl_exec($r)`,
    `show('${host}/a')`,
    `const base = '${host}/a'`,
  ])('is left open by %s', (sample) => {
    expect(methodOf(sample)).toBeUndefined()
  })
})
