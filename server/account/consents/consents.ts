import * as E from 'fp-ts/Either'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { isAgreedToStill, lacksChildsWord } from '@careplus/core/consents'
import type { Consent, ConsentPurpose } from '@careplus/core/ports'
import { markMyself } from '../../family/exports/adults.js'
import { audit } from '../../platform/audit/audit.js'
import { partOf, rowsOfPart, type ListPart } from '../../platform/http/parts.js'
import { refuse, refuseField, type Refused } from '../../platform/refusal/refused.js'
import { eraseChildHealth, forgetHealthAnswers, scheduleErasure } from '../../family/exports/children.js'
import { mayWithChild } from '../../family/exports/partners.js'
import { tellActivity } from '../../family/exports/partners.js'
import { endSharing } from '../../family/exports/partners.js'
import { stopMessages } from '../../platform/lineMessages/stopMessages.js'
import type { Db } from '../../platform/store/store.js'
import { keepAnswers } from './keepAnswers.js'

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

interface ToKeep extends NewConsent {
  /** Of a child of ten or more, whether it agrees too. */
  readonly child_agrees?: boolean
}

const history = (db: Db, member: string) =>
  db.selectFrom('consents').select(columns).select('seq').where('member_id', '=', member).orderBy('seq', 'desc')

interface WholeConsent extends Consent {
  /** Of a child of ten or more, where it was asked. */
  readonly child_agreed: boolean | null
  readonly text_sha256: string | null
}

/** The whole history, newest first. */
export const wholeHistory = async (db: Db, member: string): Promise<ReadonlyArray<WholeConsent>> =>
  (await history(db, member).select(['child_agreed', 'text_sha256']).execute()).map(
    ({ child_agreed, text_sha256, ...row }) => ({ ...toConsent(row), child_agreed, text_sha256 }),
  )

interface Asked {
  readonly purpose?: ConsentPurpose
  readonly from?: string
}

/** A part of the history, newest first. */
export const listConsents = async (db: Db, member: string, { purpose, from }: Asked): Promise<ListPart<Consent>> => {
  const rows = await history(db, member)
    .$if(purpose !== undefined, (of) => of.where('purpose', '=', purpose ?? 'terms'))
    .$if(from !== undefined, (of) => of.where('seq', '<', Number(from)))
    .limit(rowsOfPart)
    .execute()
  return partOf(rows, ({ seq }) => String(seq), toConsent)
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

export const holdingConsents = async (db: Db, member: string): Promise<Consent[]> =>
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

/** Whether the text asks for the child's own word too, and it was not given. */
const lacksWord = async (db: Db, consent: ToKeep, now: Date): Promise<boolean> => {
  const { child_id, granted, version, child_agrees = false } = consent
  if (!granted || child_id === null) return false
  const child = await db.selectFrom('children').select('birthday').where('id', '=', child_id).executeTakeFirst()
  const today = todayInBangkok(now.getTime())
  return (
    child !== undefined && lacksChildsWord({ version, childAgrees: child_agrees }, child.birthday as IsoDate, today)
  )
}

/** Marks the child's row too, so that a write and a withdrawal wait for each other; false: not the member's child. */
const markChild = async (db: Db, member: string, childId: string, granted: boolean, now: Date): Promise<boolean> =>
  (await db
    .updateTable('children')
    .set({ health_consent_at: granted ? now : null })
    .where('id', '=', childId)
    .where('member_id', '=', member)
    .returning('id')
    .executeTakeFirst()) !== undefined

/**
 * Adds to the history, unless the same was said before and holds. Withdrawing a child's health data also ends its sharing, and sets the day on which that data is
 * deleted; so does withdrawing one's own, which is hidden till then. Without the consent to messages in LINE nothing waits there.
 */
export const recordConsent = async (
  db: Db,
  member: string,
  { child_agrees = false, ...consent }: ToKeep,
  now: Date,
): Promise<E.Either<Refused, Consent>> => {
  const { purpose, child_id, granted } = consent
  if (child_id !== null) {
    const allowed = await mayWithChild(db, member, child_id, 'consent')
    if (E.isLeft(allowed)) return allowed
  }
  const held = await heldAlready(db, member, consent)
  if (held !== null) return E.right(held)
  if (granted && !isAgreedToStill(purpose, consent.version, todayInBangkok(now.getTime())))
    return refuseField('version', 'not_one_of')
  if (await lacksWord(db, { ...consent, child_agrees }, now)) return refuseField('child_agrees', 'child_word_missing')
  if (child_id !== null) {
    // What has waited for the whole delay is deleted, though its job has not run: only within it is a withdrawal taken back.
    if (granted) await eraseChildHealth(db, child_id, now)
    if (!(await markChild(db, member, child_id, granted, now))) return refuse('not_found')
    if (granted) await tellActivity(db, { child: child_id, actor: member, kind: 'consent.granted' }, now)
    else {
      await endSharing(db, member, child_id, now)
      await forgetHealthAnswers(db, member, child_id)
      await scheduleErasure(db, child_id, now)
    }
  }
  if (purpose === 'mobility') await markMyself(db, member, consent, now)
  if (purpose === 'line' && !granted) await stopMessages(db, member, now)
  await keepAnswers(db, member, [{ ...consent, child_agreed: child_agrees ? true : null }], now)
  const action = granted ? 'consent.granted' : 'consent.withdrawn'
  await audit(db, { actor: member, action, subject: child_id ?? purpose }, now)
  return E.right(toConsent({ ...consent, recorded_at: now }))
}
