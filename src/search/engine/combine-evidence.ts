import { cut, roomForList, type Evidence } from './evidence'
import { SectionNumbers } from './section-numbers'

const nowhere = 65_536

/** All of several words together: as much as there is of the one there is least of. */
export function allOf(evidences: readonly Evidence[], weight: number): Evidence {
  const [first = noWords(), ...others] = evidences
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
  const list = roomForList(Math.min(a.sections.length, b.sections.length))
  let count = 0
  let there = 0
  for (let here = 0; here < a.sections.length; here++) {
    const section = a.sections[here] ?? 0
    while ((b.sections[there] ?? nowhere) < section) there++
    if (b.sections[there] !== section) continue
    list.sections[count] = section
    list.total[count] = Math.min(a.total[here] ?? 0, b.total[there] ?? 0)
    list.named[count] = Math.min(a.named[here] ?? 0, b.named[there] ?? 0)
    list.own[count++] = (a.own[here] ?? 0) | (b.own[there] ?? 0)
  }
  return cut(list, count)
}

/** What is being combined, by section; empty between one list and the next. */
interface Room {
  isIn: Uint8Array
  total: Float32Array
  named: Float32Array
  own: Uint8Array
}

const roomFor = (size: number): Room => ({
  isIn: new Uint8Array(size),
  total: new Float32Array(size),
  named: new Float32Array(size),
  own: new Uint8Array(size),
})
/** As long as the longest list needed. */
let room = roomFor(0)

/** The best of several ways to say the same. */
export function bestOf(evidences: readonly Evidence[]): Evidence {
  const [only, ...others] = evidences.filter(({ sections }) => sections.length)
  if (!only) return evidences[0] ?? noWords()
  if (!others.length) return only
  const end = evidences.reduce((most, { sections }) => Math.max(most, 1 + (sections.at(-1) ?? 0)), 0)
  if (end > room.isIn.length) room = roomFor(end)
  let count = raise(only, room)
  for (const other of others) count += raise(other, room)
  return taken(count, end, room)
}

function noWords(): never {
  throw new Error('no words')
}

/** Takes over what is more than there was. Out: how many sections there are more. */
function raise(one: Evidence, { isIn, total, named, own }: Room): number {
  const { sections, total: totals, named: names, own: owns } = one
  let count = 0
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at] ?? 0
    if (!isIn[section]) count++
    isIn[section] = 1
    total[section] = Math.max(total[section] ?? 0, totals[at] ?? 0)
    named[section] = Math.max(named[section] ?? 0, names[at] ?? 0)
    own[section] = (own[section] ?? 0) | (owns[at] ?? 0)
  }
  return count
}

/** The sections that are in, up to one; then there are none. */
function taken(count: number, end: number, { isIn, total, named, own }: Room): Evidence {
  const sections = new SectionNumbers(count)
  const totals = new Float32Array(count)
  const names = new Float32Array(count)
  const owns = new Uint8Array(count)
  let at = 0
  for (let section = 0; section < end; section++) {
    if (!isIn[section]) continue
    sections[at] = section
    totals[at] = total[section] ?? 0
    names[at] = named[section] ?? 0
    owns[at++] = own[section] ?? 0
  }
  for (const one of [isIn, total, named, own]) one.fill(0, 0, end)
  return { sections, total: totals, named: names, own: owns }
}
