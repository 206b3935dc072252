import process from 'node:process'

/**
 * Does one piece of work in the process that `workBeside` starts: the message holds the order, the answer is why it was not
 * done, or null.
 */
// The one who starts it says what is in the order.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function atWork<Order>(work: (order: Order) => void | Promise<void>): void {
  process.once('message', (order: Order) => {
    const answer = (reason: string | null) => process.send?.(reason, () => process.disconnect())
    Promise.resolve()
      .then(() => work(order))
      .then(
        () => answer(null),
        (error: unknown) => answer(String(error)),
      )
  })
  process.on('disconnect', () => process.exit())
}
