import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import { isAgreedToStill } from '@careplus/core/internal/consents'
import type { Consent, ConsentPurpose } from '@careplus/core/ports'
import { audit } from '../../platform/audit/audit.js'
import { toPage, rowsOfPage, type ListPage } from '../../platform/http/listPages.js'
import { refuseField, type Refused } from '../../platform/refusal/refused.js'
import { cancelLineMessages } from '../../platform/lineMessages/cancelMessages.js'
import type { Db } from '../../platform/store/store.js'
import { saveConsentAnswers } from './saveConsentAnswers.js'

const columns = ['purpose', 'child_id', 'granted', 'version', 'recorded_at'] as const

interface Row extends Omit<Consent, 'recorded_at'> {
  readonly recorded_at: Date
}

const toConsent = ({ purpose, child_id, granted, version, recorded_at }: Row): Consent => ({
  purpose,
  child_id,
  granted,
  version,
  recorded_at: recorded_at.toISOString(),
})

type NewConsent = Omit<Consent, 'recorded_at'>

export interface ConsentInput extends NewConsent {
  readonly child_agrees?: boolean
}

const history = (db: Db, member: string) =>
  db.selectFrom('consents').select(columns).select('seq').where('member_id', '=', member).orderBy('seq', 'desc')

interface WholeConsent extends Consent {
  readonly child_agreed: boolean | null
  readonly text_sha256: string | null
}

export const wholeHistory = async (db: Db, member: string): Promise<ReadonlyArray<WholeConsent>> =>
  (await history(db, member).select(['child_agreed', 'text_sha256']).execute()).map(
    ({ child_agreed, text_sha256, ...row }) => ({ ...toConsent(row), child_agreed, text_sha256 }),
  )

interface ConsentQuery {
  readonly purpose?: ConsentPurpose
  readonly from?: string
}

export const listConsents = async (
  db: Db,
  member: string,
  { purpose, from }: ConsentQuery,
): Promise<ListPage<Consent>> => {
  const rows = await history(db, member)
    .$if(purpose !== undefined, (of) => of.where('purpose', '=', purpose ?? 'terms'))
    .$if(from !== undefined, (of) => of.where('seq', '<', Number(from)))
    .limit(rowsOfPage)
    .execute()
  return toPage(rows, ({ seq }) => String(seq), toConsent)
}

const newest = (db: Db, member: string) =>
  db
    .selectFrom('consents')
    .distinctOn(['purpose', 'child_id'])
    .select(columns)
    .where('member_id', '=', member)
    .orderBy('purpose')
    .orderBy('child_id')
    .orderBy('seq', 'desc')

export const currentConsents = async (db: Db, member: string): Promise<Consent[]> =>
  (await newest(db, member).execute()).map(toConsent)

const heldAlready = async (
  db: Db,
  member: string,
  { purpose, child_id, granted, version }: NewConsent,
): Promise<Consent | null> => {
  const held = await newest(db, member)
    .where('purpose', '=', purpose)
    .where('child_id', child_id === null ? 'is' : '=', child_id)
    .executeTakeFirst()
  return held !== undefined && held.granted === granted && held.version === version ? toConsent(held) : null
}

export type ApplyConsent = (
  db: Db,
  member: string,
  consent: ConsentInput,
  now: Date,
) => Promise<E.Either<Refused, void>>

/** An unchanged consent adds nothing. Without the consent to LINE messages none is pending. */
export const recordAnyConsent = async (
  db: Db,
  member: string,
  consent: ConsentInput,
  now: Date,
  apply: ApplyConsent,
): Promise<E.Either<Refused, Consent>> => {
  const { child_agrees = false, ...newConsent } = consent
  const { purpose, child_id, granted } = newConsent
  const held = await heldAlready(db, member, newConsent)
  if (held !== null) return E.right(held)
  if (granted && !isAgreedToStill(purpose, newConsent.version, todayInBangkok(now.getTime())))
    return refuseField('version', 'not_one_of')
  const applied = await apply(db, member, consent, now)
  if (E.isLeft(applied)) return applied
  if (purpose === 'line' && !granted) await cancelLineMessages(db, member, now)
  await saveConsentAnswers(db, member, [{ ...newConsent, child_agreed: child_agrees ? true : null }], now)
  const action = granted ? 'consent.granted' : 'consent.withdrawn'
  await audit(db, { actor: member, action, subject: child_id ?? purpose }, now)
  return E.right(toConsent({ ...newConsent, recorded_at: now }))
}

interface OwnConsent extends NewConsent {
  readonly purpose: Exclude<ConsentPurpose, 'child_health' | 'mobility'>
  readonly child_id: null
}

export const recordConsent = (
  db: Db,
  member: string,
  consent: OwnConsent,
  now: Date,
): Promise<E.Either<Refused, Consent>> => recordAnyConsent(db, member, consent, now, async () => E.right(undefined))
