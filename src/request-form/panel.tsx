import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Boundary } from '../lazy/Boundary'
import type { RequestForms } from '../requests/form'
import { createPart, type Part } from '../runtime/part'
import { remembered } from '../text/maps'
import { RequestForm } from './RequestForm'
import { showSamples } from './show-samples'
import * as styles from './request-form.module.css'

const parts = new Map<string, Part<RequestForms>>()

/** The forms of a page, by the address of their file. */
const formsAt = (address: string): Part<RequestForms> =>
  remembered(parts, address, () => createPart(() => fetchForms(address)))

async function fetchForms(address: string): Promise<RequestForms> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const found = (await response.json()) as Partial<RequestForms> | null
  if (!found?.forms) throw new Error(`${address} has no forms`)
  return found as RequestForms
}

/** Where the form of a button stands. It goes with its page, and whatever was typed with it. */
const places = new WeakMap<Element, HTMLElement>()

/**
 * Opens the form that a button is for, or closes it.
 * @returns whether the form could be had
 */
export async function toggleForm(button: HTMLElement): Promise<boolean> {
  const known = places.get(button)
  if (known) {
    setOpen(button, known, known.hidden)
    return true
  }
  const call = button.closest<HTMLElement>('.operation')
  const all = await formsAt(button.dataset.forms ?? '').load()
  const form = all?.forms[call?.querySelector('h2')?.id ?? '']
  if (!call || !form) return false
  // Pressed twice while it came.
  if (places.has(button)) return true
  const place = document.createElement('div')
  place.className = styles.place ?? ''
  place.id = `${button.dataset.forms}-${call.querySelector('h2')?.id}`.replace(/\W+/g, '-')
  places.set(button, place)
  button.setAttribute('aria-controls', place.id)
  putInto(call, place, button)
  return new Promise((resolve) => {
    const takeAway = () => {
      setOpen(button, place, false)
      place.remove()
      places.delete(button)
      button.removeAttribute('aria-controls')
      showSamples(call, undefined)
      resolve(false)
    }
    createRoot(place, { identifierPrefix: place.id }).render(
      <Boundary instead={<Broken onBroken={takeAway} />}>
        <RequestForm
          form={form}
          schemas={all.schemas}
          words={all.words}
          onReady={() => {
            setOpen(button, place, true)
            resolve(true)
          }}
          onClose={() => setOpen(button, place, false)}
          onChange={(snippets) => showSamples(call, snippets)}
        />
      </Boundary>,
    )
  })
}

/** Stands where a form broke: nothing that could be seen. */
function Broken({ onBroken }: { onBroken: () => void }) {
  useEffect(onBroken)
  return null
}

const twoColumns = window.matchMedia('(min-width: 75rem)')

/** With room for two columns it stands in that of the text, so that the samples stay in view; else above them. */
function putInto(call: HTMLElement, place: HTMLElement, button: HTMLElement): void {
  const text = twoColumns.matches ? call.querySelector('.endpoint') : null
  ;(text ?? button).after(place)
}

twoColumns.addEventListener('change', () => {
  const { activeElement } = document
  for (const button of document.querySelectorAll<HTMLElement>('.operation .change')) {
    const [call, place] = [button.closest<HTMLElement>('.operation'), places.get(button)]
    if (call && place) putInto(call, place, button)
  }
  // What is moved loses it.
  if (activeElement instanceof HTMLElement) activeElement.focus()
})

function setOpen(button: HTMLElement, place: HTMLElement, isOpen: boolean): void {
  place.hidden = !isOpen
  button.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) place.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  else button.focus()
}
