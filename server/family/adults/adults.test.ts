import { contract, type Endpoint } from '@careplus/adapters/contract'
import type { IsoDate } from '@careplus/core/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  adultQuestionAnswers,
  adultQuestionViews,
  unknownAdultQuestionsFromNetwork,
} from '../../platform/limits/limitRules.js'
import { countedBefore } from '../../testing/countedBefore.js'
import { untilWaitedFor } from '../../testing/testStore.js'
import { ownServer } from '../../testing/ownServer.js'
import { newAdult, newMobility, type Member } from '../../testing/testServer.js'
import { withoutAddresses } from '../../testing/withoutAddresses.js'
import { addAdult } from './adults.js'
import { runJobs } from '../../testing/backgroundWork.js'

const server = ownServer()
let member: Member
let token: string
beforeEach(async () => {
  member = await server.join()
  token = member.access_token
})

const day = 86_400
const granny = { ...newAdult, relation: 'maternalGrandmother', name: 'ยายศรี', birthDate: '1959-03-02' } as const
const own = { version: '2026-11-20' } as const
const nobody = '00000000-0000-4000-8000-000000000000'

const list = async () => (await server.call(contract.listAdults, { token })).answer().data
const add = (body: object, key?: string) => server.call(contract.addAdult, { token, body, key })
const addMyself = async () => (await add({ ...newAdult, consent: own })).answer().data
const addCheck = (id: string) => server.call(contract.addMobility, { token, params: { id }, body: newMobility })
const checks = (id: string) => server.call(contract.listMobility, { token, params: { id } })
const consent = (granted: boolean) =>
  server.call(contract.recordConsent, { token, body: { purpose: 'mobility', granted, version: '2026-11-20' } })
const ask = async () => (await server.call(contract.askAdult, { token })).answer().data
const view = (secret: string) => server.call(contract.lookAtAdultQuestion, { body: { secret } })
const answer = (secret: string, agreed: boolean) =>
  server.call(contract.answerAdultQuestion, { body: { secret, agreed } })
const answerBy = (cookie: string, secret: string, agreed: boolean) =>
  server.call(contract.answerAdultQuestion, { body: { secret, agreed }, headers: { cookie } })
const later = async (seconds: number) => {
  server.clock.advance(seconds)
  const { email, password } = member
  token = (await server.logIn({ email, password })).answer().access_token
}
const runJobsNow = () => runJobs(server.store.db, server.now())
const rowsOf = (id: string) => server.store.db.selectFrom('adults').select('id').where('id', '=', id).execute()
const audited = async (subject: string) =>
  (await server.store.db.selectFrom('audit').select(['actor', 'action']).where('subject', '=', subject).execute()).map(
    ({ actor, action }) => [actor === member.user.id ? 'member' : actor, action],
  )

const withGranny = async () => {
  const { question, secret } = await ask()
  ;(await answer(secret, true)).answer()
  const adult = (await add({ ...granny, consent: { question: question.id } })).answer().data
  ;(await addCheck(adult.id)).answer()
  return { id: adult.id, secret, question: question.id }
}

describe('oneself', () => {
  it('is kept by one’s own word, which stands in the history with its version', async () => {
    const { id, consent_at } = await addMyself()
    const history = (await server.call(contract.listConsents, { token })).answer().data
    expect(history[0]).toMatchObject({ purpose: 'mobility', child_id: null, granted: true, version: own.version })
    expect(Date.parse(consent_at ?? '')).toBe(Date.parse(history[0]?.recorded_at ?? ''))
    expect(await audited(id)).toEqual([['member', 'adult.added']])
    const own_ = await server.store.db
      .selectFrom('audit')
      .select('action')
      .where('actor', '=', member.user.id)
      .where('subject', '=', 'mobility')
      .execute()
    expect(own_).toEqual([{ action: 'consent.granted' }])
  })

  it('is kept once, also asked for twice at the same moment', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => add({ ...newAdult, consent: own })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    expect(await list()).toHaveLength(1)
    const refused = replies.find(({ status }) => status === 400)
    expect(refused?.body).toMatchObject({
      error_code: 'invalid_input',
      errors: [{ field: 'relation', code: 'already_there' }],
    })
  })

  it('withdrawn is hidden at once, from kept answers too, and deleted after seven days', async () => {
    const body = { ...newAdult, consent: own }
    const { id } = (await add(body, 'a-key')).answer().data
    ;(await addCheck(id)).answer()
    ;(await consent(false)).answer()
    expect(await list()).toEqual([])
    expect((await checks(id)).code()).toBe('not_found')
    expect((await addCheck(id)).code()).toBe('consent_required')
    expect((await server.call(contract.changeAdult, { token, params: { id }, body: newAdult })).code()).toBe(
      'consent_required',
    )
    const remaining = await server.store.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('key', '=', 'a-key')
      .execute()
    expect(JSON.stringify(remaining)).not.toContain(newAdult.name)
    await later(7 * day - 60)
    await runJobsNow()
    expect(await rowsOf(id)).toHaveLength(1)
    await later(61)
    await runJobsNow()
    expect(await rowsOf(id)).toEqual([])
    expect(
      await server.store.db.selectFrom('mobility_checks').select('id').where('adult_id', '=', id).execute(),
    ).toEqual([])
  })

  it('is taken back within seven days; withdrawn again, waits seven days anew', async () => {
    const { id } = await addMyself()
    ;(await addCheck(id)).answer()
    await consent(false)
    await later(5 * day)
    ;(await consent(true)).answer()
    expect((await list()).map((each) => each.id)).toEqual([id])
    expect((await checks(id)).answer().data).toHaveLength(1)
    await consent(false)
    await later(3 * day)
    await runJobsNow()
    ;(await consent(true)).answer()
    expect((await checks(id)).answer().data).toHaveLength(1)
    await later(8 * day)
    await runJobsNow()
    expect((await list()).map((each) => each.id)).toEqual([id])
  })

  it('begun anew after a withdrawal has nothing of before', async () => {
    const { id } = await addMyself()
    ;(await addCheck(id)).answer()
    await consent(false)
    const anew = await addMyself()
    expect(await rowsOf(id)).toEqual([])
    expect((await checks(anew.id)).answer().data).toEqual([])
  })

  it('a check and a withdrawal at the same moment: nothing is written that can be read', async () => {
    const { id } = await addMyself()
    const [added] = await Promise.all([addCheck(id), consent(false)])
    expect([201, 403]).toContain(added.status)
    expect((await checks(id)).code()).toBe('not_found')
  })
})

describe('another adult', () => {
  it('is asked by a secret that is stored nowhere', async () => {
    const { question, secret } = await ask()
    expect(secret).toMatch(/^[\w-]{43}$/)
    const { db } = server.store
    const rows = JSON.stringify([
      await db.selectFrom('adult_questions').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ])
    expect(rows).toContain(question.id)
    expect(rows).not.toContain(secret)
    expect(server.logs.join('')).not.toContain(secret)
  })

  it('is agreed to by no browser that has been signed in as who asks, which may refuse', async () => {
    const { question, secret } = await ask()
    const { email, password } = member
    const signedIn = await server.logIn({ email, password })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const seen = server.call(contract.lookAtAdultQuestion, { body: { secret }, headers: { cookie } })
    expect((await seen).answer().data).toMatchObject({ asked_here: true, state: 'open' })
    const refused = await answerBy(cookie, secret, true)
    expect([refused.status, refused.code()]).toStrictEqual([422, 'asked_here'])
    expect(await audited(question.id)).toStrictEqual([
      ['member', 'adult.asked'],
      ['member', 'adult.agreed-here'],
    ])
    expect((await add({ ...granny, consent: { question: question.id } })).code()).toBe('consent_required')
    expect((await answerBy(cookie, secret, false)).answer().data).toMatchObject({ state: 'refused' })
    const other = await server.join()
    const theirs = await server.logIn(other)
    const [, known = ''] = theirs.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
    expect((await answerBy(known, secret, true)).answer().data).toMatchObject({ asked_here: false, state: 'agreed' })
    expect((await view(secret)).answer().data).toMatchObject({ asked_here: false, state: 'agreed' })
  })

  it('answers without an account, once in seven days, and the member is told', async () => {
    const { question, secret } = await ask()
    expect((await view(secret)).answer().data).toMatchObject({ member: null, state: 'open', agreed_at: null })
    await later(7 * day - 60)
    ;(await answer(secret, true)).answer()
    const emails = await server.messagesTo(member.email)
    expect(emails[0]).toContain('ตกลงแล้ว')
    expect(emails[0]).toContain(`${server.url}/adults`)
    ;(await answer(secret, true)).answer()
    expect(await server.messagesTo(member.email)).toHaveLength(emails.length)
    expect(await audited(question.id)).toEqual([
      ['member', 'adult.asked'],
      ['nobody', 'adult.agreed'],
    ])
    const second = await ask()
    await later(7 * day + 60)
    expect((await answer(second.secret, true)).code()).toBe('link_invalid')
    expect((await view(second.secret)).answer().data.state).toBe('open')
    expect((await server.call(contract.listAdultQuestions, { token })).answer().data.map(({ id }) => id)).toEqual([
      question.id,
    ])
  })

  it('a yes waits thirty days to be used', async () => {
    const { question, secret } = await ask()
    ;(await answer(secret, true)).answer()
    await later(30 * day + 60)
    expect((await add({ ...granny, consent: { question: question.id } })).code()).toBe('consent_required')
    expect((await server.call(contract.listAdultQuestions, { token })).answer().data).toEqual([])
  })

  it('is kept by one member, the one who asked, and once', async () => {
    const { question, secret } = await ask()
    ;(await answer(secret, true)).answer()
    const other = await server.join()
    const body = { ...granny, consent: { question: question.id } }
    expect((await server.call(contract.addAdult, { token: other.access_token, body })).code()).toBe('consent_required')
    const replies = await Promise.all([1, 2, 3].map(() => add(body)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 403, 403])
    expect(await list()).toHaveLength(1)
  })

  it('withdraws by the same secret: hidden at once, told, deleted after seven days', async () => {
    const { id, secret } = await withGranny()
    expect((await answer(secret, false)).answer().data).toMatchObject({ state: 'refused', agreed_at: null })
    expect(await list()).toEqual([])
    expect((await checks(id)).code()).toBe('not_found')
    const [message = ''] = await server.messagesTo(member.email)
    expect(message).toContain('ยายศรี')
    expect(message).toContain('7 วัน')
    expect(withoutAddresses(message)).not.toMatch(/คะแนน|32\.5|13\.2|1959/)
    await later(7 * day + 1)
    await runJobsNow()
    expect(await rowsOf(id)).toEqual([])
    expect((await view(secret)).answer().data.state).toBe('refused')
    expect((await answer(secret, true)).code()).toBe('link_invalid')
  })

  it('comes back with everything where they change their mind in time', async () => {
    const { id, secret } = await withGranny()
    await answer(secret, false)
    await later(6 * day)
    expect((await answer(secret, true)).answer().data.state).toBe('used')
    await later(2 * day)
    await runJobsNow()
    expect((await checks(id)).answer().data).toHaveLength(1)
  })

  it('is not written about without end', async () => {
    const { secret } = await withGranny()
    for (let n = 0; n < 10; n += 1) expect((await answer(secret, n % 2 === 1)).status).toBe(200)
    expect((await server.messagesTo(member.email)).length).toBeLessThanOrEqual(7)
  })

  it('removed takes the question with them', async () => {
    const { id, secret } = await withGranny()
    ;(await server.call(contract.removeAdult, { token, params: { id } })).answer()
    expect((await view(secret)).code()).toBe('not_found')
    expect((await audited(id)).at(-1)).toEqual(['member', 'adult.removed'])
  })

  it('can answer however often the question was looked at from the same network', async () => {
    const network = '10.99.0.1'
    const { secret, question } = await ask()
    const readQuestion = async () =>
      (await server.call(contract.lookAtAdultQuestion, { body: { secret }, network })).status
    expect(await readQuestion()).toBe(200)
    await countedBefore(server, adultQuestionViews(question.id).counter, 298)
    expect([await readQuestion(), await readQuestion()]).toEqual([200, 429])
    const answerRequest = async (agreed: boolean) =>
      (await server.call(contract.answerAdultQuestion, { body: { secret, agreed }, network })).answer().data.state
    expect([await answerRequest(true), await answerRequest(false)]).toEqual(['agreed', 'refused'])
  })

  it('is answered for no more than sixty times in a quarter of an hour', async () => {
    const { secret, question } = await ask()
    const answerStatus = async () => (await answer(secret, true)).status
    expect(await answerStatus()).toBe(200)
    await countedBefore(server, adultQuestionAnswers(question.id).counter, 58)
    expect([await answerStatus(), await answerStatus()]).toEqual([200, 429])
    expect((await view(secret)).status).toBe(200)
  })

  it('a secret that opens nothing is told as such, and counted against its network alone', async () => {
    const network = '10.99.0.2'
    const { secret } = await ask()
    const body = { secret: 'x'.repeat(43), agreed: true }
    const errorCode = async (endpoint: Endpoint) => (await server.call(endpoint, { body, network })).code()
    const [questionCall, answerTo] = [contract.lookAtAdultQuestion, contract.answerAdultQuestion]
    expect([await errorCode(questionCall), await errorCode(answerTo)]).toEqual(['not_found', 'not_found'])
    await countedBefore(server, unknownAdultQuestionsFromNetwork(network).counter, 196)
    expect([await errorCode(questionCall), await errorCode(answerTo)]).toEqual(['not_found', 'not_found'])
    expect([await errorCode(questionCall), await errorCode(answerTo)]).toEqual(['rate_limited', 'rate_limited'])
    const known = await server.call(contract.lookAtAdultQuestion, { body: { secret }, network })
    expect(known.status).toBe(200)
  })

  it('added as their question is revoked, is kept', async () => {
    const { question, secret } = await ask()
    ;(await answer(secret, true)).answer()
    const { db } = server.store
    const params = { id: question.id }
    const { revoking, added } = await db.transaction().execute(async (tx) => {
      const profile = { ...granny, birthDate: granny.birthDate as IsoDate, consent: { question: question.id } }
      const added = await addAdult(tx, member.user.id, profile, server.now())
      const revoking = server.call(contract.revokeAdultQuestion, { token, params })
      await untilWaitedFor(tx)
      return { revoking, added }
    })
    expect(added._tag).toBe('Right')
    expect((await revoking).code()).toBe('not_found')
    expect(await list()).toHaveLength(1)
  })
})

describe('how many', () => {
  it('questions: ten in an hour', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push((await server.call(contract.askAdult, { token })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
  })

  it('adults: twenty', async () => {
    await addMyself()
    const { db } = server.store
    const now = new Date()
    for (let n = 0; n < 19; n += 1) {
      const question = crypto.randomUUID()
      const at = { asked_at: now, expires_at: now, answered_at: now, agreed: true }
      await db
        .insertInto('adult_questions')
        .values({ id: question, member_id: member.user.id, secret_hash: question, ...at })
        .execute()
      const { birthDate: birth_date, ...fields } = granny
      const remaining = { consent_at: now, consent_version: null, erase_at: null, created_at: now }
      await db
        .insertInto('adults')
        .values({
          id: crypto.randomUUID(),
          member_id: member.user.id,
          ...fields,
          birth_date,
          question_id: question,
          ...remaining,
        })
        .execute()
    }
    const reply = await add({ ...granny, consent: { question: nobody } })
    expect(reply.body).toMatchObject({ errors: [{ field: '', code: 'too_many' }] })
  })

  it('what no form would send is refused at its field', async () => {
    const consented = { consent: own }
    const bad: ReadonlyArray<readonly [object, string, string]> = [
      [{ relation: 'aunt' }, 'relation', 'not_one_of'],
      [{ birthDate: '2015-01-01' }, 'birthDate', 'too_young'],
      [{ birthDate: '2200-01-01' }, 'birthDate', 'in_future'],
      [{ weight: 12 }, 'weight', 'too_small'],
      [{ name: ' ' }, 'name', 'required'],
      [{ consent: {} }, 'consent', 'required'],
    ]
    for (const [change, field, code] of bad) {
      const reply = await add({ ...newAdult, ...consented, ...change })
      expect(reply.code()).toBe('invalid_input')
      const { errors } = reply.body as { errors: ReadonlyArray<{ field: string; code: string }> }
      expect(errors.map((each) => each.field.split('.')[0])).toContain(field)
      if (field !== 'consent') expect(errors[0]).toMatchObject({ field, code })
    }
    const { id } = await addMyself()
    const check = async (change: object) => {
      const reply = await server.call(contract.addMobility, {
        token,
        params: { id },
        body: { ...newMobility, ...change },
      })
      return (reply.body as { errors: ReadonlyArray<{ field: string }> }).errors.map(({ field }) => field)
    }
    expect(await check({ date: '2199-01-01' })).toEqual(['date'])
    expect(await check({ answers: { ...newMobility.answers, stairs: 3 } })).toEqual(['answers.stairs'])
    expect(await check({ calfCm: 7 })).toEqual(['calfCm'])
    expect(
      (await check({ chairStand: { _tag: 'timed', seconds: 1 } })).every((each) => each.startsWith('chairStand')),
    ).toBe(true)
  })
})
