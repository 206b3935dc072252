import { isComponent, type Block, type ComponentBlock } from '../../shared/blocks'
import {
  laneReaders,
  lanes,
  quickWinGoals,
  capabilities as allCapabilities,
  type CapabilityName,
  type LanePlace,
  type LaneReader,
  type QuickWinGoal,
} from '../../shared/capabilities'

/** What is known of a use case without reading it. */
export interface Case {
  id: string
  goal: QuickWinGoal
  capabilities: readonly CapabilityName[]
  /** Its steps, by what they are remembered as, in their order. */
  steps: readonly string[]
  /** Who has any of them. */
  readers: readonly LaneReader[]
}

const STEP = /data-step=\\"([\w-]+)/g

/** The use cases of a page. */
export function casesOf(blocks: readonly Block[]): Case[] {
  return blocks.flatMap((block) => (isComponent(block) && block.c === 'UseCase' ? [caseOf(block)] : []))
}

function caseOf({ p, k = [] }: ComponentBlock): Case {
  const lanesWithSteps = k.flatMap((block) => {
    if (!isComponent(block) || block.c !== 'Lane') return []
    const steps = [...JSON.stringify(block.k).matchAll(STEP)].map(([, step = '']) => step)
    return steps.length ? [{ reader: lanes[block.p?.place as LanePlace], steps }] : []
  })
  return {
    ...(p as Pick<Case, 'id' | 'goal' | 'capabilities'>),
    steps: lanesWithSteps.flatMap(({ steps }) => steps),
    readers: laneReaders.filter((reader) => lanesWithSteps.some((lane) => lane.reader === reader)),
  }
}

/** What use cases are narrowed to. */
export interface Choice {
  reader?: LaneReader | undefined
  goal?: QuickWinGoal | undefined
  capability?: CapabilityName | undefined
}

/** Whether a use case has all that is chosen. */
export const fits = (one: Case, { reader, goal, capability }: Choice): boolean =>
  (!reader || one.readers.includes(reader)) &&
  (!goal || one.goal === goal) &&
  (!capability || one.capabilities.includes(capability))

/** How each choice is called in an address, and what it may be. */
export const choices = {
  reader: { name: 'for', values: laneReaders },
  goal: { name: 'goal', values: quickWinGoals },
  capability: { name: 'capability', values: allCapabilities },
} as const

type Kind = keyof typeof choices
export const choiceKinds = Object.keys(choices) as Kind[]

/** What the query of an address chooses; what there is not, chooses nothing. */
export function choiceIn(query: string): Choice {
  const given = new URLSearchParams(query)
  return Object.fromEntries(
    choiceKinds.map((kind) => {
      const value = given.get(choices[kind].name)
      return [kind, choices[kind].values.find((one) => one === value)]
    }),
  )
}

/** The query with another choice in it; what else it says stays. */
export function withChoice(query: string, choice: Choice): string {
  const given = new URLSearchParams(query)
  for (const kind of choiceKinds) {
    const value = choice[kind]
    if (value) given.set(choices[kind].name, value)
    else given.delete(choices[kind].name)
  }
  const text = given.toString()
  return text && `?${text}`
}
