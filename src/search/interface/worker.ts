import { answerMessages } from './answer-messages'
import { fetchIndex } from './fetch-index'
import type { FromWorker, ToWorker } from './protocol'

const answer = answerMessages((message) => self.postMessage(message), fetchIndex)

self.postMessage({ type: 'alive' } satisfies FromWorker)
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void answer(data))
