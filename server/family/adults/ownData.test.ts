import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import { newAdult, newMobility, withAdult, type Member } from '../../testing/testServer.js'
import { runJobs, runCleanup } from '../../testing/backgroundWork.js'
import { downloadOf } from '../../testing/download.js'

const server = ownServer()

const day = 86_400
const reminded = async ({ access_token: token }: Member) => {
  const body = { weighing: true, looking: false }
  ;(await server.call(contract.changeReminderMail, { token, body })).answer()
  return (await server.call(contract.makeCalendar, { token })).answer().data.url
}

describe('the download of one’s own data', () => {
  it('holds adults, questions, checks and reminders, and no secret', async () => {
    const member = await server.join()
    const { id, secret } = await withAdult(server, member)
    const url = await reminded(member)
    const { part, text } = await downloadOf(server, member)
    const { birthDate: birth_date, ...profile } = newAdult
    expect(part('adults')).toMatchObject([{ id, ...profile, birth_date, consent_version: '2026-11-20' }])
    const { calfCm: calf, chairStand: stand, ...check } = newMobility
    expect(part('mobility')).toMatchObject([{ adult_id: id, name: newAdult.name, ...check, calf, stand }])
    expect(part('adult-questions')).toMatchObject([{ agreed: null, answered_at: null }])
    expect(part('reminders')).toMatchObject([{ mail_weighing: true, mail_looking: false }])
    const { db } = server.store
    const hashes = [
      ...(await db.selectFrom('adult_questions').select('secret_hash as it').execute()),
      ...(await db.selectFrom('reminder_settings').select('calendar_hash as it').execute()),
    ].map(({ it }) => it ?? '')
    for (const hidden of [secret, url, url.slice(-47, -4), ...hashes]) expect(text).not.toContain(hidden)
  })

  it('holds nothing of somebody who withdrew', async () => {
    const member = await server.join()
    await withAdult(server, member)
    const body = { purpose: 'mobility', granted: false, version: '2026-11-20' }
    ;(await server.call(contract.recordConsent, { token: member.access_token, body })).answer()
    const { part } = await downloadOf(server, member)
    expect([part('adults'), part('mobility')]).toEqual([[], []])
  })
})

describe('a check that was removed', () => {
  it('is not told again by what its key answered; the others are', async () => {
    const member = await server.join()
    const { access_token: token } = member
    const { id, check } = await withAdult(server, member)
    const params = { id }
    const second = (await server.call(contract.addMobility, { token, params, body: newMobility })).answer().data.id
    ;(await server.call(contract.removeMobility, { token, params: { id, check_id: check } })).answer()
    const stored = await server.store.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('path', '=', `/th/adults/${id}/mobility/`)
      .execute()
    const answers = stored.map(({ answer }) => answer).toSorted()
    expect(answers[0]).toBe('{"data":null}')
    expect(answers[1]).toContain(second)
  })
})

describe('an erased member', () => {
  it('leaves nobody whom they looked after, no question, no calendar', async () => {
    const [member, other] = [await server.join(), await server.join()]
    const [mine, theirs] = [await withAdult(server, member), await withAdult(server, other)]
    const url = await reminded(member)
    ;(await server.call(contract.askDeletion, { token: member.access_token })).answer()
    server.clock.advance(7 * day + 1)
    const { db } = server.store
    await runJobs(db, server.now())
    const left = async (id: string) => [
      await db.selectFrom('adults').select('id').where('id', '=', id).execute(),
      await db.selectFrom('mobility_checks').select('id').where('adult_id', '=', id).execute(),
    ]
    expect((await left(mine.id)).flat()).toEqual([])
    expect((await left(theirs.id)).map((rows) => rows.length)).toEqual([1, 1])
    for (const table of ['adult_questions', 'reminder_settings'] as const)
      expect(await db.selectFrom(table).select('member_id').where('member_id', '=', member.user.id).execute()).toEqual(
        [],
      )
    expect((await fetch(url)).status).toBe(404)
    const body = { secret: mine.secret, agreed: true }
    expect((await server.call(contract.answerAdultQuestion, { body })).code()).toBe('not_found')
  })
})

describe('questions', () => {
  it('that nothing is kept by are forgotten after a while, the others are how an adult withdraws', async () => {
    const member = await server.join()
    const { access_token: token } = member
    const { db } = server.store
    const { secret: open } = (await server.call(contract.askAdult, { token })).answer().data
    const { question, secret } = (await server.call(contract.askAdult, { token })).answer().data
    ;(await server.call(contract.answerAdultQuestion, { body: { secret, agreed: true } })).answer()
    const body = { ...newAdult, relation: 'spouse', consent: { question: question.id } }
    ;(await server.call(contract.addAdult, { token, body })).answer()
    await runCleanup(db, new Date(server.clock.now() + 37 * day * 1000))
    const view = (which: string) => server.call(contract.lookAtAdultQuestion, { body: { secret: which } })
    expect((await view(open)).status).toBe(200)
    await runCleanup(db, new Date(server.clock.now() + 39 * day * 1000))
    expect((await view(open)).code()).toBe('not_found')
    expect((await view(secret)).answer().data.state).toBe('used')
  })
})
