import { collector, type Evidence } from './evidence'

const nowhere = 65_536

/** All of several words together: as much as there is of the one there is least of. */
export function allOf(evidences: readonly Evidence[], weight: number): Evidence {
  const [first, ...others] = evidences
  if (!first) throw new Error('no words')
  const both = others.reduce(bothOf, first)
  if (weight === 1) return both
  return { ...both, total: times(weight, both.total), named: times(weight, both.named) }
}

function times(weight: number, values: Float32Array): Float32Array {
  const weighted = values.slice()
  for (let at = 0; at < values.length; at++) weighted[at] = weight * (values[at] ?? 0)
  return weighted
}

function bothOf(a: Evidence, b: Evidence): Evidence {
  const evidence = collector(Math.min(a.sections.length, b.sections.length))
  let there = 0
  a.sections.forEach((section, here) => {
    while ((b.sections[there] ?? nowhere) < section) there++
    if (b.sections[there] !== section) return
    evidence.add(
      section,
      Math.min(a.total[here] ?? 0, b.total[there] ?? 0),
      Math.min(a.named[here] ?? 0, b.named[there] ?? 0),
      (a.own[here] ?? 0) | (b.own[there] ?? 0),
    )
  })
  return evidence.done()
}

/** The best of several ways to say the same. */
export function bestOf(evidences: readonly Evidence[]): Evidence {
  const [first, ...others] = evidences
  if (!first) throw new Error('no words')
  return others.reduce(eitherOf, first)
}

function eitherOf(a: Evidence, b: Evidence): Evidence {
  if (!a.sections.length) return b
  if (!b.sections.length) return a
  const evidence = collector(a.sections.length + b.sections.length)
  let here = 0
  let there = 0
  while (here < a.sections.length || there < b.sections.length) {
    const ofA = a.sections[here] ?? nowhere
    const ofB = b.sections[there] ?? nowhere
    const section = Math.min(ofA, ofB)
    const [inA, inB] = [ofA === section, ofB === section]
    evidence.add(
      section,
      Math.max(inA ? (a.total[here] ?? 0) : 0, inB ? (b.total[there] ?? 0) : 0),
      Math.max(inA ? (a.named[here] ?? 0) : 0, inB ? (b.named[there] ?? 0) : 0),
      (inA ? (a.own[here] ?? 0) : 0) | (inB ? (b.own[there] ?? 0) : 0),
    )
    if (inA) here++
    if (inB) there++
  }
  return evidence.done()
}
