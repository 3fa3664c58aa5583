import { addDays, addMonths, type IsoDate } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { consentVersions } from '@careplus/core/consents'
import { contract, type Endpoint } from '@careplus/adapters/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { wholeHistory } from '../../account/consents/memberConsents.js'
import { recordConsent } from '../consents/familyConsents.js'
import { refuseField } from '../../platform/refusal/refused.js'
import { eraseChildHealth, erasureDelayMs } from './healthErasure.js'
import { shareChild } from '../../testing/childSharing.js'
import { ownServer } from '../../testing/ownServer.js'
import {
  newChild,
  newNutrition,
  newRecord,
  newStool,
  olderChild,
  withChecks,
  withChild,
  type Member,
} from '../../testing/testServer.js'
import { addChild } from './children.js'
import { runJobs } from '../../testing/backgroundWork.js'

const server = ownServer()
let member: Member
let token: string
beforeAll(async () => {
  member = await server.join()
  token = member.access_token
})

const consent = (child_id: string, granted: boolean) =>
  server.call(contract.recordConsent, {
    token,
    body: { purpose: 'child_health', child_id, granted, version: '2026-12-10' },
  })
const records = async (id: string) => (await server.call(contract.listGrowth, { token, params: { id } })).answer().data
const add = (id: string, record: object) => server.call(contract.addGrowth, { token, params: { id }, body: record })

describe('me', () => {
  it('changes what is named and leaves the rest', async () => {
    const change = (body: object) => server.call(contract.changeMe, { token, body })
    await change({ name: '  คุณแม่มะลิ ', birthday: '1992-04-13' })
    await change({ birthday: null })
    expect((await change({})).answer().data).toMatchObject({ name: 'คุณแม่มะลิ', birthday: null })
    expect((await server.call(contract.readMe, { token })).answer().data.name).toBe('คุณแม่มะลิ')
    expect((await change({ birthday: addDays(server.today(), 1) })).body).toMatchObject({
      field: 'birthday',
      errors: [{ code: 'in_future' }],
    })
  })
})

const given = { version: consentVersions.child_health }

describe('children', () => {
  it('are made, read, changed, listed oldest first, and removed', async () => {
    const parent = await server.join()
    const at = { token: parent.access_token }
    const young = (
      await server.call(contract.addChild, {
        ...at,
        body: { ...newChild, gestation_weeks: 34, gestation_days: 6, consent: given },
      })
    ).answer().data
    expect(young).toMatchObject({
      nickname: 'น้องปัน',
      birthday: '2024-07-12',
      gestation_weeks: 34,
      gestation_days: 6,
      health_consent_at: expect.any(String),
    })
    const old = (
      await server.call(contract.addChild, { ...at, body: { ...newChild, birthday: '2020-02-29' } })
    ).answer().data
    const list = async () => (await server.call(contract.listChildren, at)).answer().data.map(({ id }) => id)
    expect(await list()).toEqual([old.id, young.id])
    const params = { id: young.id }
    const daysAlone = { errors: [{ field: 'gestation_weeks', code: 'required' }] }
    const refused = await server.call(contract.addChild, { ...at, body: { ...newChild, gestation_days: 3 } })
    expect(refused.body).toMatchObject(daysAlone)
    const change = (body: object, version: number) =>
      server.call(contract.changeChild, { ...at, params, body, version })
    const changed = { nickname: 'น้องใหม่', birthday: '2024-07-13', gender: 'female' }
    expect((await change(changed, 1)).answer().data).toEqual({ ...young, ...changed, version: 2 })
    expect((await change({ gestation_weeks: null, gestation_days: 3 }, 2)).body).toMatchObject(daysAlone)
    expect((await change({ gestation_weeks: null }, 2)).answer().data).toEqual({
      ...young,
      ...changed,
      gestation_weeks: null,
      gestation_days: null,
      version: 3,
    })
    expect((await change({ gestation_days: 3 }, 3)).body).toMatchObject(daysAlone)
    expect(
      (await server.call(contract.readChild, { ...at, params: { id: young.id.toUpperCase() } })).answer().data.nickname,
    ).toBe('น้องใหม่')
    expect((await server.call(contract.removeChild, { ...at, params, version: 3 })).answer()).toEqual({ data: null })
    expect(await list()).toEqual([old.id])
    expect((await server.call(contract.readChild, { ...at, params })).code()).toBe('not_found')
  })

  it('have their gestation erased with their health data', async () => {
    const parent = await server.join()
    const at = { token: parent.access_token }
    const body = { ...newChild, gestation_weeks: 31, consent: given }
    const { id } = (await server.call(contract.addChild, { ...at, body })).answer().data
    const stored = () =>
      server.store.db.selectFrom('children').select('gestation_weeks').where('id', '=', id).executeTakeFirstOrThrow()
    const withdrawn = { purpose: 'child_health', child_id: id, granted: false, ...given }
    ;(await server.call(contract.recordConsent, { ...at, body: withdrawn })).answer()
    expect((await server.call(contract.readChild, { ...at, params: { id } })).answer().data.gestation_weeks).toBeNull()
    expect((await stored()).gestation_weeks).toBe(31)
    const changed = { nickname: 'น้องใหม่', birthday: newChild.birthday, gender: newChild.gender }
    ;(await server.call(contract.changeChild, { ...at, params: { id }, body: changed })).answer()
    ;(await server.call(contract.recordConsent, { ...at, body: { ...withdrawn, granted: true } })).answer()
    expect((await server.call(contract.readChild, { ...at, params: { id } })).answer().data.gestation_weeks).toBe(31)
    ;(await server.call(contract.recordConsent, { ...at, body: withdrawn })).answer()
    await eraseChildHealth(server.store.db, id, new Date(server.clock.now() + erasureDelayMs))
    expect((await stored()).gestation_weeks).toBeNull()
    const answers = await server.store.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('member_id', '=', parent.user.id)
      .execute()
    expect(answers.map(({ answer }) => answer).join()).not.toContain('"gestation_weeks":31')
  })

  it('of ten and more agree too: it is asked of them, put on record, and in the download', async () => {
    const parent = await server.join()
    const at = { token: parent.access_token }
    const eldest = { ...newChild, birthday: addMonths(server.today(), -120) }
    const refused = await server.call(contract.addChild, { ...at, body: { ...eldest, consent: given } })
    expect(refused.body).toMatchObject({ field: 'consent.child_agrees', errors: [{ code: 'child_word_missing' }] })
    const { id } = (await server.call(contract.addChild, { ...at, body: eldest })).answer().data
    const yes = { purpose: 'child_health', child_id: id, granted: true, ...given }
    for (const word of [{}, { child_agrees: false }]) {
      const reply = await server.call(contract.recordConsent, { ...at, body: { ...yes, ...word } })
      expect(reply.body).toMatchObject({ field: 'child_agrees', errors: [{ code: 'child_word_missing' }] })
    }
    ;(await server.call(contract.recordConsent, { ...at, body: { ...yes, child_agrees: true } })).answer()
    const [message] = await wholeHistory(server.store.db, parent.user.id)
    expect(message).toMatchObject({ purpose: 'child_health', child_id: id, child_agreed: true })
    const younger = { ...newChild, birthday: addDays(addMonths(server.today(), -120), 1), consent: given }
    expect((await server.call(contract.addChild, { ...at, body: younger })).status).toBe(201)
    // An earlier text is accepted until the day before the newest.
    const earlier = { ...newChild, birthday: '2016-11-01', consent: { version: '2026-11-01' } } as const
    const { db } = server.store
    const newest = startOfBangkokDay(consentVersions.child_health as IsoDate)
    const added = (instant: number) => addChild(db, parent.user.id, earlier, new Date(instant))
    expect(await added(newest - 1)).toMatchObject({ _tag: 'Right' })
    expect(await added(newest)).toMatchObject(refuseField('consent.version', 'not_one_of'))
    const anew = { purpose: 'child_health', child_id: id, granted: true, version: '2026-11-01' } as const
    await recordConsent(db, parent.user.id, { ...anew, granted: false }, new Date(newest))
    expect(await recordConsent(db, parent.user.id, anew, new Date(newest))).toMatchObject(
      refuseField('version', 'not_one_of'),
    )
  })

  it('are not born tomorrow, by the Bangkok day, nor after they were measured', async () => {
    const born = (birthday: string) => server.call(contract.addChild, { token, body: { ...newChild, birthday } })
    expect((await born(addDays(server.today(), 1))).body).toMatchObject({
      field: 'birthday',
      errors: [{ code: 'in_future' }],
    })
    expect((await born(server.today())).status).toBe(201)
    const { id } = await withChild(server, member)
    const body = { nickname: 'น้อง', gender: 'male', birthday: '2026-01-13' }
    const late = await server.call(contract.changeChild, { token, params: { id }, body })
    expect(late.body).toMatchObject({ field: 'birthday', errors: [{ code: 'before_birth' }] })
  })

  it.each([
    ['2026-02-13', 'before_birth'],
    ['2023-02-13', 'too_young'],
    ['2007-02-11', 'too_old'],
  ])('are not born on %s where a check would then be of no age for it', async (birthday, code) => {
    const { id, record } = await withChild(server, member, olderChild)
    await withChecks(server, member, id)
    const change = (day: string) =>
      server.call(contract.changeChild, {
        token,
        params: { id },
        body: { nickname: 'น้อง', gender: 'male', birthday: day },
      })
    await server.call(contract.removeGrowth, { token, params: { id, record_id: record } })
    expect((await change(birthday)).body).toMatchObject({ field: 'birthday', errors: [{ code }] })
    expect((await change('2023-02-12')).status).toBe(200)
    const list = { token, params: { id } }
    expect((await server.call(contract.listNutrition, list)).answer().data[0]?.ageInMonths).toBe(36)
    expect((await server.call(contract.listStool, list)).answer().data[0]?.ageInDays).toBe(1096)
  })

  it('take everything kept of them along', async () => {
    const { id } = await withChild(server, member, olderChild)
    await withChecks(server, member, id)
    await server.call(contract.removeChild, { token, params: { id } })
    const { db } = server.store
    for (const table of ['growth_records', 'stool_checks', 'nutrition_checks', 'child_activity'] as const)
      expect(await db.selectFrom(table).select('child_id').where('child_id', '=', id).execute()).toEqual([])
    const stored = await db.selectFrom('idempotency_keys').select('answer').where('path', 'like', `%${id}%`).execute()
    expect(new Set(stored.map(({ answer }) => answer))).toEqual(new Set(['{"data":null}']))
    expect(
      await db
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('answer', 'like', `%${id}%`)
        .where('path', '=', '/th/children/')
        .execute(),
    ).toEqual([])
  })
})

describe('growth records', () => {
  it('are made, changed, listed newest first, and removed; several a day are allowed', async () => {
    const { id, record } = await withChild(server, member)
    const later = (
      await add(id, { date: '2026-03-01', weight: 11.25, height: 83.5, measure: 'h', head_circumference: 47.1 })
    ).answer().data
    const same = (await add(id, { date: '2026-03-01', weight: 11.3, height: 83.6 })).answer().data
    expect(same).toMatchObject({ weight: 11.3, height: 83.6, measure: null, head_circumference: null })
    expect((await records(id)).map((each) => each.id)).toEqual([same.id, later.id, record])
    const params = { id, record_id: later.id }
    const body = { date: '2026-03-02', weight: 11.4, height: 84, head_circumference: null }
    expect((await server.call(contract.changeGrowth, { token, params, body })).answer().data).toEqual({
      id: later.id,
      ...body,
      measure: 'h',
      height_carried: null,
      head_carried: null,
      version: 2,
      referral_taken_on: null,
    })
    await server.call(contract.removeGrowth, { token, params, version: 2 })
    expect((await records(id)).map((each) => each.id)).toEqual([same.id, record])
    expect((await server.call(contract.removeGrowth, { token, params })).code()).toBe('not_found')
    expect((await server.call(contract.changeGrowth, { token, params, body })).code()).toBe('not_found')
  })

  it('say on which day the child was taken to be seen, until the figures change or it is taken back', async () => {
    const { id, record } = await withChild(server, member)
    const params = { id, record_id: record }
    const mark = async (taken: boolean, as = token, version = 1) =>
      server.call(contract.markTaken, { token: as, params, body: { taken }, version })
    const takenOn = async () => (await records(id)).map((each) => each.referral_taken_on)
    expect(await takenOn()).toEqual([null])
    expect((await mark(true)).answer().data.referral_taken_on).toBe(server.today())
    await server.store.db
      .updateTable('growth_records')
      .set({ referral_taken_on: '2026-01-05' })
      .where('id', '=', record)
      .execute()
    expect((await mark(true)).answer().data.referral_taken_on).toBe('2026-01-05')
    expect(await takenOn()).toEqual(['2026-01-05'])
    expect((await mark(true, (await server.join()).access_token)).code()).toBe('not_found')
    await mark(false)
    expect(await takenOn()).toEqual([null])
    await mark(true)
    await server.call(contract.changeGrowth, { token, params, body: newRecord })
    expect(await takenOn()).toEqual([null])
    expect((await mark(true, token, 2)).answer().data.id).toBe(record)
    await server.call(contract.removeGrowth, { token, params, version: 2 })
    expect((await mark(true, token, 2)).code()).toBe('not_found')
  })

  it('are taken of a weight alone, and with a length that is said to be that of last time', async () => {
    const { id } = await withChild(server, member)
    const alone = (await add(id, { date: '2026-03-01', weight: 11.3, measure: 'h', height_carried: true })).answer()
      .data
    expect(alone).toMatchObject({ weight: 11.3, height: null, measure: null, height_carried: null })
    const repeated = { date: '2026-04-01', weight: 11.4, height: 83.5, height_carried: true, head_carried: true }
    expect((await add(id, repeated)).answer().data).toMatchObject({ height_carried: true, head_carried: null })
    expect((await records(id)).map(({ height }) => height)).toContain(null)
  })

  it.each([
    ['before birth', () => '2024-07-11', 'before_birth'],
    ['tomorrow', () => addDays(server.today(), 1), 'in_future'],
  ])('are not measured %s', async (_when, date, code) => {
    const { id, record } = await withChild(server, member)
    const body = { ...newRecord, date: date() }
    expect((await add(id, body)).body).toMatchObject({
      error_code: 'invalid_input',
      field: 'date',
      errors: [{ field: 'date', code }],
    })
    const change = await server.call(contract.changeGrowth, { token, params: { id, record_id: record }, body })
    expect(change.body).toMatchObject({ field: 'date' })
    expect((await add(id, { ...newRecord, date: '2024-07-12' })).status).toBe(201)
    expect((await add(id, { ...newRecord, date: server.today() })).status).toBe(201)
  })

  it('"today" is the day in Bangkok', async () => {
    const { id } = await withChild(server, member)
    const toMidnight = 86_400 - ((server.clock.now() / 1000 + 7 * 3600) % 86_400)
    server.clock.advance(toMidnight + 60)
    const { email, password } = member
    token = (await server.logIn({ email, password })).answer().access_token
    member = { ...member, access_token: token }
    expect((await add(id, { ...newRecord, date: server.today() })).status).toBe(201)
    expect(server.now().toISOString().slice(0, 10) < server.today()).toBe(true)
  })
})

describe('what is taken away', () => {
  it('is not told again by what its keys answered, to whoever wrote it; the rest is', async () => {
    const helper = await server.join()
    const { id, record } = await withChild(server, member, olderChild)
    const checks = await withChecks(server, member, id)
    await shareChild(server, member, helper, id, 'manage')
    const by = { token: helper.access_token, params: { id } }
    const theirs = { ...newRecord, weight: 12.3 }
    const added = (await server.call(contract.addGrowth, { ...by, body: theirs })).answer().data
    const change = { token, params: { id, record_id: added.id }, body: { ...newRecord, weight: 12.4 } }
    ;(await server.call(contract.changeGrowth, change)).answer()
    const other = await withChecks(server, helper, id)
    const at = (entry: object) => ({ token, params: { id, ...entry } })
    ;(await server.call(contract.removeGrowth, { ...at({ record_id: added.id }), version: 2 })).answer()
    ;(await server.call(contract.removeStool, at({ check_id: checks.stool }))).answer()
    ;(await server.call(contract.removeNutrition, at({ check_id: other.nutrition }))).answer()
    const stored = await server.store.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('path', 'like', `/th/children/${id}/%`)
      .execute()
    const answers = stored.map(({ answer }) => answer)
    for (const gone of [added.id, checks.stool, other.nutrition, '12.3', '12.4'])
      expect(answers.filter((answer) => answer.includes(gone))).toEqual([])
    for (const there of [record, other.stool, checks.nutrition])
      expect(answers.filter((answer) => answer.includes(there))).toHaveLength(1)
  })
})

describe("consent to keep a child's health data", () => {
  it('is needed for every write, and each child has its own', async () => {
    const { id, record } = await withChild(server, member)
    const other = (await server.call(contract.addChild, { token, body: newChild })).answer().data.id
    expect((await add(other, newRecord)).code()).toBe('consent_required')
    await consent(id, false)
    expect((await add(id, newRecord)).code()).toBe('consent_required')
    const params = { id, record_id: record }
    expect((await server.call(contract.changeGrowth, { token, params, body: newRecord })).code()).toBe(
      'consent_required',
    )
    expect((await server.call(contract.removeGrowth, { token, params })).status).toBe(200)
  })

  it('keeps its history, newest first, and shows on the child', async () => {
    const { id } = await withChild(server, member)
    await consent(id, false)
    await consent(id, true)
    const history = (await server.call(contract.listConsents, { token }))
      .answer()
      .data.filter((each) => each.child_id === id)
    expect(history.map(({ granted }) => granted)).toEqual([true, false, true])
    const child = (await server.call(contract.readChild, { token, params: { id } })).answer().data
    expect(child.health_consent_at).toBe(history[0]?.recorded_at)
  })

  it('withdrawn deletes the records within 30 days, and what the keys answer of them', async () => {
    const { id } = await withChild(server, member, olderChild)
    await withChecks(server, member, id)
    await consent(id, false)
    const { db } = server.store
    const left = () => db.selectFrom('growth_records').select('id').where('child_id', '=', id).execute()
    await runJobs(db, server.now())
    expect([await records(id), (await left()).length]).toEqual([[], 1])
    await runJobs(db, new Date(server.clock.now() + 29 * 86_400_000))
    expect(await left()).toEqual([])
    const stored = await db.selectFrom('idempotency_keys').select('answer').where('path', 'like', `%${id}%`).execute()
    expect(stored.map(({ answer }) => answer)).toEqual(Array.from({ length: 3 }, () => '{"data":null}'))
    for (const list of [contract.listStool, contract.listNutrition])
      expect((await server.call(list as Endpoint, { token, params: { id } })).answer()).toEqual({ data: [] })
    const activity = (await server.call(contract.listActivity, { token, params: { id } })).answer().data
    expect(activity.map(({ kind }) => kind)).toEqual(['consent.granted'])
  })

  it('withdrawn, given again and withdrawn once more waits seven days from the last time', async () => {
    const { id } = await withChild(server, member)
    const day = 86_400
    const { db } = server.store
    const signIn = async () => {
      const { email, password } = member
      token = (await server.logIn({ email, password })).answer().access_token
      member = { ...member, access_token: token }
    }
    const left = async () =>
      (await db.selectFrom('growth_records').select('id').where('child_id', '=', id).execute()).length
    const runJobsNow = () => runJobs(db, server.now())
    await consent(id, false)
    server.clock.advance(day)
    await signIn()
    await consent(id, true)
    server.clock.advance(5 * day)
    await signIn()
    await consent(id, false)
    server.clock.advance(day + 60)
    await runJobsNow()
    expect(await left()).toBe(1)
    await signIn()
    await consent(id, false)
    server.clock.advance(6 * day)
    await runJobsNow()
    expect(await left()).toBe(0)
    await signIn()
  })

  it('given again in time keeps them', async () => {
    const { id } = await withChild(server, member)
    await consent(id, false)
    await consent(id, true)
    await runJobs(server.store.db, new Date(server.clock.now() + 29 * 86_400_000))
    expect(await records(id)).toHaveLength(1)
  })
})

describe('a child whose history is full', () => {
  it('takes no more records, and says so; those there are can still be changed', async () => {
    const { id, record } = await withChild(server, member)
    const more = { date: '2025-01-12', weight: 9.5, height: 75, measure: null, head_circumference: null }
    const rows = (count: number) =>
      Array.from({ length: count }, () => ({
        ...more,
        id: crypto.randomUUID(),
        child_id: id,
        created_at: server.now(),
      }))
    await server.store.db.insertInto('growth_records').values(rows(998)).execute()
    expect((await add(id, newRecord)).status).toBe(201)
    const refused = await add(id, newRecord)
    expect(refused.body).toMatchObject({ error_code: 'invalid_input', errors: [{ field: '', code: 'too_many' }] })
    expect((refused.body as { error_message: string }).error_message).toMatch(/[ก-๙]/)
    const params = { id, record_id: record }
    expect((await server.call(contract.changeGrowth, { token, params, body: newRecord })).status).toBe(200)
  })

  it('gives stool checks of earlier questions as the gravest they could mean, and keeps their words', async () => {
    const { id } = await withChild(server, member, olderChild)
    const { db } = server.store
    await withChecks(server, member, id)
    const row = await db.selectFrom('stool_checks').selectAll().where('child_id', '=', id).executeTakeFirstOrThrow()
    const { redUrine: _, ...second } = newStool.signs
    const { feeding: __, ...first } = second
    for (const [earlier, now] of [
      [
        { ...first, feedingWell: 'yes' },
        { ...first, feeding: 'as-before', redUrine: 'no' },
      ],
      [
        { ...first, feedingWell: 'no' },
        { ...first, feeding: 'none', redUrine: 'no' },
      ],
      [
        { ...first, feedingWell: 'unsure' },
        { ...first, feeding: 'none', redUrine: 'no' },
      ],
      [second, { ...second, redUrine: 'no' }],
      [
        { ...second, darkUrine: 'yes' },
        { ...second, darkUrine: 'yes', redUrine: 'unsure' },
      ],
    ] as const) {
      await db.updateTable('stool_checks').set({ signs: earlier }).where('id', '=', row.id).execute()
      const { data } = (await server.call(contract.listStool, { token, params: { id } })).answer()
      expect(data.map((check) => check.signs)).toStrictEqual([now])
      const stored = await db
        .selectFrom('stool_checks')
        .select('signs')
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow()
      expect(stored.signs).toEqual(earlier)
      const body = { ...newStool, signs: earlier }
      expect((await server.call<Endpoint>(contract.addStool, { token, params: { id }, body })).status).toBe(400)
    }
  })

  it.each([
    ['stool', contract.addStool, newStool],
    ['nutrition', contract.addNutrition, newNutrition],
  ] as const)('takes no more %s checks either', async (kind, endpoint: Endpoint, body) => {
    const { id } = await withChild(server, member, olderChild)
    const { db } = server.store
    await withChecks(server, member, id)
    const copies = <Row>(row: Row, count: number) =>
      Array.from({ length: count }, () => ({ ...row, id: crypto.randomUUID() }))
    if (kind === 'stool') {
      const row = await db.selectFrom('stool_checks').selectAll().where('child_id', '=', id).executeTakeFirstOrThrow()
      await db.insertInto('stool_checks').values(copies(row, 998)).execute()
    } else {
      const found = db.selectFrom('nutrition_checks').selectAll().where('child_id', '=', id)
      await db
        .insertInto('nutrition_checks')
        .values(copies(await found.executeTakeFirstOrThrow(), 998))
        .execute()
    }
    expect((await server.call(endpoint, { token, params: { id }, body })).status).toBe(201)
    const refused = await server.call(endpoint, { token, params: { id }, body })
    expect(refused.body).toMatchObject({ error_code: 'invalid_input', errors: [{ field: '', code: 'too_many' }] })
  })
})
