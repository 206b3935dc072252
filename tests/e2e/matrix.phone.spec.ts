import { expect, test } from '@playwright/test'

/** The page's own text may have tables as well: they have no caption. */
const matrix = 'table:has(caption)'

test('the matrix is a table for screen readers where it is laid out as a list', async ({ page }) => {
  await page.goto('/en/sdk/')
  const table = page.locator(matrix).first()
  await expect(table).toHaveCSS('display', 'block')
  const cells = await table.locator('td').count()
  const rows = await table.locator('tr').count()
  const platforms = await table.locator('thead th').count()
  // The browser's own tree: what it makes of the style sheet, too.
  const client = await page.context().newCDPSession(page)
  const { result } = await client.send('Runtime.evaluate', {
    expression: `document.querySelector('${matrix}')`,
  })
  const { nodes } = await client.send('Accessibility.queryAXTree', { objectId: result.objectId ?? '' })
  const count = (role: string) => nodes.filter((node) => node.role?.value === role && !node.ignored).length
  expect({
    table: count('table'),
    row: count('row'),
    columnheader: count('columnheader'),
    rowheader: count('rowheader'),
    cell: count('cell'),
  }).toEqual({ table: 1, row: rows, columnheader: platforms, rowheader: rows - 1, cell: cells })
})
