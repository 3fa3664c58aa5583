import * as E from 'fp-ts/Either'
import type { RefusalCode } from '@careplus/adapters/internal/contract'
import { todayInBangkok } from '@careplus/core/calendar'
import {
  decideClaim,
  decideMark,
  missionRefusalWords,
  postPoints,
  usablePoints,
  type DayMark,
  type MissionRefusal,
} from '@careplus/core/internal/loyalty'
import { refuse, refuseFields, type Refused } from '../../platform/refusal/refused.js'
import { lockAccount, writePosted, type HeldAccount } from '../points/pointAccounts.js'
import { claimedNotice } from '../loyaltyNotices.js'
import { notifyMember } from '../../platform/notices/notifyMember.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { markClaim } from './missionMarks.js'
import { findTask, type KnownTask, type Mission } from './listMissions.js'

type Answered = E.Either<Refused, Mission>

const refusedOf = (refusal: MissionRefusal): E.Either<Refused, never> => {
  const dayRefused = (code: RefusalCode) =>
    refuseFields([{ field: 'day', code, message: missionRefusalWords(refusal) }])
  switch (refusal._tag) {
    case 'MissionToCome':
      return refuse('not_found')
    case 'MissionOver':
    case 'MissionClaimed':
      return refuse('mission_over')
    case 'MissionNotDone':
      return refuse('mission_not_done')
    case 'MissionUnproved':
      return refuse('mission_unproved')
    case 'DayInFuture':
      return dayRefused('in_future')
    case 'DayOfOtherMonth':
    case 'DayBeforeJoining':
    case 'DayTooOld':
    case 'MissionNotMarked':
      return dayRefused('not_one_of')
  }
}

/** The account is locked first, so that no mark is added during a claim. */
const withTask = (
  db: Db,
  member: string,
  id: string,
  work: (tx: Tx, known: KnownTask, held: HeldAccount) => Promise<E.Either<MissionRefusal, void>>,
): Promise<Answered> =>
  inTransaction(db, async (tx): Promise<Answered> => {
    const held = await lockAccount(tx, member)
    const known = await findTask(tx, member, id)
    if (known === null) return refuse('not_found')
    const done = await work(tx, known, held)
    if (E.isLeft(done)) return refusedOf(done.left)
    const after = await findTask(tx, member, id)
    return E.right(after?.mission ?? known.mission)
  })

export const markMission = (db: Db, member: string, task_id: string, mark: DayMark, now: Date): Promise<Answered> =>
  withTask(db, member, task_id, async (tx, { facts }) => {
    const marked = decideMark(facts, mark, todayInBangkok(now.getTime()))
    if (E.isLeft(marked)) return marked
    const { day, done } = mark
    if (done)
      await tx
        .insertInto('mission_days')
        .values({ task_id, member_id: member, day })
        .onConflict((on) => on.doNothing())
        .execute()
    else
      await tx
        .deleteFrom('mission_days')
        .where('task_id', '=', task_id)
        .where('member_id', '=', member)
        .where('day', '=', day)
        .execute()
    return E.right(undefined)
  })

/** Once for a member, a phone and a mailbox; a repeat changes nothing. */
export const claimMission = (db: Db, member: string, task_id: string, now: Date): Promise<Answered> =>
  withTask(db, member, task_id, async (tx, { facts, title }, { account }) => {
    const today = todayInBangkok(now.getTime())
    const claim = decideClaim(facts, today)
    if (E.isLeft(claim)) return claim
    if (claim.right._tag === 'MissionClaimedBefore') return E.right(undefined)
    if (!(await markClaim(tx, member, task_id, now))) return E.left({ _tag: 'MissionClaimed' })
    const { points } = claim.right
    const posted = postPoints(account, { _tag: 'Earn', kind: 'mission', points, reference_id: task_id }, now.getTime())
    if (E.isLeft(posted)) throw new Error(`Task ${task_id} earns nothing: ${posted.left._tag}`)
    await writePosted(tx, member, posted.right)
    await tx.insertInto('mission_claims').values({ task_id, member_id: member, points, claimed_at: now }).execute()
    await notifyMember(tx, member, claimedNotice(title, points, usablePoints(posted.right.account, today)), now)
    return E.right(undefined)
  })
