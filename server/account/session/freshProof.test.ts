import { contract } from '@careplus/adapters/contract'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { issueJoinToken } from '../join/joinTokens.js'
import { issueLink } from '../links/links.js'
import { googleIssuer } from '../members/members.js'
import type { Conversation } from '../../platform/store/engine.js'
import { inTransaction } from '../../platform/store/store.js'
import { codeTo, someNumber } from '../../testing/phoneFixtures.js'
import { type Member } from '../../testing/testServer.js'
import { testDatabaseUrl, untilWaitedFor, placeThrough } from '../../testing/testStore.js'
import { freshFor, lockFreshProof } from './freshProof.js'
import { endSession } from './sessions.js'
import { ownServer } from '../../testing/ownServer.js'
import { own } from '../../testing/own.js'

type Work = () => Promise<unknown>

const interruptedPlace = async () => {
  let waiting: { readonly part: string; readonly work: Work } | null = null
  const interrupted = ({ query, send, release }: Conversation): Conversation => {
    let released = false
    return {
      query: async (sql, values) => {
        const answer = await query(sql, values)
        const work = waiting !== null && sql.includes(waiting.part) ? waiting.work : null
        if (work === null) return answer
        waiting = null
        released = true
        release()
        await work()
        return answer
      },
      send,
      release: () => {
        if (!released) release()
      },
    }
  }
  return {
    place: await placeThrough(interrupted),
    after: (part: string, work: Work) => void (waiting = { part, work }),
  }
}

const google = { clientId: 'g', clientSecret: 's', issuer: 'http://127.0.0.1:1', authorization: 'http://127.0.0.1:1/a' }

const interrupted = own(interruptedPlace, ({ place }) => place.remove())
const server = ownServer(() => ({
  place: interrupted.place,
  config: { social: { google, line: null, facebook: null } },
}))

const ownersChoice = 'ดอกแก้ว ริมหน้าต่าง'
const emailTo = async ({ email }: Member): Promise<string> => {
  ;(await server.call(contract.askPasswordLink, { body: { email } })).answer()
  return /#token=([\w-]+)/.exec((await server.messagesTo(email))[0] ?? '')?.[1] ?? ''
}
const reset = async (token: string): Promise<unknown> =>
  (await server.call(contract.resetPassword, { body: { token, password: ownersChoice } })).answer()
const isIn = async ({ email }: Member, password: string): Promise<boolean> =>
  (await server.logIn({ email, password })).status === 200
const sessionOf = async ({ user }: Member) => {
  const sessions = server.store.db.selectFrom('sessions').select('id').where('member_id', '=', user.id)
  return { member: user.id, session: (await sessions.executeTakeFirstOrThrow()).id }
}

const guards = async ({ user, email }: Member) => {
  const { db } = server.store
  const of = <T extends 'audit' | 'identities' | 'letter_links' | 'one_time_codes'>(table: T) => db.selectFrom(table)
  return {
    ways: await of('identities').select('issuer').where('member_id', '=', user.id).execute(),
    links: await of('letter_links').select('address').where('purpose', '=', 'change-email').execute(),
    codes: await of('one_time_codes').select('used_at').where('member_id', '=', user.id).execute(),
    row: await db.selectFrom('members').select(['phone', 'delete_at']).where('id', '=', user.id).executeTakeFirst(),
    exports: await of('audit').select('at').where('actor', '=', user.id).where('action', '=', 'export.taken').execute(),
    told: (await server.messagesTo(email)).filter((message) => !message.includes('รหัสผ่านบัญชีของคุณเพิ่งเปลี่ยน')),
  }
}

const bearer = 'from "access_tokens"'
const proof = 'from "sessions"'

const deeds = {
  'a password': {
    last: proof,
    begin:
      async ({ access_token: token }: Member) =>
      () =>
        server.call(contract.setPassword, { token, body: { password: 'พวงชมพู เลื้อยรั้ว' } }),
  },
  'another e-mail address': {
    last: bearer,
    begin:
      async ({ access_token: token }: Member) =>
      () =>
        server.call(contract.askEmailChange, { token, body: { email: 'elsewhere@example.com' } }),
  },
  'a way in': {
    last: proof,
    begin: async ({ access_token: token }: Member) => {
      const proved = { issuer: googleIssuer, subject: 'to-be-linked' }
      const joining = await inTransaction(server.store.db, async (tx) =>
        E.right(await issueJoinToken(tx, proved, server.now())),
      )
      const body = { join_token: E.isRight(joining) ? joining.right : '' }
      return () => server.call(contract.linkSocial, { token, body })
    },
  },
  'a way in less': {
    last: bearer,
    begin: async ({ access_token: token, user }: Member) => {
      const linked = {
        issuer: googleIssuer,
        subject: `linked-${user.id}`,
        member_id: user.id,
        verified_at: server.now(),
      }
      await server.store.db.insertInto('identities').values(linked).execute()
      return () => server.call(contract.unlinkSocial, { token, body: { provider: 'google' } })
    },
  },
  'another number': {
    last: proof,
    begin: async ({ access_token: token }: Member) => {
      const phone = someNumber()
      const { request } = (await server.call(contract.askPhoneChange, { token, body: { phone } })).answer().data
      const body = { phone, request, code: await codeTo(server, phone) }
      return () => server.call(contract.verifyPhone, { token, body })
    },
  },
  'the account erased': {
    last: bearer,
    begin:
      async ({ access_token: token }: Member) =>
      () =>
        server.call(contract.askDeletion, { token }),
  },
  'a copy of everything': {
    last: bearer,
    begin:
      async ({ access_token: token }: Member) =>
      () =>
        server.call(contract.downloadExport, { token }),
  },
} as const

describe('a session that its owner ends while it is about to get', () => {
  it.each(Object.entries(deeds))('%s, gets nothing any more', async (_what, { last, begin }) => {
    const member = await server.join()
    const message = await emailTo(member)
    const actionNow = await begin(member)
    const before = await guards(member)
    interrupted.after(last, () => reset(message))
    expect((await actionNow()).code()).toBe('proof_required')
    expect(await guards(member)).toEqual(before)
    expect([await isIn(member, ownersChoice), await isIn(member, 'พวงชมพู เลื้อยรั้ว')]).toEqual([true, false])
  })
})

/** The embedded store runs nothing between the statements of a transaction. */
describe.runIf(testDatabaseUrl !== null)('a session that is being ended while it is about to get', () => {
  it.each(Object.entries(deeds))('%s, is waited for, and gets nothing', async (_what, { begin }) => {
    const member = await server.join()
    const { session } = await sessionOf(member)
    const actionNow = await begin(member)
    const before = await guards(member)
    const { answer } = await server.store.db.transaction().execute(async (tx) => {
      await endSession(tx, session, server.now())
      const answer = actionNow()
      await untilWaitedFor(tx)
      return { answer }
    })
    expect((await answer).code()).toBe('proof_required')
    expect(await guards(member)).toEqual(before)
  })
})

describe('a fresh proof', () => {
  it('ends with its session', async () => {
    const { session } = await sessionOf(await server.join())
    expect(await freshFor(server.store.db, session, server.now())).toBeGreaterThan(590)
    await endSession(server.store.db, session, server.now())
    expect(await freshFor(server.store.db, session, server.now())).toBe(0)
  })

  it('that is held holds up whoever ends its session, and so finds what was done by it', async () => {
    const member = await server.join()
    const message = await emailTo(member)
    const signedIn = await sessionOf(member)
    const address = 'asked-for-meanwhile@example.com'
    const { resetting } = await server.store.db.transaction().execute(async (tx) => {
      expect(await lockFreshProof(tx, signedIn, server.now())).toEqual(E.right(null))
      const resetting = reset(message)
      await untilWaitedFor(tx)
      await issueLink(tx, { purpose: 'change-email', member: signedIn.member, address, lifeSeconds: 60 }, server.now())
      return { resetting }
    })
    await resetting
    const links = server.store.db.selectFrom('letter_links').select('hash').where('address', '=', address)
    expect(await links.execute()).toEqual([])
  })
})
