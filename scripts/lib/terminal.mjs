// @ts-check
/** Something went wrong and the reader can fix it: says what happened, then what to do. */
export class UserError extends Error {
  /**
   * @param {string} message what happened
   * @param {string} fix what to do about it
   */
  constructor(message, fix) {
    super(message)
    this.fix = fix
  }
}

const colour = process.stdout.isTTY && !process.env.NO_COLOR
/** @type {(code: number, text: string) => string} */
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)

/** @param {string} text */
export const bold = (text) => paint(1, text)
/** @param {string} text */
export const green = (text) => paint(32, text)
/** @param {string} text */
export const red = (text) => paint(31, text)

/** @param {string} text */
export const say = (text) => console.log(text)

/** @param {string} text */
export const heading = (text) => console.log(`\n${bold(`── ${text}`)}`)

/** @param {number} ms */
export function duration(ms) {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof UserError) return `${red(error.message)}\n${error.fix}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Runs a command's main function; a failure ends it with its explanation and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    console.error(`\n${explain(error)}\n`)
    process.exit(1)
  }
}

/**
 * Says every so often that a long, silent step is still under way.
 * @template T
 * @param {string} what
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withHeartbeat(what, work) {
  const started = Date.now()
  const timer = setInterval(() => say(`   … ${what} (${duration(Date.now() - started)})`), 15_000)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
