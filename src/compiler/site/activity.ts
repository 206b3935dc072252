/** What Gatsby's reporter has for that. */
interface Reporter {
  activityTimer(name: string): { start(): void; setStatus(status: string): void; end(): void }
  panicOnBuild(message: string, error: Error): unknown
}

/**
 * Shows what is waited for, until it is done.
 * @param name what it is, for whoever looks on
 * @param failure what it means where it cannot be done: that, with the reason, ends a build
 * @param work gives how much it did, if it says so. What it throws is thrown on: while content is written, Gatsby goes on
 */
export async function shown(
  reporter: Reporter,
  name: string,
  failure: string,
  work: () => Promise<string | undefined>,
): Promise<void> {
  const activity = reporter.activityTimer(name)
  activity.start()
  try {
    const status = await work()
    if (status !== undefined) activity.setStatus(status)
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    reporter.panicOnBuild(`${failure}: ${reason.message}`, reason)
    throw reason
  } finally {
    activity.end()
  }
}
