import project from '../../package.json'
import tsconfig from '../../tsconfig.json'

/** Names of browserslist that esbuild has others for. */
const esbuildNames: Readonly<Record<string, string>> = { ios_saf: 'ios' }

/** The browsers that package.json promises, in esbuild's words: `chrome >= 111` → `chrome111`. */
export const browserTargets: readonly string[] = project.browserslist.map((one) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(one) ?? []
  if (!name || !version) throw new Error(`browserslist of package.json: write "${one}" as name >= version.`)
  return `${esbuildNames[name] ?? name}${version}`
})

/**
 * The edition of JavaScript that all of them know, in which bundles are written: that of tsconfig.json. ESLint keeps later
 * ones out of what the browser runs.
 */
export const edition = tsconfig.compilerOptions.target.toLowerCase() as Lowercase<`ES${number}`>
