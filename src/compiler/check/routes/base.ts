import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CONTENT, walk, type ContentTree } from '../../files/content-files'

/** A file that differs from the base, with its name there. Files are paths from the project's root. */
export interface ChangedFile {
  status: 'added' | 'removed' | 'renamed' | 'changed'
  file: string
  /** Its name at the base, when it had another. */
  before?: string
}

/** The commit to compare with, or why there is none although nobody did anything wrong. */
export type Base = { commit: string } | { none: string }

/** There is a base, but not here; the message says how to get it. */
export class NoBaseError extends Error {}

function git(root: string, args: readonly string[], env?: Record<string, string>, input = ''): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    input,
    stdio: 'pipe',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
  })
}

function tries(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, args).trim()
  } catch {
    return undefined
  }
}

/**
 * The commit to compare with: where this branch left what was asked for, else where it left main, else the commit before.
 * @throws NoBaseError when a commit to compare with exists, but not in this clone
 */
export function findBase(root: string, asked?: string): Base {
  const head = tries(root, 'rev-parse', '--verify', '--quiet', 'HEAD')
  if (head === undefined && asked === undefined) {
    const isRepository = tries(root, 'rev-parse', '--git-dir') !== undefined
    return { none: isRepository ? 'nothing was committed yet' : 'git knows no repository here' }
  }
  const isShallow = tries(root, 'rev-parse', '--is-shallow-repository') === 'true'
  if (asked !== undefined) {
    const found =
      tries(root, 'merge-base', asked, 'HEAD') ??
      tries(root, 'rev-parse', '--verify', '--quiet', `${asked}^{commit}`)
    if (found) return { commit: found }
    const fetch = isShallow
      ? 'git fetch --unshallow origin'
      : `git fetch origin ${asked.replace(/^origin\//, '')}`
    throw new NoBaseError(`"${asked}" is not in this clone. Get it: ${fetch}`)
  }
  for (const main of ['origin/main', 'main']) {
    const base = tries(root, 'merge-base', main, 'HEAD')
    if (base && base !== head) return { commit: base }
  }
  const previous = tries(root, 'rev-parse', '--verify', '--quiet', 'HEAD~1')
  if (previous) return { commit: previous }
  if (!isShallow) return { none: 'this is the first commit' }
  throw new NoBaseError('This clone is shallow, without the commit before. Get it: git fetch --unshallow')
}

/** The content of a commit. */
export const treeAt = (root: string, commit: string): ContentTree => ({
  // Not --full-tree: the project may be a folder of a larger repository.
  files: list(git(root, ['ls-tree', '-r', '-z', '--name-only', commit, '--', CONTENT])),
  read: (file) => textAt(root, commit, file),
})

/** The content as it lies in the folder. */
export const workingTree = (root: string): ContentTree => ({
  files: walk(path.join(root, CONTENT)).map((file) => `${CONTENT}/${file}`),
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
})

/** A file as it was; undefined when it was not there. */
export function textAt(root: string, commit: string, file: string): string | undefined {
  try {
    return git(root, ['show', `${commit}:./${file}`])
  } catch {
    return undefined
  }
}

/** Content files that differ between a commit and the working tree, new ones that nobody added yet included. */
export function changedFiles(root: string, commit: string): ChangedFile[] {
  const fields = withNewFiles(root, (env) =>
    list(
      git(
        root,
        // Every pair is looked at: by default git gives up finding renames when many files have moved.
        ['diff', '--name-status', '-z', '--find-renames', '-l0', '--relative', commit, '--', 'content'],
        env,
      ),
    ),
  )
  const files: ChangedFile[] = []
  for (let at = 0; at < fields.length;) {
    const letter = fields[at++]?.charAt(0)
    const file = fields[at++] ?? ''
    if (letter === 'R') files.push({ status: 'renamed', before: file, file: fields[at++] ?? '' })
    else files.push({ status: letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'changed', file })
  }
  return files
}

/**
 * Lets git see files that nobody added yet, or a page that was only moved in the file manager would be taken for one that
 * went and one that came. They are added to a copy of the index; the real one stays as its owner left it.
 */
function withNewFiles<T>(root: string, work: (env: Record<string, string>) => T): T {
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', 'content'])
  if (!untracked) return work({})
  const folder = mkdtempSync(path.join(tmpdir(), 'routes-'))
  try {
    const index = path.resolve(root, git(root, ['rev-parse', '--git-path', 'index']).trim())
    const env = { GIT_INDEX_FILE: path.join(folder, 'index'), GIT_LITERAL_PATHSPECS: '1' }
    if (existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE)
    git(root, ['add', '--intent-to-add', '--pathspec-from-file=-', '--pathspec-file-nul'], env, untracked)
    return work(env)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const list = (text: string): string[] => text.split('\0').filter(Boolean)
