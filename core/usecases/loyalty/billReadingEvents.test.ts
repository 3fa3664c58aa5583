import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createActor } from 'xstate'
import { networkError, type CallFailure } from '../../domain/call/failure.js'
import type { BillPicture, BillUploads, UploadedReading } from '../../ports/loyalty.js'
import { apiError } from '../../testing/memoryAccount.js'
import { seededRandom } from '../../testing/memoryDevice.js'
import { billReading } from './billReading.js'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const failures: Readonly<Record<string, CallFailure>> = {
  offline: networkError('offline'),
  busy: { ...apiError(503, 'busy'), retryAfter: 5 },
  refused: apiError(400, 'invalid_input'),
  tooMany: apiError(429, 'rate_limited'),
  old: apiError(404, ''),
  ended: apiError(401, 'token_invalid'),
}

type Step =
  | { readonly does: 'add' | 'pause' | 'resume' | 'returned' | 'kept' | 'forgetAll' | 'echo' }
  | { readonly does: 'remove'; readonly at: number }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'fail'; readonly how: string }
  | { readonly does: 'read'; readonly state: UploadedReading['state'] | 'failing' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ does: 'add' as const }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('remove' as const), at: fc.nat(3) }) },
  fc.record({ does: fc.constantFrom('pause', 'resume', 'returned', 'kept', 'forgetAll', 'echo') }),
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(1, 500, 4_000, 70_000) }),
  },
  fc.record({ does: fc.constant('fail' as const), how: fc.constantFrom(...Object.keys(failures)) }),
  fc.record({
    does: fc.constant('read' as const),
    state: fc.constantFrom('read', 'not_read', 'waiting', 'failing'),
  }),
)

const server = () => {
  const answers = new Map<string, string>()
  const there = new Map<string, Uint8Array>()
  const seen = {
    begun: [] as Uint8Array[],
    taken: [] as Uint8Array[],
    asked: [] as string[][],
    removed: [] as string[],
  }
  const failing: CallFailure[] = []
  let state: UploadedReading['state'] | 'failing' = 'read'
  const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
  const uploads: BillUploads = {
    upload: ({ bytes }, key) => {
      let stopped = false
      seen.begun.push(bytes)
      const failure = failing.shift()
      return {
        answer: async () => {
          await pause(400)
          if (stopped) return E.left(networkError('aborted'))
          if (failure !== undefined) return E.left(failure)
          const id = answers.get(key) ?? crypto.randomUUID()
          if (!answers.has(key)) {
            there.set(id, bytes)
            seen.taken.push(bytes)
          }
          answers.set(key, id)
          return E.right({ id, is_read: true })
        },
        stop: () => {
          stopped = true
        },
      }
    },
    reading: async (ids) => {
      seen.asked.push([...ids])
      await pause(50)
      if (!ids.every((id) => there.has(id))) return E.left(apiError(404, 'not_found'))
      if (state === 'failing') return E.left(networkError('failed'))
      const nothing = { shop: null, date: null, number: null, total: null, eligible: null, lines: [] }
      return E.right({ state, ...nothing })
    },
    remove: async (id) => {
      seen.removed.push(id)
      there.delete(id)
      return E.right(null)
    },
  }
  return {
    uploads,
    seen,
    there,
    fail: (failure: CallFailure) => failing.push(failure),
    heal: () => failing.splice(0),
    read: (next: typeof state) => {
      state = next
    },
  }
}

const sizeOf = <A>(all: ReadonlyArray<A>, one: A): number => all.filter((each) => each === one).length

test.prop([fc.array(step, { maxLength: 40 })], { numRuns: 60 })(
  'whatever happens around them, pictures go up once, only when they may, and the wait for them ends',
  async (steps) => {
    const far = server()
    const actor = createActor(billReading({ uploads: far.uploads, random: seededRandom() }))
    actor.start()
    let shown: ReadonlyArray<BillPicture> = []
    let made = 0
    let forgotten = 0
    const show = (those: ReadonlyArray<BillPicture>) => {
      shown = those
      actor.send({ type: 'pictures.changed', pictures: shown })
    }
    const context = () => actor.getSnapshot().context
    const isPaused = () => actor.getSnapshot().hasTag('paused')
    const known = () => new Map([...far.there].map(([id, bytes]) => [id, bytes]))
    const everThere = new Map<string, Uint8Array>()

    const check = (before: { readonly paused: boolean; readonly begun: number }, does: Step['does']) => {
      for (const [id, bytes] of known()) everThere.set(id, bytes)
      if (before.paused && !['resume', 'kept'].includes(does)) expect(far.seen.begun.length).toBe(before.begun)
      const bytesShown = shown.map(({ bytes }) => bytes)
      expect(context().pictures.map(({ bytes }) => bytes)).toEqual(bytesShown)
      for (const { uploadId = '', bytes } of context().pictures)
        if (uploadId !== '') expect(everThere.get(uploadId)).toBe(bytes)
      if (context().reading !== null) expect(context().readOf.some((bytes) => bytesShown.includes(bytes))).toBe(true)
      expect(isPaused() && context().pictures.every(({ uploadId }) => uploadId !== undefined)).toBe(false)
    }

    for (const each of steps) {
      const before = { paused: isPaused(), begun: far.seen.begun.length }
      const asked = far.seen.asked.length
      if (each.does === 'add' && shown.length < 4)
        show([...shown, { mediaType: 'image/jpeg', bytes: Uint8Array.of((made += 1)) }])
      if (each.does === 'remove') show(shown.filter((_, at) => at !== each.at))
      if (each.does === 'echo') show(context().pictures)
      if (each.does === 'kept') {
        actor.send({ type: 'bill.kept' })
        show([])
      }
      if (each.does === 'pause') actor.send({ type: 'pause.requested' })
      if (each.does === 'resume') actor.send({ type: 'resume.requested' })
      if (each.does === 'returned') actor.send({ type: 'connection.returned' })
      if (each.does === 'fail') far.fail(failures[each.how] ?? networkError('failed'))
      if (each.does === 'read') far.read(each.state)
      if (each.does === 'forgetAll') {
        far.there.clear()
        forgotten += 1
      }
      await vi.advanceTimersByTimeAsync(each.does === 'wait' ? each.ms : 0)
      check(before, each.does)
      for (const ids of far.seen.asked.slice(asked))
        expect(ids.filter((id) => far.seen.removed.includes(id))).toEqual([])
    }
    for (const bytes of far.seen.taken) expect(sizeOf(far.seen.taken, bytes)).toBeLessThanOrEqual(1 + forgotten)

    far.heal()
    far.read('waiting')
    const asks = far.seen.asked.length
    actor.send({ type: 'resume.requested' })
    await vi.advanceTimersByTimeAsync(600_000)
    const { tags } = actor.getSnapshot()
    expect([...tags].filter((tag) => ['uploading', 'waiting', 'reading', 'paused'].includes(tag))).toEqual([])
    expect(far.seen.asked.length - asks).toBeLessThanOrEqual(92)
    actor.stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(vi.getTimerCount()).toBe(0)
  },
)
