// @ts-check

/**
 * Another generator that builds the same pages.
 * @typedef {object} Peer
 * @property {string} name as the table calls it
 * @property {Record<string, string>} packages what is installed for it, in a folder of its own
 * @property {string} content the folder that takes the pages, from the site's root
 * @property {(page: import('../pages.mjs').PageFile) => import('../pages.mjs').PageFile} page a page as it wants it
 * @property {() => Record<string, string>} files its configuration: path → text
 * @property {string[]} build the program below node_modules, and its arguments
 * @property {string} output where the built site lies
 * @property {string[]} caches what it keeps between builds; a cold build begins without
 * @property {number} [most] as many pages as it is given, where larger trees would take most of a run's time
 * @property {string} note what it does and does not do that one should know when comparing
 */

export {}
