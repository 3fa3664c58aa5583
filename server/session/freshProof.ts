import * as E from 'fp-ts/Either'
import { refuse, type Refused } from '../http/refused.js'
import type { Db } from '../store/store.js'

/** Seconds. So long after proving who they are may a member change what guards the account. */
export const proofLifeSeconds = 600

/** The session's owner has just proved to be who they are. */
export const markProved = async (db: Db, session: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', session).execute()
}

/** Seconds for which the last proof in this session holds; 0: another one is needed. */
export const freshFor = async (db: Db, session: string, now: Date): Promise<number> => {
  const row = await db.selectFrom('sessions').select('proved_at').where('id', '=', session).executeTakeFirst()
  const provedAt = row?.proved_at?.getTime()
  return provedAt === undefined ? 0 : Math.max(0, proofLifeSeconds - (now.getTime() - provedAt) / 1000)
}

/** Refused with `proof_required` where the last proof in this session is too old. */
export const requireFreshProof = async (db: Db, session: string, now: Date): Promise<E.Either<Refused, null>> =>
  (await freshFor(db, session, now)) > 0 ? E.right(null) : refuse('proof_required')
