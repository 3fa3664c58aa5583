import { keepOnlyOf, localStore } from './storage'
import { ChildRole } from '@careplus/core/partners'
import type { Child } from '@careplus/core/ports'
import { readJson } from '@careplus/core/internal/text'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** The names of the first version, which devices still store. */
const StoredChild = t.strict({
  id: t.string,
  nickname: t.string,
  birthday: t.string,
  gender: t.keyof({ male: null, female: null }),
  gestation_weeks: orNull(t.number),
  gestation_days: t.union([t.number, t.null, t.undefined]),
  health_consent_at: orNull(t.string),
  role: ChildRole,
  shared_by: orNull(t.string),
  version: t.union([t.number, t.undefined]),
})

const toStoredChild = ({ birthDate: birthday, sex: gender, ...child }: Child): t.TypeOf<typeof StoredChild> => ({
  ...child,
  birthday,
  gender,
})

const fromStoredChild = ({ birthday, gender, ...child }: t.TypeOf<typeof StoredChild>): Child => ({
  ...child,
  birthDate: birthday,
  sex: gender,
  gestation_days: child.gestation_days ?? null,
  version: child.version ?? 1,
})

const store = localStore('children.')
const keyOf = (memberId: string): string => `${memberId}.list`
const sharedKeyOf = (memberId: string): string => `${memberId}.shared`

/** Never stores measurements: these fields are enough to begin a form while the server does not answer. */
export const saveChildren = (memberId: string | null, children: ReadonlyArray<Child>): void => {
  if (memberId === null) return
  store.set(keyOf(memberId), JSON.stringify(children.map(toStoredChild)))
  if (children.some(({ role }) => role !== 'owner')) store.set(sharedKeyOf(memberId), 'yes')
}

export const hadSharedChild = (memberId: string): boolean => store.get(sharedKeyOf(memberId)) !== null

/** null: none are stored, or they cannot be decoded. */
export const loadChildren = (memberId: string): ReadonlyArray<Child> | null => {
  const decoded = t.array(StoredChild).decode(readJson(store.get(keyOf(memberId))))
  return isRight(decoded) ? decoded.right.map(fromStoredChild) : null
}

/** null deletes all. */
export const removeChildrenOfOthers = (memberId: string | null): void => keepOnlyOf(store, memberId)
