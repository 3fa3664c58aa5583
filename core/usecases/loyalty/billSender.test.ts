import { fc, test } from '@fast-check/vitest'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { billServer, type BillTry } from '../../testing/billServer.js'
import { newBill } from '../../testing/loyalty.js'
import { apiError } from '../../testing/memoryAccount.js'
import { memoryDeviceBills } from '../../testing/memoryBills.js'
import { memoryLock, seededRandom } from '../../testing/memoryDevice.js'
import { billSender } from './billSender.js'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const later = () => vi.advanceTimersByTimeAsync(61_000)

const [bill] = fc.sample(newBill(), { numRuns: 1, seed: 1 })
if (bill === undefined) throw new Error('no bill')
const pictures = [{ mediaType: 'image/jpeg', bytes: Uint8Array.of(1, 2, 3) }]
const chosen = { memberId: 'mali', bill, shopTitle: 'Big C', pictures }

const device = () => {
  const server = billServer()
  const stored = memoryDeviceBills()
  const lock = memoryLock()
  const random = seededRandom()
  let requestCount = 0
  const open = (member: string | null = 'mali', slow = false) => {
    const { queue } = stored.tab()
    const setState: typeof queue.setState = async (id, state) => {
      if (slow) await new Promise((go) => setTimeout(go, 1000))
      await queue.setState(id, state)
    }
    const sender = billSender({
      queue: { ...queue, setState },
      bills: server,
      lock,
      random,
      clock: { now: () => Date.now() + (requestCount += 1) },
    })
    sender.setMember(member)
    return sender
  }
  const waiting = () => stored.tab().queue.of('mali')
  return { server, open, waiting }
}

const tagsOf = (sender: ReturnType<ReturnType<typeof device>['open']>) =>
  sender.underWay().map(({ upload }) => [...upload.tags].join())

describe('a bill on its way', () => {
  it('is kept, sent, and shown until it is put away', async () => {
    const { server, open, waiting } = device()
    const sender = open()
    const id = await sender.add(chosen)
    await settle()
    expect(tagsOf(sender)).toEqual(['sent'])
    expect(sender.underWay()[0]?.upload.context.bill).toEqual(server.bills()[0])
    expect(await waiting()).toEqual([])
    await sender.putAway(id)
    expect(sender.underWay()).toEqual([])
  })

  it('tells how far it has come, stops when asked, and goes on with the same key', async () => {
    const { server, open, waiting } = device()
    const sender = open()
    server.endNext('silent')
    const id = await sender.add(chosen)
    await settle()
    expect(tagsOf(sender)).toEqual(['busy'])
    expect(sender.underWay()[0]?.upload.context).toMatchObject({ sent: 51, all: 103 })
    await sender.putAway(id)
    expect(tagsOf(sender)).toEqual(['busy'])
    sender.ask(id, 'pause.requested')
    await later()
    expect(tagsOf(sender)).toEqual(['paused'])
    expect((await waiting())[0]?.state).toEqual({ _tag: 'paused' })
    sender.connectionReturned()
    await later()
    expect([tagsOf(sender), server.keys().length]).toEqual([['paused'], 1])
    sender.ask(id, 'resume.requested')
    await settle()
    expect([tagsOf(sender), server.bills().length, new Set(server.keys()).size]).toEqual([['sent'], 1, 1])
  })

  it('that was paused stays so when the page opens again', async () => {
    const { server, open } = device()
    const first = open()
    server.endNext('silent')
    first.ask(await first.add(chosen), 'pause.requested')
    await settle()
    first.setMember(null)
    const second = open()
    await later()
    expect(tagsOf(second)).toEqual(['paused'])
    expect(server.bills()).toEqual([])
  })

  it('is called paused once the device keeps it so, and nothing leaves meanwhile', async () => {
    const { server, open, waiting } = device()
    const sender = open('mali', true)
    server.endNext('silent')
    sender.ask(await sender.add(chosen), 'pause.requested')
    await vi.advanceTimersByTimeAsync(900)
    expect([tagsOf(sender), (await waiting())[0]?.state]).toEqual([['busy'], { _tag: 'waiting' }])
    await vi.advanceTimersByTimeAsync(100)
    expect([tagsOf(sender), (await waiting())[0]?.state]).toEqual([['paused'], { _tag: 'paused' }])
    expect(server.bills()).toEqual([])
  })

  it('waits for the connection, and pauses longer between tries of its own', async () => {
    const { server, open } = device()
    const sender = open()
    server.endNext('lost before', 'lost after', 'lost before', 'lost before', 'lost before')
    await sender.add(chosen)
    await settle()
    expect(tagsOf(sender)).toEqual(['waiting,retryable'])
    const tries = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return server.keys().length
    }
    expect([await tries(4_999), await tries(1), await tries(14_999), await tries(1)]).toEqual([1, 2, 2, 3])
    expect([await tries(59_999), await tries(1)]).toEqual([3, 4])
    sender.connectionReturned()
    await settle()
    expect(server.keys()).toHaveLength(5)
    sender.ask(sender.underWay()[0]?.kept.id ?? '', 'retry.requested')
    await settle()
    expect([tagsOf(sender), server.bills().length, new Set(server.keys()).size]).toEqual([['sent'], 1, 1])
  })

  it('waits as long as the server asks', async () => {
    const { server, open } = device()
    const sender = open()
    server.endNext({ ...apiError(503, 'busy'), retryAfter: 30 })
    await sender.add(chosen)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(server.keys()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(tagsOf(sender)).toEqual(['sent'])
  })

  it('that the server refuses waits for its repair, in every tab and after a reload', async () => {
    const { server, open, waiting } = device()
    const [sender, other] = [open(), open()]
    const fields = [{ field: 'date', code: 'too_old_bill', message: 'เกิน 30 วัน' }]
    server.endNext({ ...apiError(400, 'invalid_input', 'ลองดูตามที่บอกไว้'), fields })
    const id = await sender.add(chosen)
    await later()
    const refused = { _tag: 'refused', message: 'ลองดูตามที่บอกไว้', fields }
    expect(tagsOf(sender)).toEqual(['needsRepair'])
    expect(sender.underWay()[0]?.upload.context.refusal).toEqual(refused)
    expect((await waiting())[0]?.state).toEqual(refused)
    expect([tagsOf(other), tagsOf(open())]).toEqual([['needsRepair'], []])
    await sender.putAway(id)
    await settle()
    expect([await waiting(), other.underWay(), server.keys().length]).toEqual([[], [], 1])
  })

  it('of a session that has ended waits', async () => {
    const { server, open } = device()
    const sender = open()
    server.endNext(apiError(401, 'token_invalid'))
    await sender.add(chosen)
    await settle()
    expect(tagsOf(sender)).toEqual(['waiting,retryable'])
  })

  it('is hidden when its member signs out, and another sees none of it', async () => {
    const { server, open } = device()
    const sender = open()
    server.endNext('silent')
    await sender.add(chosen)
    await settle()
    sender.setMember(null)
    await later()
    expect([sender.underWay(), server.bills()]).toEqual([[], []])
    sender.setMember('mana')
    await later()
    expect([sender.underWay(), server.bills()]).toEqual([[], []])
    sender.setMember('mali')
    await later()
    expect([tagsOf(sender), server.bills().length]).toEqual([['sent'], 1])
  })
})

describe('a bill beyond those of a day', () => {
  const hour = 3_600_000
  const minute = 60_000
  const tomorrow = 17 * hour
  const full = (retryAfter?: number) => ({
    ...apiError(400, 'invalid_input'),
    fields: [{ field: '', code: 'too_many_bills', message: 'วันละ 10 ใบ' }],
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
  const notBefore = async (waiting: ReturnType<typeof device>['waiting']) => {
    const state = (await waiting())[0]?.state
    return state?._tag === 'waiting' ? (state.notBefore ?? null) : null
  }

  it('waits for the next day in Bangkok, whatever the connection does, and in every tab', async () => {
    const { server, open, waiting } = device()
    const sender = open()
    server.endNext(full())
    await sender.add(chosen)
    await settle()
    expect((await waiting())[0]?.state).toEqual({ _tag: 'waiting', notBefore: tomorrow + minute })
    sender.connectionReturned()
    const other = open()
    await settle()
    for (const tab of [sender, other]) expect(tagsOf(tab)).toEqual(['waiting,retryable'])
    await vi.advanceTimersByTimeAsync(tomorrow)
    expect(server.keys()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(minute)
    expect([...tagsOf(sender), ...tagsOf(other)]).toEqual(['sent'])
    expect([server.bills().length, new Set(server.keys()).size]).toEqual([1, 1])
  })

  it('goes a minute into the day as the server reckons it, whose clock is behind', async () => {
    const { server, open, waiting } = device()
    const sender = open()
    server.endNext(full((tomorrow + 5 * minute) / 1000))
    await sender.add(chosen)
    await settle()
    const at = await notBefore(waiting)
    expect(at).toBeGreaterThanOrEqual(tomorrow + 6 * minute)
    expect(at).toBeLessThan(tomorrow + 6 * minute + 100)
    await vi.advanceTimersByTimeAsync(tomorrow + 5 * minute)
    expect(server.keys()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(minute + 100)
    expect(tagsOf(sender)).toEqual(['sent'])
  })

  it('goes on its day also on a page that slept through the night, by itself or when the connection returns', async () => {
    for (const wake of ['looks', 'is told'] as const) {
      vi.setSystemTime(0)
      const { server, open } = device()
      const sender = open()
      server.endNext(full())
      await sender.add(chosen)
      await settle()
      vi.setSystemTime(tomorrow + minute)
      if (wake === 'is told') sender.connectionReturned()
      await vi.advanceTimersByTimeAsync(wake === 'looks' ? 10 * minute : 0)
      expect([tagsOf(sender), server.bills().length]).toEqual([['sent'], 1])
    }
  })

  it('is not held back by a clock that went wrong, nor asked for without end', async () => {
    const { server, open, waiting } = device()
    vi.setSystemTime(28 * 24 * hour)
    const sender = open()
    server.endNext(full(17 * 3600), full(17 * 3600))
    await sender.add(chosen)
    await settle()
    vi.setSystemTime(0)
    await vi.advanceTimersByTimeAsync(9 * minute)
    expect(server.keys()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(hour)
    expect(server.keys()).toHaveLength(2)
    expect(await notBefore(waiting)).toBeLessThan(tomorrow + 15 * minute)
    await vi.advanceTimersByTimeAsync(tomorrow)
    expect([tagsOf(sender), server.bills().length]).toEqual([['sent'], 1])
  })

  it('that was kept under another clock is sent when the page opens', async () => {
    const { server, open } = device()
    vi.setSystemTime(28 * 24 * hour)
    const before = open()
    server.endNext(full())
    await before.add(chosen)
    await settle()
    before.setMember(null)
    vi.setSystemTime(0)
    const sender = open()
    await settle()
    expect([tagsOf(sender), server.bills().length]).toEqual([['sent'], 1])
  })

  it('spares those after it the way: of the same member, until that day', async () => {
    const { server, open } = device()
    const sender = open()
    server.endNext(full())
    await sender.add(chosen)
    await settle()
    await sender.add(chosen)
    await vi.advanceTimersByTimeAsync(tomorrow)
    expect([tagsOf(sender), server.keys().length]).toEqual([['waiting,retryable', 'waiting,retryable'], 1])
    sender.setMember('mana')
    await sender.add({ ...chosen, memberId: 'mana' })
    await settle()
    expect(tagsOf(sender)).toEqual(['sent'])
    sender.setMember('mali')
    await vi.advanceTimersByTimeAsync(minute)
    await sender.add(chosen)
    await settle()
    expect([server.bills().length, server.keys().length]).toEqual([4, 5])
  })

  it('that another clock holds off spares the next no way', async () => {
    const { server, open } = device()
    vi.setSystemTime(28 * 24 * hour)
    const sender = open()
    server.endNext(full())
    await sender.add(chosen)
    await settle()
    vi.setSystemTime(0)
    await sender.add(chosen)
    await settle()
    expect(server.bills()).toHaveLength(1)
  })
})

describe('two tabs', () => {
  it('send it once, one after the other', async () => {
    const { server, open } = device()
    const [first, second] = [open(), open()]
    await first.add(chosen)
    await later()
    expect([tagsOf(first), tagsOf(second), server.keys().length]).toEqual([['sent'], [], 1])
  })

  it('pause and resume together', async () => {
    const { server, open } = device()
    const [first, second] = [open(), open()]
    server.endNext('silent', 'silent')
    const id = await first.add(chosen)
    await settle()
    expect([tagsOf(first), tagsOf(second)]).toEqual([['busy'], ['busy']])
    second.ask(id, 'pause.requested')
    await later()
    expect([tagsOf(first), tagsOf(second), server.keys().length]).toEqual([['paused'], ['paused'], 1])
    first.ask(id, 'resume.requested')
    await settle()
    expect([tagsOf(first), tagsOf(second)]).toEqual([['busy'], ['busy']])
  })
})

const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), tab: fc.nat(1) }),
  fc.record({
    do: fc.constantFrom('pause.requested' as const, 'resume.requested' as const, 'retry.requested' as const),
    tab: fc.nat(1),
    which: fc.nat(3),
  }),
  fc.record({ do: fc.constantFrom('close' as const, 'open' as const, 'connection' as const), tab: fc.nat(1) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 0, 0, 5000, 20_000) }),
)
const everyAttempt: ReadonlyArray<BillTry> = [
  'good',
  'lost before',
  'lost after',
  'silent',
  apiError(503, 'maintenance'),
  apiError(409, 'idempotency_running'),
]
const tries = fc.constantFrom(...everyAttempt)

test.prop([fc.array(step, { maxLength: 25 }), fc.array(tries, { maxLength: 12 })], { numRuns: 200 })(
  'whatever happens on the way, each bill arrives once, and is sent by one tab at a time',
  async (steps, ends) => {
    const { server, open, waiting } = device()
    const tabs = [open(), open()]
    server.endNext(...ends)
    let added = 0
    for (const each of steps) {
      if (each.do === 'wait') {
        await vi.advanceTimersByTimeAsync(each.ms)
        continue
      }
      const tab = tabs[each.tab]
      if (each.do === 'add') {
        added += 1
        await tab?.add(chosen)
      } else if (each.do === 'close') tab?.setMember(null)
      else if (each.do === 'open') tab?.setMember('mali')
      else if (each.do === 'connection') tab?.connectionReturned()
      else if ('which' in each) tab?.ask(tab.underWay()[each.which]?.kept.id ?? '', each.do)
    }
    for (const tab of tabs) tab.setMember(null)
    await later()
    const last = open()
    for (let round = 0; round < 15 && (await waiting()).length > 0; round += 1) {
      for (const { kept: stored } of last.underWay()) {
        last.ask(stored.id, 'pause.requested')
        last.ask(stored.id, 'resume.requested')
      }
      await later()
    }
    expect(await waiting()).toEqual([])
    expect(server.bills()).toHaveLength(added)
    expect(new Set(server.keys()).size).toBe(added)
    expect(server.mostAtOnce()).toBeLessThanOrEqual(1)
  },
)
