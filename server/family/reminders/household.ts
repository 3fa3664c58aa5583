import * as E from 'fp-ts/Either'
import type { IsoDate } from '@careplus/core/calendar'
import { followChild, gestationOf, type References } from '@careplus/core/growth'
import { loadReferences } from '@careplus/core/growth-references'
import { storedMobilityInputs } from '@careplus/core/internal/mobility'
import type { RemindedAdult, RemindedChild, RemindedHousehold } from '@careplus/core/reminders'
import { storedStoolInputs } from '@careplus/core/stool'
import { consentedColumns, isConsented } from '../children/consentedHealth.js'
import { figureColumns } from '../growth/growthRecords.js'
import type { Db } from '../../platform/store/store.js'

const valueOrNull = <A>(result: E.Either<unknown, A>): A | null => (E.isRight(result) ? result.right : null)

/** Two statements, because an `or` would not use the indexes. */
const knownTo = (db: Db, member: string) =>
  db
    .selectFrom('children')
    .select('children.id')
    .where('children.member_id', '=', member)
    .unionAll(
      db
        .selectFrom('child_partners')
        .select('child_partners.child_id as id')
        .where('child_partners.member_id', '=', member),
    )

let loaded: References | null = null
const references = (): References => (loaded ??= loadReferences())

/** Newest first; of one day, the record that was entered last. */
const recordsOf = async (db: Db, children: ReadonlyArray<string>) =>
  children.length === 0
    ? []
    : db
        .selectFrom('growth_records')
        .select(['child_id', ...figureColumns])
        .select('referral_taken_on as takenOn')
        .where('child_id', 'in', children)
        .where(isConsented('growth_records'))
        .orderBy('date', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()

/** Own and shared children with consent to store their health data. */
const childrenOf = async (db: Db, member: string, today: IsoDate): Promise<ReadonlyArray<RemindedChild>> => {
  const rows = await db
    .selectFrom('children')
    .select(['children.id', 'nickname', 'birthday', 'gender'])
    .select(consentedColumns())
    .where('children.id', 'in', knownTo(db, member))
    .where('health_consent_at', 'is not', null)
    .orderBy('birthday')
    .orderBy('children.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const checks =
    ids.length === 0
      ? []
      : await db
          .selectFrom('stool_checks')
          .distinctOn('child_id')
          .select(['child_id', 'date', 'colour', 'photo', 'lasted_days', 'signs'])
          .where('child_id', 'in', ids)
          .where(isConsented('stool_checks'))
          .orderBy('child_id')
          .orderBy('date', 'desc')
          .orderBy('created_at', 'desc')
          .execute()
  const records = await recordsOf(db, ids)
  return rows.map(({ id, nickname, birthday, gender, gestation_weeks, gestation_days }) => {
    const check = checks.find(({ child_id }) => child_id === id)
    const stool =
      check === undefined
        ? null
        : valueOrNull(storedStoolInputs({ ...check, birthDate: birthday, lastedDays: check.lasted_days ?? 'unsure' }))
    const birthDate = birthday as IsoDate
    const child = { sex: gender, birthDate, gestation: gestationOf(gestation_weeks, gestation_days) }
    const own = records.filter(({ child_id }) => child_id === id)
    return { id, nickname, birthDate, growth: followChild(references())(child, own, today).due, stool }
  })
}

const adultsOf = async (db: Db, member: string): Promise<ReadonlyArray<RemindedAdult>> =>
  (
    await db
      .selectFrom('adults')
      .innerJoin('mobility_checks', 'mobility_checks.adult_id', 'adults.id')
      .distinctOn('adults.seq')
      .select(['adults.id', 'name', 'sex', 'date', 'answers', 'calf', 'stand'])
      .where('member_id', '=', member)
      .where('consent_at', 'is not', null)
      .orderBy('adults.seq')
      .orderBy('date', 'desc')
      .orderBy('mobility_checks.seq', 'desc')
      .execute()
  ).map(({ id, name, calf, stand, ...check }) => ({
    id,
    name,
    mobility: valueOrNull(storedMobilityInputs({ ...check, calfCm: calf, chairStand: stand })),
  }))

export const householdOf = async (db: Db, member: string, today: IsoDate): Promise<RemindedHousehold> => ({
  children: await childrenOf(db, member, today),
  adults: await adultsOf(db, member),
})
