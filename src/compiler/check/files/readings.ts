import { readReadings, READINGS } from '../../site/readings'
import type { Rule } from '../rule'

/** Who reads a page next has to know what the last reader held it against. */
export const readingRule: Rule = {
  name: 'reading',
  data: READINGS,
  about: 'entries of `content/readings.yaml` say when a page was read, and against what',
  check: ({ root }) => readReadings(root).problems,
}
