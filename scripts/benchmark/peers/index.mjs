// @ts-check
import { docusaurus } from './docusaurus.mjs'
import { starlight } from './starlight.mjs'
import { vitepress } from './vitepress.mjs'

/** What the site is compared with, each as its documentation sets it up. @type {import('./peer.mjs').Peer[]} */
export const peers = [docusaurus, vitepress, starlight]
