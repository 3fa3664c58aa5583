import * as E from 'fp-ts/Either'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import type { Db, Tx } from '../../platform/store/store.js'
import type { SignedIn } from '../../platform/http/signedIn.js'

/** Seconds after a proof in which a member may change credentials. */
export const proofLifeSeconds = 600

export const markProved = async (db: Db, session: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', session).execute()
}

const secondsLeft = (provedAt: Date | null, now: Date): number =>
  provedAt === null ? 0 : Math.max(0, proofLifeSeconds - (now.getTime() - provedAt.getTime()) / 1000)

const openSessions = (db: Db) => db.selectFrom('sessions').select(['id', 'proved_at']).where('ended_at', 'is', null)

/** Seconds until the last proof of the session expires; 0: a new proof is needed. */
export const freshFor = async (db: Db, session: string, now: Date): Promise<number> => {
  const row = await openSessions(db).where('id', '=', session).executeTakeFirst()
  return secondsLeft(row?.proved_at ?? null, now)
}

export const requireFreshProof = async (db: Db, session: string, now: Date): Promise<E.Either<Refused, null>> =>
  (await freshFor(db, session, now)) > 0 ? E.right(null) : refuse('proof_required')

/** Locks open sessions, so that ending them sees the result. Order: password's row, sessions by id, other rows. */
export const lockFreshProof = async (
  tx: Tx,
  { member, session }: SignedIn,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const open = await openSessions(tx).where('member_id', '=', member).orderBy('id').forNoKeyUpdate().execute()
  const provedAt = open.find(({ id }) => id === session)?.proved_at ?? null
  return secondsLeft(provedAt, now) > 0 ? E.right(null) : refuse('proof_required')
}
