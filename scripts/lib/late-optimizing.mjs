// @ts-check
import process from 'node:process'
import { setFlagsFromString } from 'node:v8'

/**
 * Put before whatever a build runs (scripts/lib/memory.mjs). Its processes live for seconds, and most of their code runs a few
 * times, with other objects each time: of what V8 optimizes as early as it does in servers, much is thrown away before it has
 * won back what that cost. It asks for as much more of a function first. Of Node 20: later ones have a quick
 * compiler in between, and other numbers.
 */
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=600000')
