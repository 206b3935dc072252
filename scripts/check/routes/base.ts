import { execFileSync } from 'node:child_process'
import type { ChangedFile } from './compare'

/** The base is unknown here; the message says how to get it. */
export class NoBaseError extends Error {}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
  })

function tries(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, ...args).trim()
  } catch {
    return undefined
  }
}

/**
 * The commit to compare with: the one asked for, else where this branch left main, else the commit before.
 * @returns undefined when there is no commit before: then everything is new, and nothing can have gone
 * @throws NoBaseError when the commit that was asked for is not in this clone
 */
export function findBase(root: string, asked?: string): string | undefined {
  if (asked) {
    const found =
      tries(root, 'merge-base', asked, 'HEAD') ?? tries(root, 'rev-parse', '--verify', `${asked}^{commit}`)
    if (found) return found
    throw new NoBaseError(
      `"${asked}" is not in this clone. Fetch it: git fetch origin ${asked.replace(/^origin\//, '')}`,
    )
  }
  const head = tries(root, 'rev-parse', 'HEAD')
  for (const main of ['origin/main', 'main']) {
    const base = tries(root, 'merge-base', main, 'HEAD')
    if (base && base !== head) return base
  }
  return tries(root, 'rev-parse', '--verify', 'HEAD~1')
}

/** Content files that differ between the base and the working tree, new ones that nobody added yet included. */
export function changedFiles(root: string, base: string): ChangedFile[] {
  const fields = git(root, 'diff', '--name-status', '-z', '--find-renames', base, '--', 'content').split('\0')
  const files: ChangedFile[] = []
  for (let at = 0; at < fields.length - 1;) {
    const letter = fields[at++]?.charAt(0)
    const file = fields[at++] ?? ''
    if (letter === 'R') files.push({ status: 'renamed', before: file, file: fields[at++] ?? '' })
    else files.push({ status: letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'changed', file })
  }
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'content')
  for (const file of untracked.split('\0').filter(Boolean)) files.push({ status: 'added', file })
  return files
}
