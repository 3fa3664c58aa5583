import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { changeConsent } from '../usecases/consents/changeConsent.js'
import type { NewChild, NewGrowthRecord } from '../ports/children.js'
import { apiError, connectionLost, memoryAccount } from './memoryAccount.js'
import { memoryDraftStore, memoryKeyValueStore, memoryLock, seededRandom, settableClock } from './memoryDevice.js'
import { memorySessionServer } from './memorySession.js'
import { waitingDraft } from './growth.js'

const child: NewChild = { nickname: 'ยิ้ม', birthDate: '2024-07-12', sex: 'female' }
const record: NewGrowthRecord = { date: '2026-11-20', weight: 12.4, height: 88.5 }

const withChild = async () => {
  const clock = settableClock()
  const account = memoryAccount({ clock })
  const created = await account.children.create(child, 'd:child')
  const id = E.isRight(created) ? created.right.id : ''
  const random = seededRandom(clock.now())
  const consent = (granted: boolean) =>
    changeConsent({ consents: account.consents })({ purpose: 'child_health', childId: id, granted }, random.uuid())
  return { account, id, clock, consent }
}

describe('memoryAccount', () => {
  test('the same key never makes a second child; another body under it is refused', async () => {
    const { account, id } = await withChild()
    expect(await account.children.create(child, 'd:child')).toStrictEqual(E.right({ id }))
    expect(await account.children.create({ ...child, nickname: 'ใบบัว' }, 'd:child')).toStrictEqual(
      E.left(apiError(422, 'idempotency_mismatch')),
    )
    expect(await account.children.list()).toMatchObject({ right: [{ id, nickname: 'ยิ้ม', health_consent_at: null }] })
  })

  test('health data needs consent, and consent can be withdrawn', async () => {
    const { account, id, consent, clock } = await withChild()
    expect(await account.growthRecords.add(id, record, 'k1')).toStrictEqual(E.left(apiError(403, 'consent_required')))
    await consent(true)
    expect(await account.growthRecords.add(id, record, 'k2')).toStrictEqual(E.right(undefined))
    expect(await account.children.list()).toMatchObject({ right: [{ health_consent_at: '2026-11-19T23:30:00.000Z' }] })
    clock.advance(1)
    await consent(false)
    expect(await account.growthRecords.add(id, record, 'k3')).toStrictEqual(E.left(apiError(403, 'consent_required')))
    expect(await account.children.list()).toMatchObject({ right: [{ health_consent_at: null }] })
    expect(await account.consents.list(null, null)).toMatchObject({
      right: { items: [{ granted: false }, { granted: true }], next: null, holding: [{ granted: false }] },
    })
  })

  test('records: newest first, changed, removed, with their child', async () => {
    const { account, id, consent } = await withChild()
    await consent(true)
    for (const [i, date] of ['2026-01-01', '2026-11-20', '2026-05-05'].entries()) {
      await account.growthRecords.add(id, { ...record, date, measure: 'h' }, `r${i}`)
    }
    const listed = await account.growthRecords.ofChild(id)
    const records = E.isRight(listed) ? listed.right : []
    expect(records.map(({ date }) => date)).toStrictEqual(['2026-11-20', '2026-05-05', '2026-01-01'])
    const first = records[0]?.id ?? ''
    expect(await account.growthRecords.change(id, first, record, 1, 'c')).toStrictEqual(E.right(undefined))
    expect(await account.growthRecords.change(id, 'unknown', record, 1, 'c2')).toMatchObject({
      left: { status: 404 },
    })
    expect(await account.growthRecords.remove('other', first, 2, 'x')).toMatchObject({ left: { status: 404 } })
    expect(await account.growthRecords.remove(id, first, 1, 'x1')).toMatchObject({
      left: { status: 412, code: 'version_stale' },
    })
    expect(await account.growthRecords.remove(id, first, 2, 'x2')).toStrictEqual(E.right(undefined))
    expect(await account.children.change(id, { ...child, nickname: 'ใบบัว' }, 1, 'n')).toMatchObject({
      right: { id, nickname: 'ใบบัว' },
    })
    expect(await account.children.remove(id, 1, 'late')).toMatchObject({ left: { status: 412 } })
    expect(await account.children.remove(id, 2, 'gone')).toStrictEqual(E.right(undefined))
    expect(await account.children.remove(id, 2, 'gone2')).toMatchObject({ left: { status: 404 } })
    expect(await account.children.change(id, child, 1, 'n2')).toMatchObject({ left: { status: 404 } })
    expect(await account.growthRecords.ofChild(id)).toMatchObject({ left: { status: 404 } })
    expect(await account.growthRecords.add(id, record, 'late')).toMatchObject({ left: { status: 404 } })
    expect(
      await account.consents.record({ purpose: 'child_health', child_id: id, granted: true, version: 'x' }, 'z'),
    ).toMatchObject({ left: { status: 404 } })
  })

  test('an answer is lost before or after the deed', async () => {
    const account = memoryAccount()
    account.failNext(connectionLost)
    expect(await account.children.create(child, 'k')).toStrictEqual(E.left(connectionLost))
    expect(await account.children.list()).toStrictEqual(E.right([]))
    account.failNext(connectionLost, 'after')
    expect(await account.children.create(child, 'k')).toStrictEqual(E.left(connectionLost))
    expect(await account.children.list()).toMatchObject({ right: [{ nickname: 'ยิ้ม' }] })
    expect(E.isRight(await account.children.create(child, 'k'))).toBe(true)
    expect(await account.children.list()).toMatchObject({ right: { length: 1 } })
    expect(account.calls().filter((name) => name === 'children.create')).toHaveLength(3)
  })
})

describe('the device', () => {
  test('a clock stands still until it is moved', () => {
    const clock = settableClock()
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-19T23:30:00.000Z')
    clock.advance(1)
    clock.advance(1)
    expect(clock.now() % 1000).toBe(2)
    clock.set(5)
    expect(clock.now()).toBe(5)
  })

  test.prop([fc.integer({ min: 0 })])('the same seed gives the same numbers and version-4 UUIDs', (seed) => {
    const a = seededRandom(seed)
    const b = seededRandom(seed)
    expect(a.uint32(3)).toStrictEqual(b.uint32(3))
    const id = a.uuid()
    expect(id).toBe(b.uuid())
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(a.uuid()).not.toBe(id)
    for (const n of a.uint32(8)) expect(Number.isInteger(n) && n >= 0 && n < 2 ** 32).toBe(true)
  })

  test('a lock takes turns by name, and a failure frees it', async () => {
    const lock = memoryLock()
    const seen: Array<string> = []
    const work = (name: string) => async () => {
      seen.push(`${name} in`)
      await Promise.resolve()
      seen.push(`${name} out`)
      return name
    }
    const failing = lock.run('a', () => Promise.reject(new Error('no')))
    const [first, second] = [lock.run('a', work('1')), lock.run('a', work('2'))]
    await expect(failing).rejects.toThrow('no')
    expect(await Promise.all([first, second])).toStrictEqual(['1', '2'])
    expect(seen).toStrictEqual(['1 in', '1 out', '2 in', '2 out'])
  })

  test('a store keeps text, and hears another tab', () => {
    const store = memoryKeyValueStore({ a: '1' })
    const notified: Array<string | null> = []
    const stop = store.onChange((key) => notified.push(key))
    store.set('b', '007')
    expect([store.get('a'), store.get('b'), store.get('c')]).toStrictEqual(['1', '007', null])
    store.remove('a')
    expect(store.keys()).toStrictEqual(['b'])
    store.changeElsewhere('b', null)
    store.changeElsewhere('c', 'x')
    stop()
    store.changeElsewhere('c', 'y')
    expect(notified).toStrictEqual(['b', 'c'])
    expect(store.get('c')).toBe('y')
    expect(store.health()).toStrictEqual({ _tag: 'durable' })
    store.setHealth({ _tag: 'memory', reason: 'full' })
    expect(store.health()).toStrictEqual({ _tag: 'memory', reason: 'full' })
  })

  test('drafts are put in place of themselves, and removed', () => {
    const draft = waitingDraft
    const store = memoryDraftStore([draft])
    let changes = 0
    const stop = store.onChange(() => changes++)
    store.put({ ...draft, weight: 12.5 })
    expect(store.list()).toStrictEqual([{ ...draft, weight: 12.5 }])
    store.remove(draft.id)
    stop()
    store.put(draft)
    expect(changes).toBe(2)
  })
})

describe('the session server', () => {
  test.each(['before', 'after'] as const)(
    'answers a closed tab no more, not even that an answer was lost %s',
    async (moment) => {
      const legs: Array<() => void> = []
      const server = memorySessionServer({
        clock: settableClock(),
        pause: () => new Promise<void>((arrived) => legs.push(arrived)),
      })
      const line = server.connect()
      server.failNext('refresh', connectionLost, moment)
      let answered = false
      void line.api.refresh('local1').then(() => (answered = true))
      if (moment === 'after') legs[0]?.()
      await new Promise((turn) => setImmediate(turn))
      line.hangUp()
      for (const arrive of legs) arrive()
      await new Promise((turn) => setImmediate(turn))
      expect(answered).toBe(false)
    },
  )
})
