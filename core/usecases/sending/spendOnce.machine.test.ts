import { fc, test as prop } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it, test } from 'vitest'
import type { CallFailure } from '../../domain/call/failure.js'
import type { Try } from '../../ports/storedTry.js'
import { apiError, connectionLost } from '../../testing/memoryAccount.js'
import { memoryStoredTry } from '../../testing/memoryStoredTry.js'
import { sendOnce } from './sendOnce.js'
import { spendOnceMachine } from './spendOnce.machine.js'

interface Wish {
  readonly tickets: number
  readonly points?: number
}
type Answer = E.Either<CallFailure, string>

const machine = spendOnceMachine<Wish, string>()
const placed: Answer = E.right('order-1')
const refused: Answer = E.left(apiError(422, 'not_redeemable'))
const lost: Answer = E.left(connectionLost)

const codeOf: Readonly<Record<number, string>> = { 409: 'idempotency_running' }
const unsettling = (status: number): Answer => E.left(apiError(status, codeOf[status] ?? 'busy'))

const started = (answers: ReadonlyArray<Answer>, unanswered: Try<Wish> | null = null) => {
  const attempts: Array<Try<Wish>> = []
  const actor = createActor(
    machine.provide({
      actors: {
        send: fromPromise(async ({ input }: { readonly input: Try<Wish> }) => {
          attempts.push(input)
          const answer = answers[attempts.length - 1]
          if (answer === undefined) throw new Error('asked once too often')
          return { tried: input, answer }
        }),
      },
    }),
    { input: { unanswered } },
  ).start()
  const rest = () => waitFor(actor, (state) => !state.hasTag('busy'))
  const confirm = (tickets: number, key: string) => {
    actor.send({ type: 'wish.given', wish: { tickets } })
    actor.send({ type: 'confirmed', key })
    return rest()
  }
  return { actor, tries: attempts, rest, confirm }
}

describe('spending points', () => {
  test('spends nothing before it is confirmed', () => {
    const { actor, tries: attempts } = started([])
    actor.send({ type: 'wish.given', wish: { tickets: 3 } })
    expect(actor.getSnapshot().hasTag('asking')).toBe(true)
    actor.send({ type: 'wish.dropped' })
    expect(actor.getSnapshot().value).toBe('choosing')
    expect(attempts).toHaveLength(0)
  })

  test('is sent when it is confirmed, not before, and once', async () => {
    const { actor, tries: attempts, rest } = started([placed])
    actor.send({ type: 'confirmed', key: 'too-early' })
    actor.send({ type: 'wish.given', wish: { tickets: 1 } })
    expect(attempts).toStrictEqual([])
    actor.send({ type: 'confirmed', key: 'key-1', wish: { tickets: 1, points: 900 } })
    actor.send({ type: 'confirmed', key: 'key-2', wish: { tickets: 1, points: 900 } })
    const state = await rest()
    expect(state.value).toBe('done')
    expect(state.context.done).toBe('order-1')
    expect(attempts).toStrictEqual([{ wish: { tickets: 1, points: 900 }, key: 'key-1' }])
  })

  test('done, is ready for more under a key of its own', async () => {
    const { tries: attempts, confirm } = started([placed, placed])
    expect((await confirm(2, 'k1')).value).toBe('done')
    expect((await confirm(1, 'k2')).context).toMatchObject({ failure: null, key: null })
    expect(attempts).toStrictEqual([
      { wish: { tickets: 2 }, key: 'k1' },
      { wish: { tickets: 1 }, key: 'k2' },
    ])
  })

  test('refused, tells why, and can be changed and tried under another key', async () => {
    const { actor, tries: attempts, confirm } = started([refused, placed])
    const state = await confirm(1, 'key-1')
    expect(state.value).toBe('refused')
    expect(state.context).toMatchObject({ key: null, failure: { status: 422, code: 'not_redeemable' } })
    actor.send({ type: 'wish.dropped' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect((await confirm(2, 'key-2')).value).toBe('done')
    expect(attempts.map(({ key, wish }) => `${key} ${wish.tickets}`)).toStrictEqual(['key-1 1', 'key-2 2'])
  })

  test('refused, can be confirmed as it is under another key', async () => {
    const { actor, tries: attempts, confirm, rest } = started([refused, placed])
    await confirm(1, 'key-1')
    actor.send({ type: 'confirmed', key: 'key-2' })
    expect((await rest()).value).toBe('done')
    expect(attempts.map(({ key }) => key)).toStrictEqual(['key-1', 'key-2'])
  })

  it.each([
    ['no answer', lost],
    ['a server that is down', unsettling(503)],
    ['a key in use', unsettling(409)],
    ['a session that ended', unsettling(401)],
  ])('after %s can only repeat the same under the same key', async (_, failure) => {
    const { actor, tries: attempts, confirm, rest } = started([failure, placed])
    expect((await confirm(2, 'k1')).value).toBe('unsure')
    actor.send({ type: 'wish.dropped' })
    actor.send({ type: 'wish.given', wish: { tickets: 9 } })
    actor.send({ type: 'confirmed', key: 'k2' })
    expect(actor.getSnapshot().value).toBe('unsure')
    actor.send({ type: 'asked.again' })
    expect((await rest()).value).toBe('done')
    expect(attempts).toStrictEqual([
      { wish: { tickets: 2 }, key: 'k1' },
      { wish: { tickets: 2 }, key: 'k1' },
    ])
  })

  test('of an earlier visit waits for a press, and keeps its key', async () => {
    const { actor, tries: attempts, rest } = started([placed], { wish: { tickets: 4 }, key: 'k0' })
    expect(actor.getSnapshot().value).toBe('unsure')
    actor.send({ type: 'connection.returned' })
    expect(actor.getSnapshot().value).toBe('unsure')
    expect(attempts).toStrictEqual([])
    actor.send({ type: 'asked.again' })
    expect((await rest()).value).toBe('done')
    expect(attempts).toStrictEqual([{ wish: { tickets: 4 }, key: 'k0' }])
  })

  test('lost in this visit, is repeated as it was by the returning connection', async () => {
    const { actor, tries: attempts, confirm, rest } = started([lost, placed])
    expect((await confirm(2, 'k1')).value).toBe('unsure')
    actor.send({ type: 'connection.returned' })
    expect((await rest()).value).toBe('done')
    expect(attempts.map(({ key }) => key)).toStrictEqual(['k1', 'k1'])
  })

  const statuses = fc.constantFrom(401, 403, 408, 409, 429, 500, 502, 503, 504)
  prop.prop([fc.array(fc.option(statuses), { maxLength: 5 })])(
    'uses one key for as long as nobody knows what became of it',
    async (failures) => {
      const answers = failures.map((status) => (status === null ? lost : unsettling(status)))
      const { actor, tries: attempts, rest, confirm } = started([...answers, placed])
      void confirm(1, 'key-1')
      for (const _ of failures) {
        expect((await rest()).value).toBe('unsure')
        actor.send({ type: 'asked.again' })
      }
      expect((await rest()).value).toBe('done')
      expect(new Set(attempts.map(({ key }) => key))).toStrictEqual(new Set(['key-1']))
    },
  )
})

const fates = ['good', 'lost before', 'lost after', 'busy', 'running', 'signed out', 'turned away', 'refused'] as const
type Fate = (typeof fates)[number]

const household = () => {
  const stored = memoryStoredTry<Wish>()
  const doneBy = new Map<string, string>()
  const known = new Set<string>()
  const sent = new Set<string>()
  const tooEarly: string[] = []
  const waiting: Array<(fate: Fate) => void> = []
  let keys = 0

  const answerOf = (key: string, fate: Fate): Answer => {
    if (fate === 'lost before') return lost
    if (fate === 'busy') return unsettling(503)
    if (fate === 'running') return unsettling(409)
    if (fate === 'signed out') return unsettling(401)
    if (fate === 'turned away') return unsettling(403)
    // Like the real server: a repeated key gets its first answer.
    const before = doneBy.get(key)
    if (before === undefined && fate === 'refused') return refused
    doneBy.set(key, before ?? `order of ${key}`)
    return fate === 'lost after' ? lost : E.right(doneBy.get(key)!)
  }

  const open = () => {
    let isOpen = true
    const send = async ({ key }: Try<Wish>): Promise<Answer> => {
      // A new key must wait for the outcome of all earlier ones.
      if ([...sent].some((earlier) => earlier !== key && !known.has(earlier))) tooEarly.push(key)
      sent.add(key)
      const fate = await new Promise<Fate>((resolve) => waiting.push(resolve))
      const answer = answerOf(key, fate)
      if (!isOpen) return new Promise(() => undefined)
      if (E.isRight(answer) || answer === refused) known.add(key)
      return answer
    }
    const actor = createActor(
      machine.provide({
        actors: { send: fromPromise(({ input }: { readonly input: Try<Wish> }) => sendOnce(stored, send)(input)) },
      }),
      { input: { unanswered: stored.read() } },
    ).start()
    return {
      actor,
      press: () => actor.send({ type: 'confirmed', key: `key-${++keys}` }),
      close: () => {
        isOpen = false
        actor.stop()
      },
    }
  }
  const settle = async () => {
    for (let i = 0; i < 10; i += 1) await Promise.resolve()
  }
  return {
    open,
    doneBy,
    known,
    tooEarly,
    answer: async (fate: Fate) => {
      waiting.shift()?.(fate)
      await settle()
    },
    settle,
    kept: stored,
  }
}

test('what another tab has tried is asked after as it was, also once that tab knows', async () => {
  const { open, doneBy, answer, settle } = household()
  const [first, second] = [open(), open()]
  const buy = async ({ actor, press }: typeof first, tickets: number) => {
    actor.send({ type: 'wish.given', wish: { tickets } })
    press()
    await settle()
  }
  await buy(first, 1)
  await buy(second, 3)
  await answer('lost after')
  await answer('lost before')
  expect(second.actor.getSnapshot().context).toMatchObject({ wish: { tickets: 1 }, key: 'key-1' })
  first.actor.send({ type: 'asked.again' })
  await settle()
  await answer('good')
  second.actor.send({ type: 'asked.again' })
  await settle()
  await answer('good')
  expect(second.actor.getSnapshot().context).toMatchObject({ wish: { tickets: 1 }, done: 'order of key-1' })
  expect([...doneBy.keys()]).toStrictEqual(['key-1'])
})

const steps = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('buy', 'buy', 'press', 'again', 'return'), tab: fc.nat(1) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload'), tab: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer'), fate: fc.constantFrom(...fates) }) },
)

prop.prop([fc.array(steps, { maxLength: 40 })], { numRuns: 300 })(
  'whatever is pressed, lost, reloaded or done in two tabs, no second key leaves before the first one is known',
  async (story) => {
    const { open, doneBy, known, tooEarly, answer, settle, kept: stored } = household()
    const tabs = [open(), open()]
    for (const step of story) {
      if (!('tab' in step)) {
        await answer(step.fate)
        continue
      }
      const tab = tabs[step.tab]!
      if (step.do === 'buy') tab.actor.send({ type: 'wish.given', wish: { tickets: 1 } })
      if (step.do === 'buy' || step.do === 'press') tab.press()
      else if (step.do === 'again') tab.actor.send({ type: 'asked.again' })
      else if (step.do === 'return') tab.actor.send({ type: 'connection.returned' })
      else if (step.do === 'reload') {
        tab.close()
        tabs[step.tab] = open()
      }
      await settle()
    }
    expect(tooEarly).toStrictEqual([])
    expect(tabs.map(({ actor }) => actor.getSnapshot().value)).not.toContain('broken')
    const unknown = [...doneBy.keys()].filter((key) => !known.has(key))
    expect(unknown).toStrictEqual(unknown.length === 0 ? [] : [stored.read()?.key])
    tabs.forEach(({ close }) => close())
  },
)
