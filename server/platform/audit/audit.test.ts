import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { audit, type AuditEntry } from './audit.js'
import { ownServer } from '../../testing/ownServer.js'
import { withChild } from '../../testing/testServer.js'
import { runCleanup } from '../../testing/backgroundWork.js'

const server = ownServer()

const entriesOf = (member: string) =>
  server.store.db.selectFrom('audit').select(['action', 'subject']).where('actor', '=', member).orderBy('seq').execute()

it('tells by ids who joined, signed in, consented, withdrew and removed a child', async () => {
  const member = await server.join()
  const { email, password, access_token: token } = member
  const { id: me } = member.user
  const { id } = await withChild(server, member)
  const version = '2026-11-01'
  const withdrawn = { purpose: 'child_health', child_id: id, granted: false, version }
  await server.call(contract.recordConsent, { token, body: withdrawn })
  await server.call(contract.recordConsent, { token, body: { purpose: 'analytics', granted: true, version } })
  await server.call(contract.removeChild, { token, params: { id }, key: 'once' })
  await server.call(contract.removeChild, { token, params: { id }, key: 'once' })
  await server.logIn({ email, password })
  expect(await entriesOf(me)).toEqual([
    { action: 'member.joined', subject: me },
    { action: 'consent.granted', subject: id },
    { action: 'consent.withdrawn', subject: id },
    { action: 'consent.granted', subject: 'analytics' },
    { action: 'child.removed', subject: id },
    { action: 'member.signed-in', subject: me },
  ])
  const all = await server.store.db.selectFrom('audit').selectAll().execute()
  expect(JSON.stringify(all)).not.toContain(email)
})

it('tells of a refresh token that was used twice, and of nothing that was refused', async () => {
  const { user, email, cookie, access_token: token } = await server.join()
  const refresh = () =>
    server.call(contract.refreshToken, {
      body: { grant_type: 'refresh_token', client_id: 'careplus-web' },
      headers: { origin: server.url, cookie },
    })
  await refresh()
  server.clock.advance(61)
  expect((await refresh()).code()).toBe('refresh_invalid')
  await server.logIn({ email, password: 'not this one' })
  await server.call(contract.removeChild, { token, params: { id: user.id } })
  const actions = (await entriesOf(user.id)).map(({ action }) => action)
  expect(actions).toEqual(['member.joined', 'session.reuse-detected'])
})

const dayMs = 24 * 3_600_000

it('keeps a failed sign-in for 90 days, and all else for two years', async () => {
  const { db } = server.store
  const { last } = await db
    .selectFrom('audit')
    .select((of) => of.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  const subjects = async () =>
    (
      await db
        .selectFrom('audit')
        .select('subject')
        .where('actor', '=', 'nobody')
        .where('seq', '>', last)
        .orderBy('seq')
        .execute()
    ).map(({ subject }) => subject)
  const ago = (action: AuditEntry['action'], days: number) =>
    audit(db, { actor: 'nobody', action, subject: `${action} ${days}` }, new Date(Date.now() - days * dayMs))
  await ago('sign-in.failed', 91)
  await ago('sign-in.failed', 88)
  await ago('adult.agreed', 732)
  await ago('adult.agreed', 729)
  await runCleanup(db, new Date())
  expect(await subjects()).toEqual(['sign-in.failed 88', 'adult.agreed 729'])
})

describe('an entry', () => {
  const refused = /append-only/
  const newest = () =>
    server.store.db
      .selectFrom('audit')
      .select(['seq', 'actor', 'subject'])
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()

  it('is neither changed nor deleted by any statement, in one or with all', async () => {
    const { db } = server.store
    await server.join()
    const { seq } = await newest()
    for (const change of [
      sql`update audit set action = 'calendar.made' where seq = ${seq}`,
      sql`update audit set at = at - interval '3 years' where seq = ${seq}`,
      sql`update audit set amount = 1 where seq = ${seq}`,
      sql`delete from audit where seq = ${seq}`,
      sql`delete from audit`,
      sql`truncate audit`,
    ])
      await expect(change.execute(db)).rejects.toThrow(refused)
    expect((await newest()).seq).toBe(seq)
  })

  it('of a member who is still there, or of staff, is not made anonymous', async () => {
    const { db } = server.store
    const erased = randomUUID()
    await audit(db, { actor: erased, action: 'member.erased', subject: erased }, server.now())
    const { user } = await server.join()
    const rename = (was: string, to: string) =>
      db.updateTable('audit').set({ actor: to }).where('actor', '=', was).execute()
    await expect(rename(user.id, erased)).rejects.toThrow(refused)
    await audit(db, { actor: 'staff:mali', action: 'calendar.made', subject: 'x' }, server.now())
    await expect(rename('staff:mali', erased)).rejects.toThrow(refused)
    const unknown = randomUUID()
    await audit(db, { actor: unknown, action: 'calendar.made', subject: 'x' }, server.now())
    await expect(rename(unknown, randomUUID())).rejects.toThrow(refused)
    await rename(unknown, erased)
    expect((await newest()).actor).toBe(erased)
  })

  it('is made anonymous before its member is erased in the same transaction, as release 0.2.0 does', async () => {
    const { db } = server.store
    const [member, erased] = [randomUUID(), randomUUID()]
    await audit(db, { actor: member, action: 'calendar.made', subject: 'x' }, server.now())
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('audit').set({ actor: erased }).where('actor', '=', member).execute()
      await audit(tx, { actor: erased, action: 'member.erased', subject: erased }, server.now())
    })
    expect((await newest()).actor).toBe(erased)
  })
})
