import { contract } from '@careplus/adapters/contract'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { issueJoinToken } from '../join/joinTokens.js'
import { facebookIssuer, phoneIssuer } from '../members/members.js'
import { importLegacy } from '../../staff/backoffice/legacyAccounts.js'
import type { Conversation } from '../../platform/store/engine.js'
import { inTransaction } from '../../platform/store/store.js'
import { issueMigrationToken } from '../migration/migration.js'
import { requestCode, codeTo, loginByCode, someNumber } from '../../testing/phoneFixtures.js'
import { joinConsents, type Member } from '../../testing/testServer.js'
import { testDatabaseUrl, placeThrough } from '../../testing/testStore.js'
import { ownFacebook } from '../../testing/ownServer.js'
import { own } from '../../testing/own.js'

type Work = () => Promise<unknown>

const untilDoneOrWaiting = async ({ query }: Conversation, work: Promise<unknown>): Promise<void> => {
  const waiting = 'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))'
  const state = { done: false }
  const settle = () => (state.done = true)
  void work.then(settle, settle)
  while (!state.done && (await query(waiting, [])).rows.length === 0);
}

const interruptedPlace = async () => {
  let next: { readonly subject: string; readonly work: Work } | null = null
  const interrupted = (conversation: Conversation): Conversation => ({
    ...conversation,
    query: async (sql, values) => {
      const answer = await conversation.query(sql, values)
      if (next === null || !sql.includes('from "identities"') || !values.includes(next.subject)) return answer
      const { work } = next
      next = null
      await untilDoneOrWaiting(conversation, work())
      return answer
    },
  })
  return {
    place: await placeThrough(interrupted),
    after: (subject: string, work: Work) => void (next = { subject, work }),
  }
}

/** The embedded store runs nothing between the statements of a transaction. */
describe.runIf(testDatabaseUrl !== null)('what is taken away while somebody comes in by it', () => {
  const interrupted = own(interruptedPlace, ({ place }) => place.remove())
  const { facebook, server } = ownFacebook(() => interrupted.place)

  const openSessions = ({ user }: Member) => {
    const sessions = server.store.db.selectFrom('sessions').select('id').where('member_id', '=', user.id)
    return sessions.where('ended_at', 'is', null).execute()
  }
  const withIdentity = async (issuer: string, subject: string): Promise<Member> => {
    const member = await server.join()
    const { db } = server.store
    const identity = { issuer, subject, member_id: member.user.id, verified_at: server.now() }
    await db.insertInto('identities').values(identity).execute()
    if (issuer === phoneIssuer)
      await db.updateTable('members').set({ phone: subject }).where('id', '=', member.user.id).execute()
    return member
  }
  const another = async ({ access_token: token }: Member): Promise<Work> => {
    const phone = someNumber()
    const { request } = (await server.call(contract.askPhoneChange, { token, body: { phone } })).answer().data
    const body = { phone, request, code: await codeTo(server, phone) }
    return async () => (await server.call(contract.verifyPhone, { token, body })).answer()
  }
  const withoutFacebook =
    ({ access_token: token }: Member): Work =>
    async () =>
      (await server.call(contract.unlinkSocial, { token, body: { provider: 'facebook' } })).answer()

  const methods = {
    'a number, by its code': async () => {
      const phone = someNumber()
      const member = await withIdentity(phoneIssuer, phone)
      const { request } = (await requestCode(server, phone)).answer().data
      const code = await codeTo(server, phone)
      return {
        member,
        subject: phone,
        takeAway: await another(member),
        comeIn: () => loginByCode(server, { phone, request, code }),
      }
    },
    'a number, by moving an account of the earlier site': async () => {
      const claimed = { email: `moves-${someNumber()}@example.com`, phone: someNumber() }
      const member = await withIdentity(phoneIssuer, claimed.phone)
      await importLegacy(server.store.db, [{ ...claimed, name: null, points: 0 }], server.now())
      const issued = await inTransaction(server.store.db, async (tx) =>
        E.right(await issueMigrationToken(tx, claimed, server.now())),
      )
      const migration_token = E.isRight(issued) ? issued.right : null
      const body = { migration_token, password: 'ย้ายบ้านใหม่ ใจเดิม', adult: true, consents: joinConsents }
      return {
        member,
        subject: claimed.phone,
        takeAway: await another(member),
        comeIn: () => server.call(contract.migrate, { body }),
      }
    },
    Facebook: async () => {
      const id = someNumber()
      facebook.know({ id })
      const member = await withIdentity(facebookIssuer, id)
      const body = { provider: 'facebook', flow: 'token', access_token: facebook.token(id), nonce: 'n' }
      return {
        member,
        subject: id,
        takeAway: withoutFacebook(member),
        comeIn: () => server.call(contract.socialLogin, { body }),
      }
    },
    'Facebook, by joining again': async () => {
      const subject = someNumber()
      const member = await withIdentity(facebookIssuer, subject)
      const issued = await inTransaction(server.store.db, async (tx) =>
        E.right(await issueJoinToken(tx, { issuer: facebookIssuer, subject }, server.now())),
      )
      const body = { join_token: E.isRight(issued) ? issued.right : '', adult: true, consents: joinConsents }
      return {
        member,
        subject,
        takeAway: withoutFacebook(member),
        comeIn: () => server.call(contract.join, { body }),
      }
    },
  }

  it.each(Object.entries(methods))('%s: no session is left of it', async (_what, prepare) => {
    const { member, subject, takeAway, comeIn } = await prepare()
    const before = await openSessions(member)
    let taken: Promise<unknown> = Promise.reject(new Error('the identity was not looked up'))
    taken.catch(() => null)
    interrupted.after(subject, () => (taken = takeAway()))
    await comeIn()
    await taken
    expect(await openSessions(member)).toEqual(before)
  })
})
