import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What the page violates in each theme, from one load: of axe's rules, those on colours are all that a theme changes.
 * Leaves the page in the dark theme.
 */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page })
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    for (const { id, nodes } of (await axe.analyze()).violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${colorScheme}, ${id}: ${String(target)} ${failureSummary ?? ''}`)
      }
    }
  }
  return found
}
