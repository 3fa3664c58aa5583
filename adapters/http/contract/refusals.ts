import { refusalWords, type RefusalCode } from '@careplus/core/internal/words'
import type { Errors, ValidationError } from 'io-ts'

export type { RefusalCode }

/** A dotted path (`consents.0.version`), '' for the whole body. */
export interface Refusal {
  readonly field: string
  readonly code: RefusalCode
  readonly message: string
}

/** Our paths are far shorter; one invented by a caller is cut. */
const longestPath = 200

export const refusal = (field: string, code: RefusalCode): Refusal => ({
  field: field.length > longestPath ? `${field.slice(0, longestPath)}…` : field,
  code,
  message: refusalWords[code],
})

interface Anatomy {
  readonly _tag?: string
  readonly type?: Anatomy
  readonly json?: Anatomy
}

const lists: ReadonlyArray<string | undefined> = ['ListType', 'ArrayType', 'ReadonlyArrayType']

/** Intersections and unions put branch numbers into the path, which fields do not have. A list's numbers are
 * positions. */
const branches = (codec: Anatomy | undefined): boolean =>
  codec !== undefined &&
  !lists.includes(codec._tag) &&
  (/^(Intersection|Union)Type$/.test(codec._tag ?? '') || branches(codec.type ?? codec.json))

const fieldOf = ({ context }: ValidationError): string =>
  context
    .filter(({ key }, at) => at > 0 && !(/^\d+$/.test(key) && branches(context[at - 1]?.type as Anatomy | undefined)))
    .map(({ key }) => key)
    .join('.')

const isCode = (text: string | undefined): text is RefusalCode => text !== undefined && text in refusalWords

const byType: Readonly<Record<string, RefusalCode>> = {
  StringType: 'not_text',
  NumberType: 'not_number',
  BooleanType: 'not_boolean',
  ListType: 'not_list',
  ArrayType: 'not_list',
  ReadonlyArrayType: 'not_list',
  KeyofType: 'not_one_of',
  LiteralType: 'not_one_of',
  InterfaceType: 'not_object',
  PartialType: 'not_object',
  ExactType: 'not_object',
  AnyDictionaryType: 'not_object',
}

const codeOf = (error: ValidationError): RefusalCode => {
  if (isCode(error.message)) return error.message
  if (error.value === undefined) return 'required'
  const type = error.context.at(-1)?.type as Anatomy | undefined
  return byType[type?._tag ?? ''] ?? 'malformed'
}

/** No form of ours has more fields. */
const maxListed = 20

export const refusals = (errors: Errors): ReadonlyArray<Refusal> => {
  const seen = new Map<string, Refusal>()
  for (const error of errors) {
    if (seen.size === maxListed) break
    const field = fieldOf(error)
    if (!seen.has(field)) seen.set(field, refusal(field, codeOf(error)))
  }
  return [...seen.values()]
}
