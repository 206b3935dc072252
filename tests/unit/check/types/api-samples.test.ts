import { expect, it } from 'vitest'
import { runCheck } from '../../../../src/compiler/check/run'
import { typeRule } from '../../../../src/compiler/check/types/rule'
import { described, formatted } from '../../api/fixture'

const uploads = 'resources/uploads.yaml'

it('a sample in the description of the API has the types that it says', async () => {
  const summary = /^( +)summary: .*$/m
  const root = described({
    [uploads]: (text) =>
      text.replace(summary, (line, indent: string) =>
        [
          line,
          `${indent}description: |`,
          `${indent}  Read it so:`,
          '',
          `${indent}  \`\`\`js`,
          `${indent}  const count = 1`,
          `${indent}  count.fetchEverything()`,
          `${indent}  \`\`\``,
        ].join('\n'),
      ),
  })
  const { findings } = await runCheck(root, [typeRule])
  const [finding = '', ...others] = formatted(findings)
  expect(finding).toMatch(/^resources\/uploads\.yaml:\d+:\d+ {2}type {2}.*fetchEverything.* does not exist/)
  expect(others).toEqual([])
})
