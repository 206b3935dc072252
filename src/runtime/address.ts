import { decoded } from '../text/decoded'

/**
 * Addresses as Gatsby and its router can take them. The script in the head corrects the address of the page itself
 * (src/app/boot-script.ts); these are for addresses that come later.
 */

/** The id that the hash of an address names: `#user%20inbox` → `user inbox`. What cannot be decoded is taken as it stands. */
export const idIn = (hash: string): string => decoded(hash.slice(1)) ?? hash.slice(1)

/**
 * The fault of @gatsbyjs/reach-router: it decodes and encodes each path, but `decodeURI` leaves reserved letters encoded, so
 * that `%3D` becomes `%253D`, and Gatsby finds no page under that.
 */
export const encodedOnce = (path: string): string => path.replace(/%25(2[346BCF]|3[ABDF]|40)/gi, '%$1')

/**
 * A link's address that leads nowhere but to this site and that can be decoded.
 * Out: two slashes at the start would name another host; what cannot be decoded throws in Gatsby while it scrolls.
 */
export function safeTarget(to: string): string {
  const local = to.replace(/^[/\\]{2,}/, '/')
  return decoded(local) !== undefined ? local : local.replace(/%/g, '%25')
}
