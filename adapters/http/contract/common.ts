import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { parseIsoDate, type IsoDate } from '@careplus/core/calendar'
import type { RefusalCode } from './refusals.js'
import { matching, numberFrom, WireValue, line } from './values.js'

export const Uuid = /*#__PURE__*/ matching(
  'Uuid',
  /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/,
)

export const CatalogueNumber = /*#__PURE__*/ matching('CatalogueNumber', /^[1-9]\d{0,8}$/)

export const Seq = /*#__PURE__*/ matching('Seq', /^[1-9]\d{0,8}$/)

export const ReadingKey = /*#__PURE__*/ matching('ReadingKey', /^([1-9]\d{0,8}|[a-z]+(-[a-z]+){0,9})$/)

/** A UUID, or a key of ours such as `<draft>:child`. */
export const IdempotencyKeyText = /*#__PURE__*/ matching('IdempotencyKey', /^[A-Za-z0-9:_-]{1,128}$/)

const parseDay = (u: unknown): E.Either<RefusalCode, IsoDate> => {
  if (typeof u !== 'string') return E.left('not_text')
  if (u === '') return E.left('required')
  return pipe(
    parseIsoDate(u),
    E.mapLeft(() => 'not_date'),
  )
}
const daySchema = { type: 'string', format: 'date' } as const

export const Day = /*#__PURE__*/ new WireValue<string>('Day', parseDay, daySchema)

export interface IsoDayValue extends WireValue<IsoDate> {}
export const IsoDay: IsoDayValue = /*#__PURE__*/ new WireValue<IsoDate>('IsoDay', parseDay, daySchema)

/** UTC, `2026-11-20T03:04:05.678Z`. */
export const Instant = /*#__PURE__*/ matching('Instant', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/)

export const Seconds = /*#__PURE__*/ numberFrom('Seconds', 0, 315_360_000)

/** Some servers send the seconds as text, in spite of RFC 6749 §5.1. */
export const GrantSeconds = /*#__PURE__*/ new WireValue<number>(
  'GrantSeconds',
  (u) =>
    Seconds.validate(typeof u === 'string' && /^\d{1,9}$/.test(u) ? Number(u) : u, [])._tag === 'Right'
      ? E.right(Number(u))
      : E.left('not_number'),
  { type: 'number', minimum: 0 },
)

export const OpaqueToken = /*#__PURE__*/ matching('OpaqueToken', /^[A-Za-z0-9._~+/=-]{1,512}$/)

/** Repeated if the answer was lost. */
export const CodeRequest = /*#__PURE__*/ matching('CodeRequest', /^[A-Za-z0-9_-]{32,128}$/)
export const repeatedRequestText =
  'Asked for again by the same `request`, it answers for the code that was sent, and sends no other.'

export const TextVersion = /*#__PURE__*/ matching('TextVersion', /^[A-Za-z0-9.-]{1,32}$/)

export const Nickname = /*#__PURE__*/ line('Nickname', 1, 60)
export const FullName = /*#__PURE__*/ line('FullName', 1, 100)

export const Nothing = t.null

export const inParts =
  'Newest first, 50 at a time: `from` takes the `next` of the part before, which is null at the end.'
