import { answerMessages } from './answer-messages'
import { fetchIndex } from './fetch-index'
import type { ToWorker } from './protocol'

const answer = answerMessages((message) => self.postMessage(message), fetchIndex)

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void answer(data))
