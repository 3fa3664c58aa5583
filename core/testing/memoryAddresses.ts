import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { mostAddresses, type PostalAddress, type PostalPlace } from '../domain/addresses/postalAddress.js'
import { parseAddress } from '../domain/addresses/decodeAddress.js'
import type { IdempotencyKey } from '../ports/children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { Addresses, SavedAddress } from '../ports/loyalty.js'
import type { Random } from '../ports/random.js'
import { samplePlaces } from './addresses.js'
import { answeredOnce } from './answeredOnce.js'
import { apiError, stale } from './memoryAccount.js'
import { seededRandom } from './memoryDevice.js'

type Told = PostalAddress & { readonly is_default: boolean }

const notFound: Either<CallFailure, never> = E.left(apiError(404, 'not_found'))
const invalid: Either<CallFailure, never> = E.left(apiError(400, 'invalid_input'))

export const memoryAddresses = ({
  random = seededRandom(5),
  places = samplePlaces,
}: {
  readonly random?: Random
  readonly places?: Readonly<Record<string, ReadonlyArray<PostalPlace>>>
} = {}): Addresses => {
  let stored: ReadonlyArray<SavedAddress> = []
  const answered = answeredOnce()
  const once = async <A>(
    key: IdempotencyKey,
    body: unknown,
    work: () => Either<CallFailure, A>,
  ): Promise<Either<CallFailure, A>> => answered(key, body, work)
  const withDecoded = <A>(
    fields: Told,
    work: (address: PostalAddress) => Either<CallFailure, A>,
  ): Either<CallFailure, A> => {
    const { is_default: _, ...written } = fields
    const read = parseAddress(written)
    return E.isLeft(read) ? invalid : work(read.right)
  }
  const settle = (addresses: ReadonlyArray<SavedAddress>, wished: string | null): void => {
    const main = wished ?? addresses.find(({ is_default }) => is_default)?.id ?? addresses[0]?.id
    stored = addresses.map((address) => ({ ...address, is_default: address.id === main }))
  }
  const shown = (id: string): Either<CallFailure, SavedAddress> => {
    const found = stored.find((address) => address.id === id)
    return found === undefined ? notFound : E.right(found)
  }
  return {
    list: async () => E.right([...stored].sort((a, b) => Number(b.is_default) - Number(a.is_default))),
    add: (fields, key) =>
      once(key, ['add', fields], () =>
        withDecoded(fields, (address) => {
          if (stored.length >= mostAddresses) return invalid
          const id = random.uuid()
          settle([...stored, { ...address, id, is_default: false, version: 1 }], fields.is_default ? id : null)
          return shown(id)
        }),
      ),
    change: (id, change, version, key) =>
      once(key, ['change', id, change], () => {
        const before = stored.find((address) => address.id === id)
        if (before === undefined) return notFound
        if (version !== before.version) return stale(before)
        const { id: _, version: __, ...fields } = { ...before, ...change }
        return withDecoded(fields, (address) => {
          settle(
            stored.map((each) => (each.id === id ? { ...each, ...address, version: version + 1 } : each)),
            change.is_default === true ? id : null,
          )
          return shown(id)
        })
      }),
    remove: (id, version, key) =>
      once(key, ['remove', id], () => {
        const before = stored.find((address) => address.id === id)
        if (before === undefined) return notFound
        if (version !== before.version) return stale(before)
        settle(
          stored.filter((each) => each.id !== id),
          null,
        )
        return E.right(undefined)
      }),
    placesOf: async (postcode) => E.right(places[postcode] ?? []),
  }
}
