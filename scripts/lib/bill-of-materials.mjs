// @ts-check
import { createHash } from 'node:crypto'

/**
 * A software bill of materials in CycloneDX's form, out of the lock file. `npm sbom` refuses this tree: Gatsby's packages ask
 * for versions of each other that there are not.
 *
 * @typedef {{ name?: string, version?: string, license?: string, integrity?: string, dev?: boolean, link?: boolean }} Entry
 * @typedef {{ name: string, version: string, packages: Record<string, Entry> }} Lock
 */

/** `sha512-…` in base64 → what CycloneDX calls it. @param {string} integrity */
function hashOf(integrity) {
  const [name = '', base64 = ''] = integrity.split('-')
  const alg = { sha512: 'SHA-512', sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384' }[name]
  return alg ? [{ alg, content: Buffer.from(base64, 'base64').toString('hex') }] : []
}

/** A licence's id, or an expression of several. @param {string} license */
const licenceOf = (license) =>
  /[ (]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }]

/**
 * @param {Lock} lock package-lock.json
 * @param {ReadonlySet<string>} shipped folders of packages of which visitors get something, as the lock file names them:
 *   they are `required`, all others build the site (`excluded`). Tools of developers are no part of it
 */
export function billOfMaterials(lock, shipped) {
  const components = Object.entries(lock.packages)
    .filter(([path, entry]) => path && !entry.link && entry.version && (!entry.dev || shipped.has(path)))
    .map(([path, { name: own, version = '', license, integrity }]) => {
      // A package that is installed under another name has its own in the lock file.
      const name = own ?? path.replace(/^.*node_modules\//, '')
      const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`
      return {
        type: 'library',
        'bom-ref': `${purl}#${path}`,
        name,
        version,
        scope: shipped.has(path) ? 'required' : 'excluded',
        ...(integrity ? { hashes: hashOf(integrity) } : {}),
        ...(license ? { licenses: licenceOf(license) } : {}),
        purl,
      }
    })
    .sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    // Of what it lists, so that the same list is the same document.
    serialNumber: `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
    components,
  }
}
