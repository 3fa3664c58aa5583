import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { storedAdultProfile } from '@careplus/core/internal/adults'
import type { AdultProfile } from '@careplus/core/adults'
import type { IsoDate } from '@careplus/core/calendar'
import { storedMobilityInputs } from '@careplus/core/internal/mobility'
import type { Adult, KeyValueStore, MobilityCheck, NewMobilityCheck } from '@careplus/core/ports'
import { readJson } from '@careplus/core/internal/text'

const InOrder = /*#__PURE__*/ t.intersection([
  /*#__PURE__*/ t.type({ nth: t.number }),
  /*#__PURE__*/ t.partial({ version: t.number }),
])
const Made = /*#__PURE__*/ t.type({ nth: t.number, created_at: t.string })

interface StoredAdult {
  readonly nth: number
  readonly adult: Adult
}

interface StoredCheck {
  readonly nth: number
  readonly check: MobilityCheck
}

const next = (kept: ReadonlyArray<{ readonly nth: number }>): number => Math.max(0, ...kept.map(({ nth }) => nth)) + 1

const newestDayFirst = (a: StoredCheck, b: StoredCheck): number =>
  a.check.date === b.check.date ? b.nth - a.nth : a.check.date < b.check.date ? 1 : -1

/** `adult.<id>`, `check.<adult>.<id>`. Unreadable ones count as missing. */
export const storedAdults = (store: KeyValueStore, today: () => IsoDate) => {
  const under = (begins: string): ReadonlyArray<string> =>
    store
      .keys()
      .filter((key) => key.startsWith(begins))
      .map((key) => key.slice(begins.length))

  const adult = (id: string): StoredAdult | null => {
    const value = readJson(store.get(`adult.${id}`))
    const [order, profile] = [InOrder.decode(value), storedAdultProfile(today())(value)]
    return E.isRight(order) && E.isRight(profile)
      ? { nth: order.right.nth, adult: { ...profile.right, id, consent_at: null, version: order.right.version ?? 1 } }
      : null
  }
  const adults = (): ReadonlyArray<StoredAdult> =>
    under('adult.')
      .flatMap((id) => adult(id) ?? [])
      .sort((a, b) => a.nth - b.nth)
  const putAdult = (id: string, profile: AdultProfile, version = 1, nth = next(adults())): Adult => {
    store.set(`adult.${id}`, JSON.stringify({ ...profile, version, nth }))
    return { ...profile, id, consent_at: null, version }
  }
  const removeAdult = (id: string): void => {
    for (const checkId of under(`check.${id}.`)) store.remove(`check.${id}.${checkId}`)
    store.remove(`adult.${id}`)
  }

  const check = ({ id, sex }: Adult, checkId: string): StoredCheck | null => {
    const value = readJson(store.get(`check.${id}.${checkId}`))
    const made = Made.decode(value)
    const inputs = storedMobilityInputs({ ...(E.isRight(made) ? made.right : {}), sex })
    return E.isRight(made) && E.isRight(inputs)
      ? { nth: made.right.nth, check: { ...inputs.right, id: checkId, created_at: made.right.created_at } }
      : null
  }
  const checks = (of: Adult): ReadonlyArray<StoredCheck> =>
    under(`check.${of.id}.`)
      .flatMap((checkId) => check(of, checkId) ?? [])
      .sort(newestDayFirst)
  const putCheck = (
    of: Adult,
    fields: NewMobilityCheck,
    { id, created_at }: Pick<MobilityCheck, 'id' | 'created_at'>,
  ): MobilityCheck => {
    store.set(`check.${of.id}.${id}`, JSON.stringify({ ...fields, nth: next(checks(of)), created_at }))
    return { ...fields, sex: of.sex, id, created_at }
  }
  const removeCheck = (of: Adult, checkId: string): void => store.remove(`check.${of.id}.${checkId}`)

  return { adult, adults, putAdult, removeAdult, check, checks, putCheck, removeCheck }
}
