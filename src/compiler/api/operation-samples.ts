import { documentedValues, requestOf, type RequestForm } from '../../requests/form'
import { snippetsOf } from '../../requests/snippets'
import type { Words } from '../files/words'
import type { Call } from './call'
import type { Chunk } from './chunk'
import { resolve } from './openapi'
import type { Place } from './read-file'
import { bodyExample } from './samples'

/**
 * The request in four languages, and what comes back.
 * @param request the form of the call, and the address of those of its page
 */
export function operationSamples(
  call: Call,
  { form, forms }: { form: RequestForm; forms: string },
  words: Words,
  from: Place,
): Chunk[] {
  // The form for a request puts another sample in the place of one, in one piece.
  const tabs = snippetsOf(requestOf(form, documentedValues(form))).map(
    ({ label, fence, text }) =>
      `<Tab label="${label}">\n\n\`\`\`${fence} imports="shown"\n${text}\n\`\`\`\n\n</Tab>`,
  )
  const answers = exampleResponses(call).map(({ status, value }) => {
    const json = JSON.stringify(value, null, 2)
    return `\`\`\`json title="${words('api.response', { status })}"\n${json}\n\`\`\``
  })
  const hasForm = form.parameters.length > 0 || form.body !== undefined
  return [
    {
      text: hasForm
        ? `<OperationSamples change="${words('api.changeRequest')}" forms="${forms}">`
        : '<OperationSamples>',
      from,
    },
    { text: `<Tabs group="language">\n${tabs.join('\n')}\n</Tabs>`, from },
    ...answers.map((text) => ({ text, from })),
    { text: '</OperationSamples>', from },
  ]
}

/** The bodies of the answers that say yes, where they are JSON. */
function exampleResponses({ operation, surfaced: { document } }: Call): { status: string; value: unknown }[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const content = resolve(document, response)?.content ?? {}
    const [, media] = Object.entries(content).find(([name]) => name.includes('json')) ?? []
    if (!media || !status.startsWith('2')) return []
    const value = bodyExample(media, document, false)
    return value === undefined ? [] : [{ status, value }]
  })
}
