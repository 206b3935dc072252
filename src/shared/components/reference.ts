import { z } from 'zod'
import { oneOf, text, type ComponentDefinition } from './definition'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'] as const

/** Components of FAQs, the API reference and the catalogue of errors. */
export const referenceComponents = {
  Question: {
    about: 'FAQs: one question, with its own anchor.',
    example: ['<Question title="${1:How do I …?}">', '', '$0', '', '</Question>'],
    props: z.object({ title: text }).strict(),
    place: 'block',
    only: 'faqs',
    content: 'required',
    heading: 'title',
    spoken: ['title'],
  },
  Operation: {
    about: 'API: a call with all that is said of it; its samples stand beside it where there is room.',
    example: ['<Operation>', '', '## ${1:What it does}', '', '$0', '', '</Operation>'],
    props: z.object({}).strict(),
    place: 'block',
    only: 'api-resource',
    content: 'required',
    becomes: 'html',
  },
  OperationSamples: {
    about:
      'API: the samples of a call, at the end of its `<Operation>`. `change` is the button that opens the form for its ' +
      'request, which stands in the file `forms`.',
    example: ['<OperationSamples>', '', '$0', '', '</OperationSamples>'],
    props: z.object({ change: text.optional(), forms: text.optional() }).strict(),
    place: 'block',
    only: 'api-resource',
    content: 'required',
    becomes: 'html',
  },
  Schema: {
    about: 'API: the fields of a named object in its place, which open; a list as in `<Fields>` inside.',
    example: ['<Schema title="${1:Fields of Name}">', '', '- `${2:name}` _${3:string}_', '', '</Schema>'],
    props: z.object({ title: text }).strict(),
    place: 'block',
    content: 'required',
    // They are found where the object has its address.
    isUnsearched: true,
    becomes: 'html',
  },
  Endpoint: {
    about:
      'API: what is called, with who may call it inside. With `base`, the address of the API, it can be copied; `copy` is ' +
      'what the button for that is called.',
    example: [
      `<Endpoint method="${oneOf(1, methods.slice(0, 5))}" path="\${2:/path}">`,
      '',
      '$0',
      '',
      '</Endpoint>',
    ],
    props: z
      .object({ method: z.enum(methods), path: text, base: text.optional(), copy: text.optional() })
      .strict(),
    place: 'block',
    content: 'required',
    named: ['method', 'path'],
    // Who may call it is the same for most, and would be all that an excerpt has room for.
    isUnsearched: true,
    becomes: 'html',
  },
  Fields: {
    about:
      'API: names with their types, as a list inside: ``- `name` _type_ **required**``. What a name means is a paragraph ' +
      'of its item, what is in it a list below.',
    example: ['<Fields title="${1:Fields}">', '', '- `${2:name}` _${3:string}_', '', '  $0', '', '</Fields>'],
    props: z.object({ title: text.optional() }).strict(),
    place: 'block',
    content: 'required',
    spoken: ['title'],
    becomes: 'html',
  },
  Signature: {
    about: 'SDK reference: a declaration, with the addresses of the types that it names.',
    example: ['<Signature language="${1:kotlin}" code="${2:fun name()}" />'],
    props: z
      .object({ language: text, code: text, links: text.optional(), several: z.literal('true').optional() })
      .strict(),
    place: 'block',
    content: 'none',
    becomes: 'html',
  },
  Member: {
    about: 'SDK reference: a member of a type, with its own anchor; what is known of it stands inside.',
    example: ['<Member title="${1:Type.member}" name="${2:member}">', '', '$0', '', '</Member>'],
    props: z.object({ title: text, name: text, anchor: text.optional() }).strict(),
    place: 'block',
    content: 'required',
    heading: 'title',
    listed: 'name',
    named: ['title'],
    becomes: 'html',
  },
  Field: {
    about:
      'SDK reference: a field or a name in a row of its own, with its type and what it is inside. `label` and `links` are ' +
      'those of an `<Elsewhere>`.',
    example: [
      '<Field title="${1:Type.field}" name="${2:field}" type="${3:string}">',
      '',
      '$0',
      '',
      '</Field>',
    ],
    props: z
      .object({
        title: text,
        name: text,
        type: text.optional(),
        anchor: text.optional(),
        /** Where else it is, as in `<Elsewhere>`. */
        label: text.optional(),
        links: text.optional(),
      })
      .strict(),
    place: 'block',
    content: 'optional',
    heading: 'title',
    isUnlisted: true,
    isPart: true,
    named: ['name'],
    becomes: 'html',
  },
  Facts: {
    about: 'SDK reference: what is known of a symbol, as a list inside: `- **Since** 3.5`.',
    example: ['<Facts>', '', '- **${1:Since}** ${2:3.5}', '', '</Facts>'],
    props: z.object({}).strict(),
    place: 'block',
    content: 'required',
    isUnsearched: true,
    becomes: 'html',
  },
  Elsewhere: {
    about: 'SDK reference: the same thing on other platforms, a line each: `platform|name|address`.',
    example: ['<Elsewhere label="${1:Elsewhere}" links="${2:iOS||/en/}" />'],
    props: z.object({ label: text, links: text }).strict(),
    place: 'block',
    content: 'none',
    becomes: 'html',
  },
  TypeEntry: {
    about: 'SDK reference: a type or a kind of names on the front, with links to all that it holds.',
    example: [
      '<TypeEntry title="${1:Type}" name="${1:Type}" href="${2:/en/}" kind="${3:Class}" about="${4:What it is.}" members="${5:name address}" />',
    ],
    props: z
      .object({
        title: text,
        name: text,
        href: text,
        kind: z.string(),
        about: z.string(),
        /** The language of what it is, where that is another one than the page's. */
        lang: z.string().optional(),
        members: z.string(),
        /** Whether the links have the anchors that they lead to: those that were headings of this page once. */
        anchors: z.literal('true').optional(),
      })
      .strict(),
    place: 'block',
    content: 'none',
    heading: 'title',
    isUnlisted: true,
    isPart: true,
    becomes: 'html',
  },
  SymbolFilter: {
    about: 'SDK reference: the field that narrows the entries of its page.',
    example: ['<SymbolFilter />'],
    props: z.object({}).strict(),
    place: 'block',
    content: 'none',
  },
  ErrorEntry: {
    about: 'Errors: one entry of the catalogue with its own anchor; what helps stands inside.',
    example: [
      '<ErrorEntry title="${1:Code}" meaning="${2:What it means.}" cause="${3:Why it comes.}">',
      '',
      '$0',
      '',
      '</ErrorEntry>',
    ],
    props: z
      .object({
        title: text,
        meaning: text,
        cause: text.optional(),
        status: text.optional(),
        also: text.optional(),
      })
      .strict(),
    place: 'block',
    content: 'required',
    heading: 'title',
    isUnlisted: true,
    spoken: ['title', 'meaning', 'cause'],
    named: ['also'],
  },
  ErrorFinder: {
    about: 'Errors: the field that looks up the entries of its page.',
    example: ['<ErrorFinder />'],
    props: z.object({}).strict(),
    place: 'block',
    content: 'none',
  },
} as const satisfies Record<string, ComponentDefinition>
