import { brokenOff } from '../problems/broken-off'
import type { Problem } from '../problems/problem'
import { ENGLISH, type Language } from '../../shared/site'
import { stringsOf, wordsOf, type Words } from '../files/words'
import type { GeneratedPage } from '../page/generated-page'
import { inEnglish } from '../page/in-english'
import { methods, type Operation } from './openapi'
import type { Call } from './call'
import { formFile } from './form-file'
import { operationAnchor, operationSection, parametersOf } from './operation'
import {
  readDescription,
  surfacesOf,
  type Description,
  type Resource,
  type Surfaced,
} from './read-description'
import type { ApiFile } from './read-file'
import { FormFields, requestForm } from './request-form'
import { readersOf, schemaSections, sharedPage } from './schema-pages'
import { apiPath, SHARED } from './slugs'
import { toPage } from './to-page'
import { mdx } from './words'

export interface ApiPages {
  pages: GeneratedPage[]
  /** What operations and schemas are found by, by page path and anchor. */
  names: Map<string, Map<string, string[]>>
  /** The files that their forms are fetched from, by address. */
  forms: Map<string, string>
  problems: Problem[]
}

/** Makes the pages of the REST API out of content/api. Never throws: what cannot be read is among the problems. */
export function apiPages(root: string, language: Language): ApiPages {
  const { description, problems } = readDescription(root)
  if (!description) return { pages: [], names: new Map(), forms: new Map(), problems }
  const words = wordsOf(root, language)
  const strings = stringsOf(root, language, 'requests')
  const known = madeOf.get(description) ?? new Map<Language, Made>()
  madeOf.set(description, known)
  const earlier = known.get(language)
  const made =
    earlier?.words === words && earlier.strings === strings
      ? earlier
      : { words, strings, ...makePages(description, language, words, strings) }
  known.set(language, made)
  const { pages, names, forms } = made
  return { pages, names, forms, problems: [...problems, ...made.problems] }
}

/** A round of Gatsby asks for the pages several times. */
const madeOf = new WeakMap<Description, Map<Language, Made>>()

type Made = ApiPages & { words: Words; strings: Strings }
/** Those of the form for a call. */
type Strings = Readonly<Record<string, string>>

function makePages(description: Description, language: Language, words: Words, strings: Strings): ApiPages {
  const problems: Problem[] = []
  const readerFor = readersOf(description, { language, words })
  const placeOf = placesOf(description)
  const names: ApiPages['names'] = new Map()
  const forms: ApiPages['forms'] = new Map()
  const note = (slug: string, anchor: string, found: string[]) => {
    const route = apiPath(language, slug)
    const sections = names.get(route) ?? new Map<string, string[]>()
    names.set(route, sections.set(anchor, found))
  }
  const pageOf = (resource: Resource): GeneratedPage => {
    const { page, slug, file } = resource
    const calls = callsOf(resource, description)
    const reader = readerFor(slug)
    const place = placeOf(calls)
    const fields = new FormFields()
    const requests = calls.map((call) => ({ call, form: requestForm(call, parametersOf(call), fields) }))
    const [address, text] = formFile(slug, {
      forms: Object.fromEntries(requests.map(({ call, form }) => [operationAnchor(call), form])),
      schemas: fields.schemas,
      words: strings,
    })
    forms.set(address, text)
    for (const call of calls) {
      note(slug, operationAnchor(call), [call.route, call.operation.operationId ?? ''])
    }
    return toPage({
      path: apiPath(language, slug),
      source: file,
      alsoFrom: [description.main.file],
      ...(language === ENGLISH ? {} : { titleLanguage: ENGLISH }),
      group: place.group,
      facts: {
        title: page.title,
        navTitle: page.navTitle,
        description: page.description,
        order: page.order ?? 100 + 5 * place.at,
        template: 'api-resource',
        keywords: page.keywords.length ? page.keywords : undefined,
      },
      chunks: [
        ...(page.intro
          ? [{ text: inEnglish(mdx(page.intro), language), from: file.placeOf(['x-page', 'intro']) }]
          : []),
        ...requests.flatMap(({ call, form }) => operationSection(call, reader, { form, forms: address })),
        ...schemaSections(resource.schemas, description, reader),
      ],
    })
  }
  const made = (file: ApiFile, make: () => GeneratedPage): GeneratedPage[] => {
    try {
      return [make()]
    } catch (error) {
      // Its form was seen to: what is left leads round in a circle, or to something of another kind.
      problems.push(brokenOff(error, 'openapi', file.placeOf([]), 'No page can be made of this file'))
      return []
    }
  }
  const pages = [
    ...description.resources.flatMap((resource) => made(resource.file, () => pageOf(resource))),
    ...(description.shared.length
      ? made(description.main, () =>
          toPage({ ...sharedPage(description, readerFor(SHARED)), group: placeOf([]).group }),
        )
      : []),
  ]
  return { pages, names, forms, problems }
}

/** The operations of a page, in the order of its file. */
export function callsOf({ paths, surface }: Resource, description: Description): Call[] {
  const surfaced = description[surface]
  return Object.entries(paths).flatMap(([route, item]) =>
    Object.keys(item).flatMap((key): Call[] => {
      const method = methods.find((one) => one === key)
      const operation = method && item[method]
      if (!operation) return []
      // What only the cloud API answers may stand among the others.
      return [{ method, route, operation, item, surfaced: surfacedFor(operation, surfaced, description) }]
    }),
  )
}

const surfacedFor = (operation: Operation, own: Surfaced, { cloud }: Description): Surfaced =>
  surfacesOf(operation).includes(own.surface) || own === cloud ? own : cloud

/**
 * The place of a page among the others, and its group: those of the first tag of its operations. What has no tag comes last,
 * as the last group does.
 */
function placesOf({ server }: Description): (calls: readonly Call[]) => { at: number; group?: string } {
  const { tags = [], 'x-tagGroups': groups = [] } = server.document
  const grouped = groups.flatMap(({ name, tags: own = [] }) => own.map((tag) => ({ tag, name })))
  const order = [...grouped, ...tags.map((tag) => ({ tag: tag.name, name: undefined }))]
  return (calls) => {
    const at = order.findIndex(({ tag }) => tag !== undefined && tag === calls[0]?.operation.tags?.[0])
    const group = at < 0 ? groups.at(-1)?.name : order[at]?.name
    return { at: at < 0 ? order.length : at, ...(group ? { group } : {}) }
  }
}
