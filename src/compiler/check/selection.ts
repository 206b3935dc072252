import path from 'node:path'

/** What was asked for cannot be a part of the check; the message says why. */
export class SelectionError extends Error {}

/**
 * Which files somebody asked for by naming folders or files.
 * @param root the project's root
 * @param asked as typed; nothing asks for everything
 * @param cwd the folder that somebody is in
 * @returns whether a file, by its path from the root with forward slashes, is among them
 * @throws SelectionError when something lies outside the project
 */
export function selection(
  root: string,
  asked: readonly string[],
  cwd: string,
  platform: path.PlatformPath = path,
): (file: string) => boolean {
  const places = asked.map((one) => {
    const place = platform.relative(root, platform.resolve(cwd, one)).split(platform.sep)
    if (place[0] === '..' || platform.isAbsolute(place.join(platform.sep))) {
      throw new SelectionError(`${one} lies outside the project, where nothing is checked.`)
    }
    // The root is the empty path: every file is below it.
    return place.filter(Boolean).join('/')
  })
  return (file) =>
    !places.length || places.some((place) => !place || file === place || file.startsWith(`${place}/`))
}
