import { useEffect, useMemo, useRef, useState } from 'react'
import { PageBody } from '../blocks/BlockRenderer'
import { groupsOf, showFitting } from '../blocks/filter-groups'
import { casesOf, choiceIn, choiceKinds, fits, withChoice, type Choice } from '../blocks/use-case/cases'
import { choosePrinted } from '../blocks/use-case/print-cards'
import { leadWithLanguage, takePlatform } from '../blocks/use-case/shared-platform'
import { wakeAll } from '../blocks/use-case/use-live'
import { UseCaseBlocks } from '../blocks/use-case/UseCaseBlocks'
import { useIsHydrated } from '../lazy/use-is-hydrated'
import { ARRIVAL, showPlace } from '../runtime/arrival'
import type { Block } from '../shared/blocks'
import { FILTERING } from '../shared/frame-ids'
import { UseCaseFilter } from './UseCaseFilter'
import * as styles from './UseCaseList.module.css'

const everything: Choice = {}

/** The use cases of the page, and the form that narrows them. What is chosen stands in the address, so it can be shared. */
export function UseCaseList({ blocks, query }: { blocks: readonly Block[]; query: string }) {
  const cases = useMemo(() => casesOf(blocks), [blocks])
  const groups = useMemo(() => groupsIn(blocks), [blocks])
  const list = useRef<HTMLDivElement>(null)
  // What is hydrated has to be what was built.
  const isHydrated = useIsHydrated()
  const [choice, setChoice] = useState(isHydrated ? everything : choiceIn(query))
  const [isRead, setIsRead] = useState(!isHydrated)
  const isNarrowed = choiceKinds.some((kind) => choice[kind])
  const left = cases.filter((one) => fits(one, choice))

  useEffect(() => {
    takePlatform(query)
    leadWithLanguage()
    setChoice(choiceIn(query))
    setIsRead(true)
  }, [query])

  useEffect(() => {
    if (!list.current || !isRead) return
    const ids = new Set(cases.filter((one) => fits(one, choice)).map(({ id }) => id))
    showFitting(groupsOf(list.current, '[data-goal]'), ({ id }) => ids.has(id))
    document.documentElement.removeAttribute(FILTERING)
  }, [cases, choice, isRead])

  const narrow = (next: Choice) => {
    setChoice(next)
    const { pathname, search, hash } = window.location
    window.history.replaceState(window.history.state, '', pathname + withChoice(search, next) + hash)
  }

  useEffect(() => {
    const holder = list.current
    if (!holder) return undefined
    /** Whoever is led to a use case, or to a group of them, finds it, also where it is not among those that are shown. */
    const uncover = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.hidden) return
      showFitting(groupsOf(holder, '[data-goal]'), undefined)
      narrow(everything)
    }
    holder.addEventListener(ARRIVAL, uncover)
    showPlace()
    const endPrinting = choosePrinted(holder, wakeAll)
    return () => {
      holder.removeEventListener(ARRIVAL, uncover)
      endPrinting()
    }
  }, [])

  return (
    <>
      <UseCaseFilter
        cases={cases}
        choice={choice}
        left={isNarrowed ? left.length : undefined}
        narrow={narrow}
      />
      <div ref={list} className={`prose ${styles.list}`} data-reader={choice.reader}>
        <UseCaseBlocks cases={cases}>
          {groups.map((group, index) => (
            <div key={index} className={styles.group}>
              <PageBody blocks={group} />
            </div>
          ))}
        </UseCaseBlocks>
      </div>
    </>
  )
}

/** Each heading of the text with what stands below it: cards fill up the rows of their own group. */
function groupsIn(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const group = groups.at(-1)
    if (group && !(typeof block === 'string' && block.includes('<h2'))) group.push(block)
    else groups.push([block])
  }
  return groups
}
