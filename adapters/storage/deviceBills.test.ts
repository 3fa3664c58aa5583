import { fc } from '@fast-check/vitest'
import { IDBFactory } from 'fake-indexeddb'
import * as fake from 'fake-indexeddb'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { keptBill } from '@careplus/core/internal/testing'
import { memoryDeviceBills } from '@careplus/core/internal/testing'
import { deviceBills } from './deviceBills.js'
import { passesTheDeviceBillsSuite } from './deviceBills.suite.js'
import { deviceTables } from './deviceTables.js'

const names = Object.keys(fake).filter((name) => name.startsWith('IDB'))
for (const name of names) vi.stubGlobal(name, (fake as Record<string, unknown>)[name])

const channels = () => {
  const all: Array<{ readonly listeners: Array<() => void> }> = []
  return () => {
    const ownPictures = {
      listeners: [] as Array<() => void>,
      addEventListener: (_: 'message', listener: () => void) => ownPictures.listeners.push(listener),
      postMessage: () => {
        for (const other of all) if (other !== ownPictures) for (const listener of other.listeners) listener()
      },
    }
    all.push(ownPictures)
    return ownPictures
  }
}

const freshDevice = (indexedDB: unknown = new IDBFactory()) => {
  vi.stubGlobal('indexedDB', indexedDB)
  return channels()
}

passesTheDeviceBillsSuite('the memory twin', () => {
  const device = memoryDeviceBills()
  return [device.tab(), device.tab()]
})
passesTheDeviceBillsSuite('IndexedDB', () => {
  const channel = freshDevice()
  return [deviceBills(channel()), deviceBills(channel())]
})

const blocked = {
  open: () => {
    throw new DOMException('not here', 'SecurityError')
  },
}
const sample = (which = 0) => {
  const bill = fc.sample(keptBill(), which + 1)[which]
  if (bill === undefined) throw new Error('no bill')
  return bill
}

afterEach(() => vi.restoreAllMocks())
afterAll(() => vi.unstubAllGlobals())

test('where IndexedDB is blocked, memory takes over and says so', async () => {
  const bill = sample()
  const { queue, drafts, keepOnlyOf } = deviceBills(freshDevice(blocked)())
  await queue.add(bill)
  await drafts.keep('mali', bill.pictures)
  await queue.setState(bill.id, { _tag: 'paused' })
  expect(await queue.of(bill.memberId)).toEqual([{ ...bill, state: { _tag: 'paused' } }])
  expect(await drafts.read('mali')).toEqual(bill.pictures)
  expect(queue.health()).toEqual({ _tag: 'memory', reason: 'blocked' })
  await keepOnlyOf('nobody')
  expect(await queue.of(bill.memberId)).toEqual([])
  expect(await drafts.read('mali')).toEqual([])
})

test('what a full device does not take is kept until the page closes, and said', async () => {
  const [first, second] = [sample(0), sample(1)]
  const { queue } = deviceBills(freshDevice()())
  await queue.add(first)
  expect(queue.health()).toEqual({ _tag: 'durable' })
  const put = vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await queue.add(second)
  await queue.setState(first.id, { _tag: 'paused' })
  expect(queue.health()).toEqual({ _tag: 'memory', reason: 'full' })
  expect(await queue.find(second.id)).toEqual(second)
  expect((await queue.find(first.id))?.state).toEqual({ _tag: 'paused' })
  put.mockRestore()
  await queue.add(second)
  await queue.remove(first.id)
  expect(queue.health()).toEqual({ _tag: 'durable' })
})

test('a database that never answers is done without', async () => {
  vi.useFakeTimers()
  const { queue } = deviceBills(freshDevice({ open: () => new EventTarget() })())
  const bill = sample()
  const adding = queue.add(bill)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await adding
  expect(await queue.find(bill.id)).toEqual(bill)
  expect(queue.health()).toEqual({ _tag: 'memory', reason: 'blocked' })
})

test('what is not a bill is left out, and goes with what is of another member', async () => {
  const bill = sample()
  const channel = freshDevice()
  const left = deviceTables('careplus.bills', ['queue', 'drafts'])
  await left.of('queue').put('broken', { id: 'broken', memberId: bill.memberId })
  await left.of('drafts').put(bill.memberId, 'no pictures')
  const { queue, drafts, keepOnlyOf } = deviceBills(channel())
  await queue.add(bill)
  expect(await queue.of(bill.memberId)).toEqual([bill])
  expect(await queue.find('broken')).toBeNull()
  expect(await drafts.read(bill.memberId)).toEqual([])
  await keepOnlyOf(bill.memberId)
  expect(await left.of('queue').keys()).toEqual([bill.id])
})
