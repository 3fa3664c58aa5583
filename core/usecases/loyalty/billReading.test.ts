import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { networkError, type CallFailure } from '../../domain/call/failure.js'
import type { BillPicture, BillUploads, UploadedReading } from '../../ports/loyalty.js'
import { apiError } from '../../testing/memoryAccount.js'
import { seededRandom } from '../../testing/memoryDevice.js'
import { memoryMemberBills } from '../../testing/memoryMemberBills.js'
import { billReading } from './billReading.js'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
let pictures = 0
const picture = (): BillPicture => {
  pictures += 1
  return { mediaType: 'image/jpeg', bytes: Uint8Array.from([0xff, 0xd8, 0xff, ...new Uint8Array(9), pictures]) }
}
const place = { picture: 0, box: { left: 0, top: 0, right: 1, bottom: 1 } }
const reading = (state: UploadedReading['state'], total: number | null = null): UploadedReading => ({
  state,
  shop: null,
  date: null,
  number: null,
  total: total === null ? null : { value: total, confidence: 1, place },
  eligible: null,
  lines: [],
})

const form = (
  reads: ((count: number, request: number) => UploadedReading) | null,
  isRead: () => boolean = () => reads !== null,
) => {
  let request = 0
  let forgetful = false
  const memory = memoryMemberBills({
    reads: reads === null ? null : (those) => reads(those.length, (request += 1)),
  })
  const [sent, removed]: [Uint8Array[], string[]] = [[], []]
  const failures: Array<CallFailure | 'silent'> = []
  const uploads: BillUploads = {
    ...memory.uploads,
    upload: (each, key, onSent) => {
      const real = memory.uploads.upload(each, key, onSent)
      const failure = failures.shift()
      sent.push(each.bytes)
      if (failure === undefined)
        return {
          ...real,
          answer: async () =>
            E.map((uploaded: { readonly id: string }) => ({ ...uploaded, is_read: isRead() }))(await real.answer()),
        }
      return {
        ...real,
        answer: failure === 'silent' ? () => new Promise(() => undefined) : async () => E.left(failure),
      }
    },
    reading: (ids) => (forgetful ? (async () => E.left(apiError(404, 'not_found')))() : memory.uploads.reading(ids)),
    remove: (id) => {
      removed.push(id)
      return memory.uploads.remove(id)
    },
  }
  const actor = createActor(billReading({ uploads, random: seededRandom() }))
  actor.start()
  const idOf = (of: BillPicture) =>
    actor.getSnapshot().context.pictures.find(({ bytes }) => bytes === of.bytes)?.uploadId
  return {
    ...memory,
    actor,
    sent,
    removed,
    idOf,
    forgetAll: () => {
      forgetful = true
    },
    failNext: (...each: typeof failures) => failures.push(...each),
    show: async (...those: ReadonlyArray<BillPicture>) => {
      actor.send({ type: 'pictures.changed', pictures: those })
      await settle()
    },
    tags: () => [...actor.getSnapshot().tags].join(),
    context: () => actor.getSnapshot().context,
  }
}

describe('the pictures of a bill that is being typed', () => {
  it('go up at once, each once, and are read together', async () => {
    const { show, sent, idOf, context, tags } = form((count) => reading('read', count))
    const [first, second] = [picture(), picture()]
    await show(first)
    expect([tags(), context().reading?.total?.value]).toEqual(['read', 1])
    await show(first, second)
    expect([tags(), context().reading?.total?.value, sent]).toEqual(['read', 2, [first.bytes, second.bytes]])
    expect(context().readOf).toEqual([first.bytes, second.bytes])
    expect(new Set([idOf(first), idOf(second), undefined]).size).toBe(3)
  })

  it('are asked after until they were read, and not for ever', async () => {
    const soon = form((_, request) => reading(request < 5 ? 'waiting' : 'read', request))
    await soon.show(picture())
    expect(soon.tags()).toBe('reading')
    await vi.advanceTimersByTimeAsync(4_000)
    expect([soon.tags(), soon.context().reading?.total?.value]).toEqual(['read', 5])
    const never = form(() => reading('waiting'))
    await never.show(picture())
    await vi.advanceTimersByTimeAsync(600_000)
    expect([never.tags(), never.context().asks]).toEqual(['late', 90])
  })

  it('are given up on quietly where nothing is read, or nothing could be', async () => {
    const off = form(null)
    const one = picture()
    await off.show(one)
    expect([off.tags(), off.idOf(one)]).toEqual(['', expect.any(String)])
    const unread = form(() => reading('not_read'))
    await unread.show(picture())
    expect(unread.tags()).toBe('notRead')
  })

  it('wait for the connection, and go on under the same key', async () => {
    const { show, actor, failNext, sent, tags } = form((count) => reading('read', count))
    failNext(networkError('offline'), networkError('failed'))
    const one = picture()
    await show(one)
    expect(tags()).toBe('waiting')
    actor.send({ type: 'connection.returned' })
    await settle()
    expect([tags(), sent.length]).toEqual(['waiting', 2])
    await vi.advanceTimersByTimeAsync(10_000)
    expect([tags(), sent.length]).toEqual(['read', 3])
  })

  it('stop when asked, and go on', async () => {
    const { show, actor, failNext, tags, sent } = form((count) => reading('read', count))
    failNext('silent')
    await show(picture())
    expect(tags()).toBe('uploading')
    actor.send({ type: 'pause.requested' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([tags(), sent.length]).toEqual(['paused', 1])
    actor.send({ type: 'resume.requested' })
    await settle()
    expect([tags(), sent.length]).toEqual(['read', 2])
  })

  it('are refused with a sentence, or left alone where there were too many', async () => {
    const { show, failNext, context, tags } = form((count) => reading('read', count))
    const field = { field: 'pictures.0', code: 'repeated_picture', message: 'รูปนี้เคยส่งแล้ว' }
    failNext({ ...apiError(400, 'invalid_input'), fields: [field] }, apiError(429, 'too_many'))
    const [repeated, much, good] = [picture(), picture(), picture()]
    await show(repeated, much, good)
    expect([...context().refusals.values()]).toEqual(['รูปนี้เคยส่งแล้ว', ''])
    expect([tags(), context().reading?.total?.value]).toEqual(['read', 1])
  })

  it('go from the server when they go from the form, but not with the bill', async () => {
    const { show, actor, removed, idOf, context } = form((count) => reading('read', count))
    const [first, second] = [picture(), picture()]
    await show(first, second)
    const firstId = idOf(first)
    await show(second)
    expect([removed, context().reading?.total?.value]).toEqual([[firstId], 1])
    actor.send({ type: 'bill.kept' })
    await show()
    expect([removed.length, context().reading]).toEqual([1, null])
  })

  it('are sent anew where the server has forgotten them', async () => {
    const { show, sent, tags } = form((count) => reading('read', count))
    const old = { ...picture(), uploadId: '00000000-0000-4000-8000-000000000000' }
    await show(old)
    expect([tags(), sent]).toEqual(['read', [old.bytes]])
  })

  it('are sent anew once, whatever the server answers, and under another key', async () => {
    const { show, sent, tags, uploads, idOf, context, actor } = form((count) => reading('read', count))
    const one = picture()
    await show(one)
    await uploads.remove(idOf(one) ?? '')
    const two = picture()
    await show(one, two)
    expect([tags(), context().reading?.total?.value]).toEqual(['read', 2])
    expect(sent).toEqual([one.bytes, two.bytes, one.bytes, two.bytes])
    const never = form(() => reading('read'))
    never.forgetAll()
    await never.show(picture())
    expect([never.tags(), never.sent.length]).toEqual(['notRead', 2])
    actor.stop()
  })

  it('are not sent for ever to a server that answers with nothing', async () => {
    const { show, failNext, sent, tags } = form((count) => reading('read', count))
    failNext(...Array.from({ length: 50 }, () => apiError(500, '')))
    await show(picture())
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([tags(), sent.length]).toEqual(['', 7])
  })

  it('stay where they are while paused, though one is taken away', async () => {
    const { show, actor, failNext, tags, sent } = form((count) => reading('read', count))
    const [first, second, third] = [picture(), picture(), picture()]
    await show(first)
    failNext('silent')
    await show(first, second, third)
    actor.send({ type: 'pause.requested' })
    await show(first, third)
    expect([tags(), sent.length]).toEqual(['paused', 2])
    await show(first)
    expect([tags(), sent.length]).toEqual(['read', 2])
  })

  it('take what was read off them with them', async () => {
    let state: UploadedReading['state'] = 'read'
    const { show, context, tags, failNext } = form((count) => reading(state, count))
    const [first, second] = [picture(), picture()]
    await show(first)
    failNext(networkError('offline'))
    await show(second)
    expect([tags(), context().reading]).toEqual(['waiting', null])
    state = 'not_read'
    await vi.advanceTimersByTimeAsync(3_000)
    expect([tags(), context().reading]).toEqual(['notRead', null])
  })

  it('tell which of them was read: those that the server would not have are not counted', async () => {
    const { show, failNext, context } = form((count) => reading('read', count))
    failNext(apiError(429, 'rate_limited'))
    const [much, good] = [picture(), picture()]
    await show(much, good)
    expect([context().reading?.total?.value, context().readOf]).toEqual([1, [good.bytes]])
  })

  it('are read though the last of them is one too many to be read', async () => {
    let most = 1
    const { show, tags, context } = form(
      (count) => reading('read', count),
      () => (most -= 1) >= 0,
    )
    await show(picture(), picture())
    expect([tags(), context().reading?.total?.value]).toEqual(['read', 2])
  })
})
