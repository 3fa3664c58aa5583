import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import { adultRefusals } from '@careplus/adapters/internal/contract'
import { adultProfile, type AdultProfile } from '@careplus/core/adults'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { Adult, AdultConsent } from '@careplus/core/ports'
import { audit } from '../../platform/audit/audit.js'
import { recordConsent } from '../consents/familyConsents.js'
import { refuse, refuseField, refuseFields, refuseStale, type Refused } from '../../platform/refusal/refused.js'
import { forgetAnswersAbout } from '../../platform/http/forgetAnswers.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db } from '../../platform/store/store.js'
import { mayStoreBy } from './adultQuestions.js'

const columns = ['id', 'relation', 'name', 'birth_date', 'sex', 'weight', 'height', 'consent_at', 'version'] as const

const toAdult = ({
  birth_date,
  consent_at,
  ...row
}: Pick<Selectable<Schema['adults']>, (typeof columns)[number]>): Adult => ({
  ...row,
  birthDate: birth_date as IsoDate,
  consent_at: consent_at?.toISOString() ?? null,
})

const toColumns = ({ birthDate, ...profile }: AdultProfile) => ({ ...profile, birth_date: birthDate })

export const listAdults = async (db: Db, member: string): Promise<Adult[]> =>
  (
    await db
      .selectFrom('adults')
      .select(columns)
      .where('member_id', '=', member)
      .where('consent_at', 'is not', null)
      .orderBy('seq')
      .execute()
  ).map(toAdult)

const parseProfile = (input: AdultProfile, now: Date): E.Either<Refused, AdultProfile> => {
  const parsed = adultProfile(todayInBangkok(now.getTime()))(input)
  return E.isRight(parsed) ? parsed : refuseFields(adultRefusals(parsed.left))
}

/** More than any family has; stops a script from filling the store. */
const maxAdults = 20

/** Adults who withdrew are included. The member's row is locked, so that none is added meanwhile. */
const storedAdults = async (db: Db, member: string) => {
  await db.selectFrom('members').select('id').where('id', '=', member).forNoKeyUpdate().execute()
  return db.selectFrom('adults').select(['id', 'relation', 'consent_at']).where('member_id', '=', member).execute()
}

/** By the member's own consent, which is recorded, or by an answered question. */
const agree = async (
  db: Db,
  member: string,
  { relation }: AdultProfile,
  consent: AdultConsent,
  now: Date,
): Promise<E.Either<Refused, Pick<Schema['adults'], 'question_id' | 'consent_version'>>> => {
  if (relation !== 'myself') {
    const question = 'question' in consent ? consent.question.toLowerCase() : null
    return question !== null && (await mayStoreBy(db, member, question, now))
      ? E.right({ question_id: question, consent_version: null })
      : refuse('consent_required')
  }
  if (!('version' in consent)) return refuse('consent_required')
  const { version } = consent
  const recorded = await recordConsent(db, member, { purpose: 'mobility', child_id: null, granted: true, version }, now)
  if (E.isLeft(recorded)) return recorded
  return E.right({ question_id: null, consent_version: version })
}

export const addAdult = async (
  db: Db,
  member: string,
  { consent, ...input }: AdultProfile & { readonly consent: AdultConsent },
  now: Date,
): Promise<E.Either<Refused, Adult>> => {
  const profile = parseProfile(input, now)
  if (E.isLeft(profile)) return profile
  const stored = await storedAdults(db, member)
  const own = input.relation === 'myself' ? stored.find(({ relation }) => relation === 'myself') : undefined
  if (own !== undefined && own.consent_at !== null) return refuseField('relation', 'already_there')
  if (stored.length >= maxAdults) return refuseField('', 'too_many')
  // After a withdrawal the pending data is deleted at once.
  if (own !== undefined) await db.deleteFrom('adults').where('id', '=', own.id).execute()
  const agreed = await agree(db, member, profile.right, consent, now)
  if (E.isLeft(agreed)) return agreed
  const row = await db
    .insertInto('adults')
    .values({
      ...toColumns(profile.right),
      ...agreed.right,
      id: randomUUID(),
      member_id: member,
      consent_at: now,
      erase_at: null,
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await audit(db, { actor: member, action: 'adult.added', subject: row.id }, now)
  return E.right(toAdult(row))
}

interface Changing {
  readonly id: string
  readonly versions: ReadonlyArray<number>
  readonly change: Partial<AdultProfile>
}

export const changeAdult = async (
  db: Db,
  member: string,
  { id, versions, change }: Changing,
  now: Date,
): Promise<E.Either<Refused, Adult>> => {
  const held = await db
    .selectFrom('adults')
    .select(columns)
    .where('id', '=', id)
    .where('member_id', '=', member)
    .forUpdate()
    .executeTakeFirst()
  if (held === undefined) return refuse('not_found')
  if (held.consent_at === null) return refuse('consent_required')
  if (!versions.includes(held.version)) return refuseStale(toAdult(held))
  const { id: _, consent_at: __, version, ...before } = toAdult(held)
  const input = { ...before, ...change }
  if (input.relation !== before.relation) return refuseField('relation', 'not_changed')
  const profile = parseProfile(input, now)
  if (E.isLeft(profile)) return profile
  const row = await db
    .updateTable('adults')
    .set({ ...toColumns(profile.right), version: version + 1 })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return E.right(toAdult(row))
}

const theirs = (db: Db, member: string, id: string) =>
  db
    .selectFrom('adults')
    .select([...columns, 'question_id'])
    .where('id', '=', id)
    .where('member_id', '=', member)
    .where('consent_at', 'is not', null)

export const removeAdult = async (
  db: Db,
  member: string,
  { id, versions }: Omit<Changing, 'change'>,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const existing = await theirs(db, member, id).executeTakeFirst()
  if (existing === undefined) return refuse('not_found')
  if (existing.question_id !== null)
    await db.selectFrom('adult_questions').select('id').where('id', '=', existing.question_id).forUpdate().execute()
  const held = await theirs(db, member, id).forUpdate().executeTakeFirst()
  if (held === undefined) return refuse('not_found')
  const { question_id, ...row } = held
  if (!versions.includes(row.version)) return refuseStale(toAdult(row))
  await db.deleteFrom('adults').where('id', '=', id).execute()
  if (question_id !== null) await db.deleteFrom('adult_questions').where('id', '=', question_id).execute()
  await forgetAnswersAbout(db, member, id, '/th/adults/')
  await audit(db, { actor: member, action: 'adult.removed', subject: id }, now)
  return E.right(null)
}
