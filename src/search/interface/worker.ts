import { answerMessages } from './answer-messages'
import type { ToWorker } from './protocol'

const answer = answerMessages((message) => self.postMessage(message))

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => answer(data))
