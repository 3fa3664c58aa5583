import { fc, test as prop } from '@fast-check/vitest'
import { left, right, type Either } from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import type { CallFailure } from '../../domain/call/failure.js'
import { hasArrived } from '../../domain/call/outcome.js'
import { answeredOnce } from '../../testing/answeredOnce.js'
import { apiError, connectionLost } from '../../testing/memoryAccount.js'
import { memoryKeyValueStore } from '../../testing/memoryDevice.js'
import { attemptKeptForMs, attempts } from './attempts.js'

const made = () => {
  const store = memoryKeyValueStore()
  const clock = { at: Date.UTC(2026, 10, 20) }
  let count = 0
  const opened = () => attempts({ store, name: 'growth', uuid: () => `key-${++count}`, now: () => clock.at })
  // New for each step, like after a reload: only the store stays.
  return { store, clock, opened }
}
const lost = left(connectionLost)
const body = fc.record({ weight: fc.string(), day: fc.option(fc.string()) }, { noNullPrototype: true })

describe('a try without an answer', () => {
  prop.prop([
    body,
    body,
    fc.constantFrom(lost, left(apiError(503, 'busy')), left(apiError(409, 'idempotency_running'))),
  ])('keeps its key over a reload and a change of what is sent', (one, other, answer) => {
    const { opened } = made()
    const key = opened().keyOf(one)
    opened().answered(answer)
    expect(opened().unanswered()).toStrictEqual(one)
    expect(opened().isTried(one)).toBe(true)
    expect(opened().isTried({ ...one, more: 1 })).toBe(false)
    expect(opened().keyOf(other)).toBe(key)
    expect(opened().unanswered()).toStrictEqual(other)
  })

  test('is asked after for a day', () => {
    const { opened, clock } = made()
    const key = opened().keyOf(1)
    clock.at += attemptKeptForMs
    expect(opened().keyOf(1)).toBe(key)
    clock.at += attemptKeptForMs + 1
    expect(opened().unanswered()).toBeNull()
    expect(opened().keyOf(1)).not.toBe(key)
  })

  prop.prop([fc.string()])('that cannot be read was none', (text) => {
    const { opened, store } = made()
    store.set('growth', text)
    expect(opened().unanswered()).toBeNull()
    expect(opened().keyOf(1)).toBe('key-1')
  })
})

describe('a try that was answered', () => {
  const answers = [right('done'), left(apiError(422, 'invalid_input')), left(apiError(422, 'idempotency_mismatch'))]
  test.each(answers)('leaves its key: %j', (answer) => {
    const { opened } = made()
    const key = opened().keyOf(1)
    opened().answered(answer)
    expect(opened().unanswered()).toBeNull()
    expect(opened().isTried(1)).toBe(false)
    expect(opened().keyOf(1)).not.toBe(key)
  })
})

describe('a try that arrived by another hand', () => {
  prop.prop([body, body])('is the same under its key, and another thing has a new one', (one, other) => {
    fc.pre(JSON.stringify(one) !== JSON.stringify(other))
    const { opened } = made()
    const key = opened().keyOf(one)
    opened().answered(lost)
    opened().arrived()
    expect([opened().unanswered(), opened().isTried(one)]).toStrictEqual([null, false])
    expect(opened().keyOf(one)).toBe(key)
    expect(opened().keyOf(other)).not.toBe(key)
  })

  test('that was never made is none', () => {
    const { opened, store } = made()
    opened().arrived()
    expect(store.keys()).toStrictEqual([])
  })
})

const presses = fc.array(
  fc.record({ figure: fc.nat(2), fate: fc.constantFrom('good', 'lost before', 'lost after', 'twice') }),
  { maxLength: 12 },
)

prop.prop([presses])(
  'whatever is changed and lost, nothing is done twice, and who has not read the list is told',
  async (all) => {
    const { opened } = made()
    const server = answeredOnce()
    const done: number[] = []
    const known: number[] = []
    const send =
      (figure: number, fate: string) =>
      async (key: string): Promise<Either<CallFailure, number>> => {
        if (fate === 'lost before') return lost
        const answer = server(key, figure, () => right(done.push(figure)))
        return fate === 'lost after' ? lost : answer
      }
    for (const { figure, fate } of all) {
      const answer = await opened().once(figure, async (key) => {
        const first = await send(figure, fate)(key)
        if (fate === 'twice') expect(await send(figure, fate)(key)).toStrictEqual(first)
        return first
      })
      if (answer._tag === 'Right') known.push(figure)
      else if (hasArrived(answer.left)) {
        expect(done).toHaveLength(known.length + 1)
        known.splice(0, known.length, ...done)
      }
      expect(done.length - known.length).toBeLessThanOrEqual(1)
    }
  },
)
