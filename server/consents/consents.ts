import * as E from 'fp-ts/Either'
import type { Consent } from '@careplus/core/ports'
import { markMyself } from '../adults/withdrawing.js'
import { refuse, type Refused } from '../http/refused.js'
import { scheduleErasure } from '../jobs/erasure.js'
import { mayWithChild } from '../partners/access.js'
import { tellActivity } from '../partners/activity.js'
import { endSharing } from '../partners/sharing.js'
import type { Db } from '../store/store.js'
import { keepAnswers } from './keeping.js'

const columns = ['purpose', 'child_id', 'granted', 'version', 'recorded_at'] as const

interface Row extends Omit<Consent, 'recorded_at'> {
  readonly recorded_at: Date
}

const toConsent = (row: Row): Consent => ({ ...row, recorded_at: row.recorded_at.toISOString() })

/** The history, newest first. */
export const listConsents = async (db: Db, member: string): Promise<Consent[]> =>
  (
    await db.selectFrom('consents').select(columns).where('member_id', '=', member).orderBy('seq', 'desc').execute()
  ).map(toConsent)

/** On the child's own row too, so that a write under way and a withdrawal wait for each other; false: not theirs. */
const markChild = async (db: Db, member: string, childId: string, granted: boolean, now: Date): Promise<boolean> =>
  (await db
    .updateTable('children')
    .set({ health_consent_at: granted ? now : null })
    .where('id', '=', childId)
    .where('member_id', '=', member)
    .returning('id')
    .executeTakeFirst()) !== undefined

/**
 * Adds to the history. Withdrawing a child's health data also ends its sharing, and sets the day on which that data is
 * deleted; so does withdrawing one's own, which is hidden till then.
 */
export const recordConsent = async (
  db: Db,
  member: string,
  consent: Pick<Consent, 'purpose' | 'child_id' | 'granted' | 'version'>,
  now: Date,
): Promise<E.Either<Refused, Consent>> => {
  const { child_id, granted } = consent
  if (child_id !== null) {
    const allowed = await mayWithChild(db, member, child_id, 'consent')
    if (E.isLeft(allowed)) return allowed
    if (!(await markChild(db, member, child_id, granted, now))) return refuse('not_found')
    if (granted) await tellActivity(db, { child: child_id, actor: member, kind: 'consent.granted' }, now)
    else {
      await endSharing(db, member, child_id, now)
      await scheduleErasure(db, child_id, now)
    }
  }
  if (consent.purpose === 'mobility') await markMyself(db, member, consent, now)
  await keepAnswers(db, member, [consent], now)
  return E.right(toConsent({ ...consent, recorded_at: now }))
}
