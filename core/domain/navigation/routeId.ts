import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** Marks an accepted UUID. */
export interface UuidBrand {
  readonly Uuid: unique symbol
}
/** A UUID in lower case: the id of a member's data. */
export type Uuid = t.Branded<string, UuidBrand>

/** Marks an accepted catalogue id. */
export interface CatalogueIdBrand {
  readonly CatalogueId: unique symbol
}
/** A positive whole number: an id of the catalogue. */
export type CatalogueId = t.Branded<number, CatalogueIdBrand>

const uuidLength = 36
const maxDigits = 16
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

// Without the codec, so that a page does not load io-ts.
const isUuid = (text: string): text is Uuid => uuid.test(text)
const isCatalogueId = (id: number): id is CatalogueId => Number.isSafeInteger(id) && id > 0

export const Uuid = /*#__PURE__*/ t.brand(
  t.string,
  (text): text is t.Branded<string, UuidBrand> => isUuid(text),
  'Uuid',
)

export const CatalogueId = /*#__PURE__*/ t.brand(
  t.number,
  (id): id is t.Branded<number, CatalogueIdBrand> => isCatalogueId(id),
  'CatalogueId',
)

/** The part of the address is no id: the address is a 404. */
export interface NotAnId {
  readonly _tag: 'NotAnId'
}

const notAnId: E.Either<NotAnId, never> = /*#__PURE__*/ E.left({ _tag: 'NotAnId' })

/** Decodes a UUID, and lowers its case.
 * @example uuidParam('12') // => { _tag: 'Left', left: { _tag: 'NotAnId' } } */
export const uuidParam = (received: unknown): E.Either<NotAnId, Uuid> => {
  if (typeof received !== 'string' || received.length !== uuidLength) return notAnId
  const text = received.toLowerCase()
  return isUuid(text) ? E.right(text) : notAnId
}

export const catalogueIdParam = (received: unknown): E.Either<NotAnId, CatalogueId> => {
  if (typeof received !== 'string' || received.length > maxDigits) return notAnId
  const id = Number(received)
  return /^[1-9]\d*$/.test(received) && isCatalogueId(id) ? E.right(id) : notAnId
}

/** An id of a route: a UUID, or for the catalogue a positive whole number.
 * @example routeId('12') // => { _tag: 'Right', right: 12 } */
export const routeId = (received: unknown): E.Either<NotAnId, Uuid | CatalogueId> => {
  const own = uuidParam(received)
  return E.isRight(own) ? own : catalogueIdParam(received)
}

export const RouteId = /*#__PURE__*/ new t.Type<Uuid | CatalogueId, string, unknown>(
  'RouteId',
  (value): value is Uuid | CatalogueId => Uuid.is(value) || CatalogueId.is(value),
  (received, context) => {
    const id = routeId(received)
    return E.isRight(id) ? t.success(id.right) : t.failure(received, context)
  },
  String,
)
