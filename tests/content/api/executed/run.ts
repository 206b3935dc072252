import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { getPHPLoaderModule } from '@php-wasm/node-8-3'
import { loadPHPRuntime, PHP } from '@php-wasm/universal'
import { environment } from './mock-server'

/** How a sample ended, and what it left. */
export interface Outcome {
  ok: boolean
  /** What it printed, and where it failed its errors. */
  printed: string
  /** The value that it printed, where its language does not print a value as JSON. */
  value?: unknown
  /** What stands in the file that it keeps the answer in. */
  kept?: Buffer
}

export interface Job {
  id: string
  text: string
  file?: string
}

/** Files that samples send. */
const inputs = ['import.csv', 'picture.png', 'file.bin']

/** The constructor of async functions: a module's body as far as it can be run without a file. */
const { constructor: AsyncFunction } = Object.getPrototypeOf(async () => {}) as {
  constructor: new (...names: string[]) => (...values: unknown[]) => Promise<unknown>
}

/** A JavaScript sample, in this process: it gets its environment and its files from the test. */
export async function runJavaScript({ text, file }: Job): Promise<Outcome> {
  const lines: string[] = []
  const kept = new Map<string, Buffer>()
  const surroundings = {
    process: { env: environment },
    console: {
      log: (value: unknown) => lines.push(typeof value === 'string' ? value : JSON.stringify(value)),
    },
    readFile: () => Promise.resolve(Buffer.from('content')),
    writeFile: (name: string, bytes: Buffer) => Promise.resolve(void kept.set(name, bytes)),
  }
  const body = text.replace(/^import .* from 'node:fs\/promises';$/m, '')
  try {
    await new AsyncFunction(...Object.keys(surroundings), body)(...Object.values(surroundings))
  } catch (error) {
    return { ok: false, printed: String(error) }
  }
  const bytes = kept.get(file ?? '')
  return { ok: true, printed: lines.join('\n'), ...(bytes ? { kept: bytes } : {}) }
}

/** Runs all samples with one program of the machine, each in a folder of its own. */
async function runAll(jobs: readonly Job[], name: string, command: string, loop: string): Promise<Outcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'beckon-samples-'))
  try {
    return await runIn(folder, jobs, name, command, loop)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function runIn(
  folder: string,
  jobs: readonly Job[],
  name: string,
  command: string,
  loop: string,
): Promise<Outcome[]> {
  const places = jobs.map((_, at) => path.join(folder, String(at)))
  jobs.forEach(({ text }, at) => {
    const place = places[at] ?? ''
    mkdirSync(place)
    for (const input of inputs) writeFileSync(path.join(place, input), 'content')
    writeFileSync(path.join(place, name), text)
  })
  writeFileSync(path.join(folder, 'run'), loop)
  await promisify(execFile)(command, [path.join(folder, 'run'), folder, String(jobs.length)], {
    env: { ...process.env, ...environment, PYTHONIOENCODING: 'utf-8' },
    maxBuffer: 1 << 26,
  })
  return jobs.map(({ file }, at) => {
    const place = places[at] ?? ''
    const kept = path.join(place, file ?? 'nothing')
    const read = (name: string) => readFileSync(path.join(place, name), 'utf8')
    const ok = read('code').trim() === '0'
    return {
      ok,
      printed: read('printed') + (ok || !existsSync(path.join(place, 'errors')) ? '' : read('errors')),
      ...(existsSync(path.join(place, 'value')) ? { value: JSON.parse(read('value')) as unknown } : {}),
      ...(existsSync(kept) ? { kept: readFileSync(kept) } : {}),
    }
  })
}

/** Samples with curl, by the shell that readers paste them into. */
export const runShell = (jobs: readonly Job[]): Promise<Outcome[]> =>
  runAll(
    jobs,
    'sample.sh',
    'bash',
    'for ((i = 0; i < $2; i++)); do cd "$1/$i"; bash sample.sh >printed 2>errors; echo $? >code; done',
  )

/** Python samples, one after the other in one interpreter. */
export const runPython = (jobs: readonly Job[]): Promise<Outcome[]> =>
  runAll(
    jobs,
    'sample.py',
    'python3',
    `import ast, contextlib, json, os, sys
for i in range(int(sys.argv[2])):
    os.chdir(os.path.join(sys.argv[1], str(i)))
    code = "0"
    with open("printed", "w", encoding="utf-8") as printed, contextlib.redirect_stdout(printed):
        try:
            exec(compile(open("sample.py", encoding="utf-8").read(), "sample.py", "exec"), {"__name__": "__main__"})
        except BaseException as error:
            print(error)
            code = "1"
    open("code", "w").write(code)
    try:
        value = ast.literal_eval(open("printed", encoding="utf-8").read())
        open("value", "w").write(json.dumps(value))
    except (SyntaxError, ValueError):
        pass
`,
  )

/**
 * In the namespace of the sample, so that they go before PHP's own: the runtime has no network. The first run writes down
 * the request and ends, the second gets the answer.
 */
const CURL = `namespace sample;
use stdClass;
use RuntimeException;
ini_set('html_errors', '0');
function curl_init() { return new stdClass(); }
function curl_setopt_array($curl, $options) { $curl->options = $options; return true; }
function curl_error($curl) { return ''; }
function curl_getinfo($curl, $what) { return $GLOBALS['answer']['status']; }
function curl_exec($curl) {
  if (file_exists('/answer.json')) {
    $GLOBALS['answer'] = json_decode(file_get_contents('/answer.json'), true);
    return base64_decode($GLOBALS['answer']['body']);
  }
  $o = $curl->options;
  if (empty($o[CURLOPT_RETURNTRANSFER])) throw new RuntimeException('The answer is printed, not returned.');
  file_put_contents('/request.json', json_encode([
    'url' => $o[CURLOPT_URL], 'method' => $o[CURLOPT_CUSTOMREQUEST] ?? 'GET', 'headers' => $o[CURLOPT_HTTPHEADER] ?? [],
    'user' => base64_encode($o[CURLOPT_USERPWD] ?? ''), 'body' => base64_encode($o[CURLOPT_POSTFIELDS] ?? ''),
  ]));
  exit(0);
}
`

interface PhpRequest {
  url: string
  method: string
  headers: string[]
  user: string
  body: string
}

/** PHP samples, in PHP 8.3 compiled to WebAssembly; the test makes the request that a sample asks curl for. */
export async function runPhp(jobs: readonly Job[]): Promise<Outcome[]> {
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()))
  php.mkdir('/work')
  php.chdir('/work')
  for (const input of inputs) php.writeFile(`/work/${input}`, 'content')
  const outcomes: Outcome[] = []
  const run = async (code: string) => {
    php.writeFile('/work/sample.php', code)
    const response = await php.runStream({ scriptPath: '/work/sample.php', env: environment })
    return { code: await response.exitCode, text: await response.stdoutText }
  }
  for (const { text, file } of jobs) {
    const code = text.replace(/^<\?php\s*\n/, `<?php\n${CURL}`)
    for (const name of ['/answer.json', '/request.json', ...(file ? [`/work/${file}`] : [])]) {
      if (php.fileExists(name)) php.unlink(name)
    }
    const asked = await run(code)
    if (!php.fileExists('/request.json')) {
      outcomes.push({ ok: false, printed: asked.text })
      continue
    }
    const request = JSON.parse(php.readFileAsText('/request.json')) as PhpRequest
    const headers = new Headers(request.headers.map((line) => line.split(/:\s*/, 2) as [string, string]))
    if (request.user) headers.set('Authorization', `Basic ${request.user}`)
    const body = Buffer.from(request.body, 'base64')
    const answer = await fetch(request.url, {
      method: request.method,
      headers,
      ...(body.length ? { body } : {}),
    })
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64')
    php.writeFile('/answer.json', JSON.stringify({ status: answer.status, body: bytes }))
    const done = await run(code)
    const kept =
      file && php.fileExists(`/work/${file}`) ? Buffer.from(php.readFileAsBuffer(`/work/${file}`)) : undefined
    outcomes.push({ ok: done.code === 0, printed: done.text, ...(kept ? { kept } : {}) })
  }
  php.exit()
  return outcomes
}
