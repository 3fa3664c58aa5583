import * as E from 'fp-ts/Either'
import { audit } from '../audit/audit.js'
import type { Handlers } from '../http/call.js'
import { refuse } from '../http/refused.js'
import { endSession, endSessionsOf } from '../session/sessions.js'
import type { Db } from '../store/store.js'
import { deviceNames } from './device.js'

/** Sessions that can still be used: not ended, and with a refresh token that has not run out. */
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

export const deviceHandlers: Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions' | 'endAllSessions'> = {
  listSessions: async ({ db, member, session, now }) => {
    const rows = await openSessions(db, member, now).execute()
    const devices = rows.map(({ id, created_at, last_used_at, strategy, device }) => ({
      id,
      ...deviceNames(device),
      strategy,
      signed_in_at: created_at.toISOString(),
      last_used_at: (last_used_at ?? created_at).toISOString(),
      here: id === session,
    }))
    const place = ({ here, last_used_at }: (typeof devices)[number]): string => `${here ? 1 : 0}${last_used_at}`
    return E.right({ data: devices.sort((a, b) => (place(a) < place(b) ? 1 : -1)) })
  },
  endSession: async ({ db, member, params, now }) => {
    const own = await openSessions(db, member, now).where('id', '=', params.id).executeTakeFirst()
    if (own === undefined) return refuse('not_found')
    await endSession(db, params.id, now)
    await audit(db, { actor: member, action: 'session.ended', subject: params.id }, now)
    return E.right({ data: null })
  },
  endOtherSessions: async ({ db, member, session, now }) => {
    const ended = await endSessionsOf(db, member, now, session)
    await audit(db, { actor: member, action: 'sessions.ended', subject: member }, now)
    return E.right({ data: { ended } })
  },
  endAllSessions: async ({ db, member, refresh, now }) => {
    await endSessionsOf(db, member, now)
    await audit(db, { actor: member, action: 'sessions.ended', subject: member }, now)
    refresh.clear()
    return E.right({ data: null })
  },
}
