import { contract } from '@careplus/adapters/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueJobs } from '../jobs/runner.js'
import { share } from '../testing/sharing.js'
import {
  olderChild,
  startTestServer,
  unexpected,
  withChecks,
  withChild,
  type Member,
  type TestServer,
} from '../testing/testServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400
const ask = ({ access_token: token }: Member) => server.call(contract.askDeletion, { token })
const withdraw = (token: string) => server.call(contract.withdrawDeletion, { token })
const signIn = ({ email, password }: Member) => server.call(contract.login, { body: { email, password } })
const runJobs = () => runDueJobs(server.store.db, new Date(server.clock.now()), unexpected)
const deleteAt = async (token: string) => (await server.call(contract.readMe, { token })).answer().data.delete_at

describe('deleting the account', () => {
  it('wants fresh proof', async () => {
    const member = await server.join()
    server.clock.advance(601)
    expect((await ask(member)).code()).toBe('proof_required')
    const { access_token: token, password } = member
    await server.call(contract.giveProof, { token, body: { password } })
    expect((await ask(member)).status).toBe(200)
  })

  it('is set for seven days on, once, and a letter tells how to take it back', async () => {
    const member = await server.join()
    const before = server.clock.now()
    const { delete_at } = (await ask(member)).answer().data
    expect(Date.parse(delete_at) - before).toBeGreaterThanOrEqual(7 * day * 1000)
    server.clock.advance(60)
    expect((await ask(member)).answer().data.delete_at).toBe(delete_at)
    const letters = (await server.letters(member.email)).filter((text) => text.includes('ลบบัญชี'))
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain(`${server.url}/user-profile`)
  })

  it('lets its owner in until then, and is taken back', async () => {
    const member = await server.join()
    await ask(member)
    server.clock.advance(3 * day)
    const { access_token: token } = (await signIn(member)).answer()
    expect(await deleteAt(token)).not.toBeNull()
    expect((await withdraw(token)).status).toBe(200)
    expect((await withdraw(token)).status).toBe(200)
    expect(await deleteAt(token)).toBeNull()
    server.clock.advance(5 * day)
    await runJobs()
    expect((await signIn(member)).status).toBe(200)
  })

  it('asked again after it was taken back, waits the whole time anew', async () => {
    const member = await server.join()
    await ask(member)
    await withdraw(member.access_token)
    server.clock.advance(2 * day)
    const { access_token: token } = (await signIn(member)).answer()
    await server.call(contract.askDeletion, { token })
    server.clock.advance(5 * day + 1)
    await runJobs()
    expect((await signIn(member)).status).toBe(200)
    server.clock.advance(2 * day)
    await runJobs()
    expect((await signIn(member)).code()).toBe('invalid_credentials')
  })

  it('erases everything of the member, and nothing of another', async () => {
    const [member, other] = [await server.join(), await server.join()]
    const [child, others] = [await withChild(server, member), await withChild(server, other)]
    const id = member.user.id
    await ask(member)
    server.clock.advance(7 * day - 60)
    await runJobs()
    expect((await signIn(member)).status).toBe(200)
    server.clock.advance(61)
    await runJobs()

    const { db } = server.store
    expect((await server.call(contract.readMe, { token: member.access_token })).code()).toBe('token_invalid')
    for (const table of ['members', 'children'] as const)
      expect(await db.selectFrom(table).select('id').where('id', 'in', [id, child.id]).execute()).toStrictEqual([])
    for (const table of ['credentials', 'identities', 'sessions', 'consents', 'files', 'idempotency_keys'] as const)
      expect(await db.selectFrom(table).select('member_id').where('member_id', '=', id).execute()).toStrictEqual([])
    expect(await db.selectFrom('growth_records').select('id').where('child_id', '=', child.id).execute()).toStrictEqual(
      [],
    )
    expect(await server.letters(member.email)).toStrictEqual([])

    const { access_token: token } = (await signIn(other)).answer()
    const theirs = (await server.call(contract.listChildren, { token })).answer().data
    expect(theirs.map((each) => each.id)).toStrictEqual([others.id])
    expect(await server.letters(other.email)).not.toStrictEqual([])
  })

  it('leaves nothing of their children in what partners were answered', async () => {
    const [owner, helper] = [await server.join(), await server.join()]
    const { id } = await withChild(server, owner, olderChild)
    await share(server, owner, helper, id, 'manage')
    await withChecks(server, helper, id)
    const own = await withChild(server, helper)
    await ask(owner)
    server.clock.advance(7 * day)
    await runJobs()
    const answers = await server.store.db
      .selectFrom('idempotency_keys')
      .select(['path', 'answer'])
      .where('member_id', '=', helper.user.id)
      .execute()
    const of = (child: string) => answers.filter(({ path }) => path.includes(child)).map(({ answer }) => answer)
    expect(of(id)).toStrictEqual(['{"data":null}', '{"data":null}'])
    expect(of(own.id).join()).toContain('10.8')
  })

  it('leaves on record what was done, without who did it', async () => {
    const member = await server.join()
    const id = member.user.id
    const count = async () => (await server.store.db.selectFrom('audit').select('seq').execute()).length
    await ask(member)
    const before = await count()
    server.clock.advance(7 * day)
    await runJobs()
    expect(await count()).toBe(before + 1)
    const rows = await server.store.db
      .selectFrom('audit')
      .select(['actor', 'action', 'subject'])
      .orderBy('seq')
      .execute()
    expect(JSON.stringify(rows)).not.toContain(id)
    const nobody = rows.at(-1)?.actor
    const theirs = rows.filter(({ actor }) => actor === nobody).map(({ action }) => action)
    expect(theirs).toStrictEqual(['member.joined', 'deletion.asked', 'member.erased'])
    expect(JSON.stringify(await server.store.db.selectFrom('jobs').selectAll().execute())).not.toContain(id)
  })

  it("leaves a partner's work on another's child, without whose it was", async () => {
    const [owner, helper] = [await server.join(), await server.join()]
    const { id, record } = await withChild(server, owner, olderChild)
    await withChecks(server, owner, id)
    const { db } = server.store
    const who = helper.user.id
    for (const table of ['stool_checks', 'nutrition_checks'] as const)
      await db.updateTable(table).set({ created_by: who }).where('child_id', '=', id).execute()
    await db.updateTable('growth_records').set({ changed_by: who }).where('id', '=', record).execute()
    const line = { child_id: id, at: new Date(), actor: who, kind: 'growth.changed', day: null, about: who } as const
    await db.insertInto('child_activity').values(line).execute()
    await ask(helper)
    server.clock.advance(7 * day)
    await runJobs()
    const left = [
      await db.selectFrom('child_activity').select(['actor', 'about']).where('child_id', '=', id).execute(),
      await db.selectFrom('growth_records').select(['id', 'changed_by']).where('child_id', '=', id).execute(),
      await db.selectFrom('stool_checks').select(['id', 'created_by']).where('child_id', '=', id).execute(),
      await db.selectFrom('nutrition_checks').select(['id', 'created_by']).where('child_id', '=', id).execute(),
    ]
    expect(left.map((rows) => rows.length > 0)).toStrictEqual([true, true, true, true])
    expect(JSON.stringify(left)).not.toContain(who)
  })

  it('and the address may join anew, as somebody else', async () => {
    const member = await server.join()
    await ask(member)
    server.clock.advance(7 * day)
    await runJobs()
    const again = await server.join(member.email)
    expect(again.user.id).not.toBe(member.user.id)
  })

  it('is done once by whichever process comes first, beside a word to take it back', async () => {
    const member = await server.join()
    await ask(member)
    server.clock.advance(7 * day)
    const { access_token: token } = (await signIn(member)).answer()
    const [first, second, word] = await Promise.all([runJobs(), runJobs(), withdraw(token)])
    expect(first + second).toBeGreaterThanOrEqual(1)
    const still = await signIn(member)
    // Either the word came in time, or there was nobody left to say it.
    if (word.status === 200) expect(still.status).toBe(200)
    else expect([word.code(), still.code()]).toStrictEqual(['token_invalid', 'invalid_credentials'])
    const erased = await server.store.db.selectFrom('members').select('id').where('id', '=', member.user.id).execute()
    expect(erased).toHaveLength(word.status === 200 ? 1 : 0)
  })
})
