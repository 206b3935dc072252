import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What the page violates in each theme, from one load: of axe's rules, those on colours are all that a theme changes.
 * Leaves the page in the dark theme.
 * @param parts of the page that are looked at; all of it, where none is named
 * @param themes both, where nothing else is said
 */
export async function violations(
  page: Page,
  parts: readonly string[] = [],
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(takeTransitions)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Its half a megabyte is read into the page once, not twice for each look.
    const isThere = await page.evaluate(() => 'axe' in window)
    // Of what passes, one element a rule is described, not each of thousands; and in the page itself, which has no frames,
    // rather than handed over to a second page to be put together.
    const axe = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
      // Of WCAG 2.2, and so not among the rules that axe goes by unless it is told to.
      .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
      .setLegacyMode()
    for (const part of parts) axe.include(part)
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    for (const { id, nodes } of (await axe.analyze()).violations) {
      for (const { target, failureSummary } of nodes) {
        // A notice, an open menu or the edge of what scrolls lies over it for now: it is as large as it is without them.
        if (id === 'target-size' && failureSummary?.includes('obscured')) continue
        found.push(`${colorScheme}, ${id}: ${String(target)} ${failureSummary ?? ''}`)
      }
    }
  }
  return found
}

/**
 * Colours between two themes are of neither. Not ended but taken away: those of what is not laid out yet begin when axe
 * scrolls to it. As a sheet of a script's, which the Content-Security-Policy of the site lets be.
 */
function takeTransitions(): void {
  const none = new CSSStyleSheet()
  none.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, none]
}
