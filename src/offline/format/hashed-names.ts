/**
 * Names that change with their content, as servers read them too: Gatsby's bundles (`app-1b2c….js`, `app.1b2c….css`),
 * hashed assets, packs.
 */
export const hashedNames = ['^/static/.*[0-9a-f]{8,}', '[-.][0-9a-f]{8,}\\.(?:js|css|mjs|pack)$'] as const
const hashed = hashedNames.map((pattern) => new RegExp(pattern))
/** Whether the name of a file changes with its content, so that it may be kept for good. */
export const isHashed = (path: string): boolean => hashed.some((pattern) => pattern.test(path))
