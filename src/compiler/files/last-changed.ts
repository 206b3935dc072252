import { execFileSync } from 'node:child_process'

let days: Map<string, string> | undefined

/** Day of the last commit of a content file (YYYY-MM-DD), or undefined without a full git history. */
export function lastChanged(root: string, file: string): string | undefined {
  days ??= readHistory(root)
  return days.get(file)
}

/** One walk over the history for all files; asking git for each page would take minutes. */
function readHistory(root: string): Map<string, string> {
  const found = new Map<string, string>()
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    })
  try {
    // In a shallow clone every file seems to come from the last commit.
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return found
    let day = ''
    for (const line of git(
      '-c',
      'core.quotePath=false',
      'log',
      '--format=@%cs',
      '--name-only',
      '--',
      'content',
    ).split('\n')) {
      if (line.startsWith('@')) day = line.slice(1)
      else if (line && !found.has(line)) found.set(line, day)
    }
  } catch {
    // No git, or no history: pages are shown without a date.
  }
  return found
}
