import { fc, test as prop } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { CallFailure, Order } from '@careplus/core/ports'
import { apiError, connectionLost, homeAddress } from '@careplus/core/testing'
import { redemptionMachine, type Ask, type Try } from './redemption.machine'

type Answer = E.Either<CallFailure, Order>

const ask: Ask = {
  quantity: 1,
  address: { ...homeAddress, soi: '' },
}
const placed: Answer = E.right({ id: 'order-1' } as Order)
const refused: Answer = E.left(apiError(422, 'not_redeemable'))
const lost: Answer = E.left(connectionLost)

const started = (answers: ReadonlyArray<Answer>, unanswered: Try | null = null) => {
  const tries: Try[] = []
  const left = [...answers]
  const actor = createActor(
    redemptionMachine.provide({
      actors: {
        redeem: fromPromise(async ({ input }: { readonly input: Try }) => {
          tries.push(input)
          const answer = left.shift()
          if (answer === undefined) throw new Error('asked once too often')
          return answer
        }),
      },
    }),
    { input: { unanswered } },
  ).start()
  const rest = () => waitFor(actor, (state) => !state.hasTag('busy'))
  return { actor, tries, rest }
}

describe('a redemption', () => {
  test('is sent when it is confirmed, not before, and once', async () => {
    const { actor, tries, rest } = started([placed])
    actor.send({ type: 'confirmed', key: 'too-early', points: 900 })
    actor.send({ type: 'address.given', ask })
    expect(tries).toStrictEqual([])
    actor.send({ type: 'confirmed', key: 'key-1', points: 900 })
    actor.send({ type: 'confirmed', key: 'key-2', points: 900 })
    const state = await rest()
    expect(state.value).toBe('placed')
    expect(state.context.order?.id).toBe('order-1')
    expect(tries).toStrictEqual([{ ...ask, key: 'key-1', points: 900 }])
  })

  test('refused, it can be changed and tried under another key', async () => {
    const { actor, tries, rest } = started([refused, placed])
    actor.send({ type: 'address.given', ask })
    actor.send({ type: 'confirmed', key: 'key-1', points: 900 })
    const state = await rest()
    expect(state.value).toBe('reviewing')
    expect(state.context.failure).toMatchObject({ code: 'not_redeemable' })
    actor.send({ type: 'address.wanted' })
    actor.send({ type: 'address.given', ask: { ...ask, quantity: 2 } })
    actor.send({ type: 'confirmed', key: 'key-2', points: 900 })
    expect((await rest()).value).toBe('placed')
    expect(tries.map(({ key, quantity }) => `${key} ${quantity}`)).toStrictEqual(['key-1 1', 'key-2 2'])
  })

  test('whose answer was lost is repeated as it was, under its key, when the connection returns', async () => {
    const { actor, tries, rest } = started([lost, placed])
    actor.send({ type: 'address.given', ask })
    actor.send({ type: 'confirmed', key: 'key-1', points: 900 })
    expect((await rest()).value).toBe('unsure')
    actor.send({ type: 'address.wanted' })
    actor.send({ type: 'address.given', ask: { ...ask, quantity: 5 } })
    actor.send({ type: 'confirmed', key: 'key-2', points: 900 })
    expect(actor.getSnapshot().value).toBe('unsure')
    actor.send({ type: 'connection.returned' })
    expect((await rest()).value).toBe('placed')
    expect(tries).toStrictEqual([
      { ...ask, key: 'key-1', points: 900 },
      { ...ask, key: 'key-1', points: 900 },
    ])
  })

  test('of an earlier visit waits for a press, and keeps its key', async () => {
    const { actor, tries, rest } = started([placed], { ...ask, key: 'key-0' })
    expect(actor.getSnapshot().value).toBe('unsure')
    actor.send({ type: 'connection.returned' })
    expect(tries).toStrictEqual([])
    actor.send({ type: 'asked.again' })
    expect((await rest()).value).toBe('placed')
    expect(tries).toStrictEqual([{ ...ask, key: 'key-0' }])
  })

  const statuses = fc.constantFrom(401, 403, 408, 409, 429, 500, 502, 503, 504)
  prop.prop([fc.array(fc.option(statuses), { maxLength: 5 })])(
    'uses one key for as long as nobody knows what became of it',
    async (failures) => {
      const answers = failures.map((status): Answer => (status === null ? lost : E.left(apiError(status, 'busy'))))
      const { actor, tries, rest } = started([...answers, placed])
      actor.send({ type: 'address.given', ask })
      actor.send({ type: 'confirmed', key: 'key-1', points: 900 })
      for (const _ of failures) {
        expect((await rest()).value).toBe('unsure')
        actor.send({ type: 'asked.again' })
      }
      expect((await rest()).value).toBe('placed')
      expect(new Set(tries.map(({ key }) => key))).toStrictEqual(new Set(['key-1']))
    },
  )
})
