import * as E from 'fp-ts/Either'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { lacksChildsWord } from '@careplus/core/internal/consents'
import type { Consent } from '@careplus/core/ports'
import { recordAnyConsent, type ApplyConsent, type ConsentInput } from '../../account/exports/consents.js'
import { refuse, refuseField, type Refused } from '../../platform/refusal/refused.js'
import type { Db } from '../../platform/store/store.js'
import { markMyself } from '../adults/withdrawAdult.js'
import { eraseChildHealth, forgetHealthAnswers, scheduleErasure } from '../children/healthErasure.js'
import { mayWithChild } from '../partners/childAccess.js'
import { recordActivity } from '../partners/childActivity.js'
import { endSharing } from '../partners/sharedRoles.js'

/** Whether the text also needs the child's own consent, and it is missing. */
const lacksWord = async (db: Db, consent: ConsentInput, now: Date): Promise<boolean> => {
  const { child_id, granted, version, child_agrees = false } = consent
  if (!granted || child_id === null) return false
  const child = await db.selectFrom('children').select('birthday').where('id', '=', child_id).executeTakeFirst()
  const today = todayInBangkok(now.getTime())
  return (
    child !== undefined && lacksChildsWord({ version, childAgrees: child_agrees }, child.birthday as IsoDate, today)
  )
}

const markChild = async (db: Db, member: string, childId: string, granted: boolean, now: Date): Promise<boolean> =>
  (await db
    .updateTable('children')
    .set({ health_consent_at: granted ? now : null })
    .where('id', '=', childId)
    .where('member_id', '=', member)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** A withdrawal about a child also ends its sharing and sets the deletion day; the data is hidden until then. */
const apply: ApplyConsent = async (db, member, consent, now) => {
  const { purpose, child_id, granted } = consent
  if (await lacksWord(db, consent, now)) return refuseField('child_agrees', 'child_word_missing')
  if (child_id !== null) {
    // Withdrawn data past its delay is erased now, even if the job of erasure has not run.
    if (granted) await eraseChildHealth(db, child_id, now)
    if (!(await markChild(db, member, child_id, granted, now))) return refuse('not_found')
    if (granted) await recordActivity(db, { child: child_id, actor: member, kind: 'consent.granted' }, now)
    else {
      await endSharing(db, member, child_id, now)
      await forgetHealthAnswers(db, member, child_id)
      await scheduleErasure(db, child_id, now)
    }
  }
  if (purpose === 'mobility') await markMyself(db, member, consent, now)
  return E.right(undefined)
}

export const recordConsent = async (
  db: Db,
  member: string,
  consent: ConsentInput,
  now: Date,
): Promise<E.Either<Refused, Consent>> => {
  if (consent.child_id !== null) {
    const allowed = await mayWithChild(db, member, consent.child_id, 'consent')
    if (E.isLeft(allowed)) return allowed
  }
  return recordAnyConsent(db, member, consent, now, apply)
}
