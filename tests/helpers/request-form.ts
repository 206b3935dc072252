import { expect, type Locator, type Page } from '@playwright/test'
import { alive } from './alive'

export const segments = '/en/api/segments/'

export const callOf = (page: Page, id: string) =>
  page.locator('.operation').filter({ has: page.locator(`h2#${id}`) })
export const buttonOf = (call: Locator) => call.locator('.change')
export const formOf = (call: Locator) => call.getByRole('form', { name: 'Change this request' })
/** The request in the chosen language, without its answers. */
export const sampleOf = (call: Locator) => call.getByRole('tabpanel').locator('pre').filter({ visible: true })

export async function openForm(page: Page, id: string): Promise<Locator> {
  const call = callOf(page, id)
  await alive(page)
  await buttonOf(call).click()
  await expect(formOf(call)).toBeVisible()
  return call
}
