import { expect, type Page } from '@playwright/test'

/** What a policy refused, as the browser says it. */
interface Violation {
  directive: string
  blocked: string
  sample: string
}

declare global {
  interface Window {
    noteViolation?: (violation: Violation) => void
  }
}

/** Notes what the policy refuses, in all documents of a tab, and every request that leaves the site. */
export async function watchPolicy(page: Page) {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (!/^(data|blob):$/.test(protocol) && hostname !== 'localhost') elsewhere.push(request.url())
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted|Permissions-Policy|Refused/.test(message.text()))
      refused.push(message.text())
  })
  page.on('pageerror', (error) => refused.push(String(error)))
  const violations: Violation[] = []
  await page.exposeFunction('noteViolation', (violation: Violation) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.noteViolation?.({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
      })
    })
  })
  return {
    violations,
    expectNone: () => {
      expect(violations).toEqual([])
      expect(refused).toEqual([])
      expect(elsewhere).toEqual([])
    },
  }
}
