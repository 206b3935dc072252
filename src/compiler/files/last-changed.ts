import { execFileSync, spawnSync } from 'node:child_process'

let days: Map<string, string> | undefined

/** Day of the last commit that changed a content file (YYYY-MM-DD), or undefined without a full git history. */
export function lastChanged(root: string, file: string): string | undefined {
  days ??= readHistory(root)
  return days.get(file)
}

/** Whether there is a history, and only the end of it: from what CI fetches by itself, pages get no dates. */
export function isShallow(root: string): boolean {
  const args = ['rev-parse', '--is-shallow-repository']
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  // Without git there is none.
  return (stdout as string | null)?.trim() === 'true'
}

/** One walk over the history for all files; asking git for each page would take minutes. */
function readHistory(root: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    })
  try {
    // In a shallow clone every file seems to come from the last commit.
    if (isShallow(root)) return new Map()
    return daysOf(
      git('-c', 'core.quotePath=false', 'log', '--format=@%cs', '--name-status', '-M100%', '--', 'content'),
    )
  } catch {
    // No git, or no history: pages are shown without a date.
    return new Map()
  }
}

/**
 * The day on which each file was last changed. A file that was only moved is as old as it was before.
 * @param log newest first: `@YYYY-MM-DD` a commit, then its files as `git log --name-status` writes them
 */
export function daysOf(log: string): Map<string, string> {
  const found = new Map<string, string>()
  /** What a file of that time is called now. */
  const called = new Map<string, string>()
  let day = ''
  for (const line of log.split('\n')) {
    const [status = '', before = '', after = before] = line.split('\t')
    if (status.startsWith('@')) day = status.slice(1)
    const file = called.get(after) ?? after
    if (!file) continue
    if (status === 'R100') called.set(before, file)
    else if (!found.has(file)) found.set(file, day)
  }
  return found
}
