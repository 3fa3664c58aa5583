import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { type PostalAddress } from '@careplus/core/addresses'
import { mostAddresses } from '@careplus/core/internal/addresses'
import type { SavedAddress } from '@careplus/core/ports'
import { refuse, refuseField, refuseStale, type Refused } from '../../platform/refusal/refused.js'
import { forgetAnswersOfEntry } from '../../platform/http/forgetAnswers.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'

type AddressInput = PostalAddress & { readonly is_default: boolean }

const list = prepared((db, member: string) =>
  db
    .selectFrom('member_addresses')
    .select(['id', 'address', 'is_default', 'version'])
    .where('member_id', '=', member)
    .orderBy('is_default', 'desc')
    .orderBy('seq'),
)

export const listAddresses = async (db: Db, member: string): Promise<SavedAddress[]> =>
  (await list(db, member)).map(({ address, ...row }) => ({ ...address, ...row }))

/** Locked, so that no two calls count or choose a default at the same time. */
const storedAddresses = async (db: Db, member: string): Promise<SavedAddress[]> => {
  await db.selectFrom('members').select('id').where('id', '=', member).forNoKeyUpdate().execute()
  return listAddresses(db, member)
}

const setDefault = (db: Db, member: string, id: string, is_default: boolean) =>
  db.updateTable('member_addresses').set({ is_default }).where('member_id', '=', member).where('id', '=', id).execute()

/** There is always one default: another one only replaces it. */
const makeDefault = async (db: Db, member: string, stored: ReadonlyArray<SavedAddress>, id: string): Promise<void> => {
  const before = stored.find((address) => address.is_default)
  if (before?.id === id) return
  if (before !== undefined) await setDefault(db, member, before.id, false)
  await setDefault(db, member, id, true)
}

export const addAddress = async (
  db: Db,
  member: string,
  { is_default: wished, ...address }: AddressInput,
  now: Date,
): Promise<E.Either<Refused, SavedAddress>> => {
  const stored = await storedAddresses(db, member)
  if (stored.length >= mostAddresses) return refuseField('', 'too_many')
  const id = randomUUID()
  await db
    .insertInto('member_addresses')
    .values({ id, member_id: member, address: JSON.stringify(address), is_default: false, created_at: now })
    .execute()
  const is_default = wished || stored.length === 0
  if (is_default) await makeDefault(db, member, stored, id)
  return E.right({ ...address, id, is_default, version: 1 })
}

interface Changing {
  readonly id: string
  /** Any of these versions may be current. */
  readonly versions: ReadonlyArray<number>
  readonly change: Partial<AddressInput>
}

export const changeAddress = async (
  db: Db,
  member: string,
  { id, versions, change }: Changing,
): Promise<E.Either<Refused, SavedAddress>> => {
  const stored = await storedAddresses(db, member)
  const before = stored.find((each) => each.id === id)
  if (before === undefined) return refuse('not_found')
  if (!versions.includes(before.version)) return refuseStale(before)
  const { id: _, is_default: wasDefault, version, ...address } = { ...before, ...change, is_default: before.is_default }
  const wished = change.is_default === true
  await db
    .updateTable('member_addresses')
    .set({ address: JSON.stringify(address), version: version + 1 })
    .where('id', '=', id)
    .execute()
  if (wished) await makeDefault(db, member, stored, id)
  await forgetAnswersOfEntry(db, [member], '/th/addresses/', id)
  return E.right({ ...address, id, is_default: wished || wasDefault, version: version + 1 })
}

export const removeAddress = async (
  db: Db,
  member: string,
  { id, versions }: Omit<Changing, 'change'>,
): Promise<E.Either<Refused, null>> => {
  const stored = await storedAddresses(db, member)
  const before = stored.find((each) => each.id === id)
  if (before === undefined) return refuse('not_found')
  if (!versions.includes(before.version)) return refuseStale(before)
  await db.deleteFrom('member_addresses').where('id', '=', id).execute()
  const next = stored.find((each) => each.id !== id)
  if (before.is_default && next !== undefined) await setDefault(db, member, next.id, true)
  await forgetAnswersOfEntry(db, [member], '/th/addresses/', id)
  return E.right(null)
}
