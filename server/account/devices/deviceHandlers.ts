import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { audit } from '../../platform/audit/audit.js'
import type { Handlers } from '../../platform/http/call.js'
import { afterPlace, toPage, rowsOfPage } from '../../platform/http/listPages.js'
import { refuse } from '../../platform/refusal/refused.js'
import { dropLinks } from '../links/links.js'
import { endSession, endSessionsOf } from '../session/sessions.js'
import { inTransaction, type Db } from '../../platform/store/store.js'
import { deviceNames } from './device.js'

const lastUse = sql<Date>`coalesce(last_used_at, created_at)`

const openSessions = (db: Db, member: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'strategy', 'device'])
    .where('member_id', '=', member)
    .where('ended_at', 'is', null)
    .where((of) =>
      of.exists(
        of
          .selectFrom('refresh_tokens')
          .select('hash')
          .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
          .where('refresh_tokens.expires_at', '>', now),
      ),
    )

/** Signing out also drops a pending change of the email address. */
const signOut = (db: Db, member: string, now: Date, except?: string): Promise<E.Either<never, number>> =>
  inTransaction(db, async (tx) => {
    const ended = await endSessionsOf(tx, member, now, { except })
    await dropLinks(tx, 'change-email', { member })
    await audit(tx, { actor: member, action: 'sessions.ended', subject: member }, now)
    return E.right(ended)
  })

export const deviceHandlers: Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions' | 'endAllSessions'> = {
  listSessions: async ({ db, member, session, query: { from }, now }) => {
    const current = from === undefined ? await openSessions(db, member, now).where('id', '=', session).execute() : []
    const otherSessions = await openSessions(db, member, now)
      .where('id', '<>', session)
      .where(afterPlace('sessions', [['last_used_at', 'created_at'], 'id'], from ?? null))
      .orderBy(lastUse, 'desc')
      .orderBy('id', 'desc')
      .limit(rowsOfPage)
      .execute()
    const shown = ({ id, created_at, last_used_at, strategy, device }: (typeof otherSessions)[number]) => ({
      id,
      ...deviceNames(device),
      strategy,
      signed_in_at: created_at.toISOString(),
      last_used_at: (last_used_at ?? created_at).toISOString(),
      here: id === session,
    })
    const { data, next } = toPage(otherSessions, ({ id }) => id, shown)
    return E.right({ data: [...current.map(shown), ...data], next })
  },
  endSession: async ({ db, member, params, now }) => {
    const own = await openSessions(db, member, now).where('id', '=', params.id).executeTakeFirst()
    if (own === undefined) return refuse('not_found')
    return inTransaction(db, async (tx) => {
      await endSession(tx, params.id, now)
      await dropLinks(tx, 'change-email', { member })
      await audit(tx, { actor: member, action: 'session.ended', subject: params.id }, now)
      return E.right({ data: null })
    })
  },
  endOtherSessions: async ({ db, member, session, now }) => {
    const signedOut = await signOut(db, member, now, session)
    return E.Functor.map(signedOut, (ended) => ({ data: { ended } }))
  },
  endAllSessions: async ({ db, member, refresh, now }) => {
    await signOut(db, member, now)
    refresh.clear()
    return E.right({ data: null })
  },
}
