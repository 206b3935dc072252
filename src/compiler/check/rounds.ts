import type { Problem } from '../problems/problem'

/** What the check found, and which request it answers: whoever asks counts the requests. */
export interface Answer {
  round: number
  findings: Problem[]
}

/**
 * One round of the check at a time; requests that come during one are answered by one more, which bears the number of the
 * last of them. A round that fails has no answer.
 * @returns takes the number of a request
 */
export function checkInRounds(
  check: () => Promise<Problem[]>,
  send: (answer: Answer) => void,
  failed: (error: unknown) => void,
): (round: number) => void {
  let asked = 0
  let done = 0
  let isRunning = false
  const work = async () => {
    if (isRunning) return
    isRunning = true
    while (done !== asked) {
      const round = asked
      try {
        send({ round, findings: await check() })
      } catch (error) {
        failed(error)
      }
      done = round
    }
    isRunning = false
  }
  return (round) => {
    asked = round
    void work()
  }
}
