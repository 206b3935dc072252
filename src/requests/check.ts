import type { StringKey } from '../shared/string-keys'
import { isRecord } from '../text/records'
import { whole, type Field, type RequestForm, type Schemas, type Values } from './form'

/** What is wrong with a value, as a string of the interface. */
export interface Complaint {
  key: Extract<StringKey<'requests'>, `wrong.${string}`>
  values?: Record<string, string | number>
}

const say = (key: Complaint['key'], values?: Complaint['values']): Complaint => ({
  key,
  ...(values ? { values } : {}),
})

/** What is wrong with a value itself, by its schema; what it holds is not looked at. */
export function complaintOf(
  field: Field,
  value: unknown,
  schemas: Schemas,
  isRequired = false,
): Complaint | undefined {
  // A text that has to be there and is empty says nothing, though a schema would take it.
  if (value === undefined || (value === '' && isRequired))
    return isRequired ? say('wrong.required') : undefined
  const own = whole(field, schemas)
  const ofType = typeComplaint(own, value)
  if (ofType) return ofType
  if (own.enum && !own.enum.includes(value)) return say('wrong.choice', { list: own.enum.join(', ') })
  if (typeof value === 'number') return rangeComplaint(own, value)
  if (typeof value === 'string') return textComplaint(own, value)
  return Array.isArray(value) ? countComplaint(own, value.length) : undefined
}

function typeComplaint({ types = [] }: Field, value: unknown): Complaint | undefined {
  if (!types.length || types.some((type) => isOf(type, value))) return undefined
  if (types.includes('integer')) return say('wrong.integer')
  if (types.includes('number')) return say('wrong.number')
  if (types.includes('boolean')) return say('wrong.flag')
  if (types.includes('array')) return say('wrong.list')
  return types.includes('object') ? say('wrong.object') : say('wrong.text')
}

type Type = NonNullable<Field['types']>[number]

function isOf(type: Type, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value)
    case 'number':
      return Number.isFinite(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    case 'null':
      return value === null
    default:
      return typeof value === type
  }
}

function rangeComplaint({ minimum: min, maximum: max }: Field, value: number): Complaint | undefined {
  const isLow = min !== undefined && value < min
  if (!isLow && !(max !== undefined && value > max)) return undefined
  if (min !== undefined && max !== undefined) return say('wrong.range', { min, max })
  return isLow ? say('wrong.low', { min }) : say('wrong.high', { max: max ?? 0 })
}

function textComplaint(own: Field, value: string): Complaint | undefined {
  const { minLength: min = 0, maxLength: max = Infinity, pattern, format, example } = own
  // Characters, as schemas count them.
  const length = Array.from(value).length
  if (length < min) return say('wrong.short', { min })
  if (length > max) return say('wrong.long', { max })
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return typeof example === 'string' ? say('wrong.unlike', { example }) : say('wrong.pattern', { pattern })
  }
  const rule = format && Object.hasOwn(formats, format) ? formats[format as Format] : undefined
  return rule?.test(value) === false ? say(`wrong.format.${format as Format}`) : undefined
}

type Format = keyof typeof formats

const DAY = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])'

/** Those that are plain to see. */
const formats = {
  date: new RegExp(`^${DAY}$`),
  'date-time': new RegExp(
    `^${DAY}[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):?[0-5]\\d)$`,
  ),
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
}

function countComplaint({ minItems: min = 0, maxItems: max = Infinity }: Field, count: number) {
  if (count < min) return say('wrong.few', { min })
  return count > max ? say('wrong.many', { max }) : undefined
}

/** How many values do not fit, however deep they lie. */
function countIn(field: Field, value: unknown, schemas: Schemas, isRequired: boolean): number {
  const own = whole(field, schemas)
  if (complaintOf(own, value, schemas, isRequired)) return 1
  const { variants = [], items, properties = {}, required = [], additional } = own
  const ofVariant = variants.length
    ? Math.min(...variants.map((one) => countIn(one.field, value, schemas, isRequired)))
    : 0
  if (Array.isArray(value) && items) {
    return ofVariant + value.reduce<number>((sum, item) => sum + countIn(items, item, schemas, true), 0)
  }
  if (!isRecord(value)) return ofVariant
  const names = [...new Set([...required, ...Object.keys(value)])]
  return names.reduce((sum, name) => {
    const inner = Object.hasOwn(properties, name) ? properties[name] : additional
    return sum + (inner ? countIn(inner, value[name], schemas, required.includes(name)) : 0)
  }, ofVariant)
}

/** How many values of a request do not fit its form. */
export function complaintCount(form: RequestForm, values: Values, schemas: Schemas): number {
  const inParameters = form.parameters.map(({ field, required = false }, at) =>
    countIn(field, values.parameters[at], schemas, required),
  )
  const inBody = form.body ? countIn(form.body.field, values.body, schemas, false) : 0
  return inParameters.reduce((sum, count) => sum + count, inBody)
}

/** The variant that a value looks most like: the first with the fewest values that do not fit. */
export function variantOf(field: Field, value: unknown, schemas: Schemas): number {
  const counts = (whole(field, schemas).variants ?? []).map((one) => countIn(one.field, value, schemas, true))
  return Math.max(0, counts.indexOf(Math.min(...counts)))
}
