import { left, right, type Either } from 'fp-ts/Either'
import type { ApiError, CallFailure, EntriesTaken, NetworkError } from '@careplus/core/ports'
import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { enteringMachine, type Try } from './entering.machine'

const taken: EntriesTaken = { tickets: 2, my_tickets: 5, my_code: '7hk2', points: 40, usable: 1200 }
const lost: NetworkError = { _tag: 'NetworkError', status: 0, message: 'Network Error', reason: 'failed' }
const refusal = (status: number): ApiError => ({
  _tag: 'ApiError',
  label: 'API Error',
  status,
  code: 'not_redeemable',
  message: '',
  fields: [],
  body: {},
})

const entering = (answers: ReadonlyArray<Either<CallFailure, EntriesTaken>>, unanswered: Try | null = null) => {
  const tries: Try[] = []
  const machine = enteringMachine.provide({
    actors: {
      enter: fromPromise(async ({ input }: { readonly input: Try }) => {
        tries.push(input)
        const answer = answers[tries.length - 1]
        if (answer === undefined) throw new Error('one try too many')
        return answer
      }),
    },
  })
  const actor = createActor(machine, { input: { unanswered } }).start()
  const confirm = async (tickets: number, key: string) => {
    actor.send({ type: 'entry.wanted', tickets })
    actor.send({ type: 'confirmed', key })
    return waitFor(actor, (state) => !state.hasTag('busy'))
  }
  return { actor, tries, confirm }
}

it('spends nothing before it is confirmed', () => {
  const { actor, tries } = entering([])
  actor.send({ type: 'entry.wanted', tickets: 3 })
  expect(actor.getSnapshot().hasTag('asking')).toBe(true)
  actor.send({ type: 'entry.dropped' })
  expect(actor.getSnapshot().value).toBe('choosing')
  expect(tries).toHaveLength(0)
})

it('enters, and is ready for more under a key of its own', async () => {
  const { tries, confirm } = entering([right(taken), right(taken)])
  expect((await confirm(2, 'k1')).value).toBe('choosing')
  expect((await confirm(1, 'k2')).context).toMatchObject({ failure: null, key: null })
  expect(tries).toStrictEqual([
    { tickets: 2, key: 'k1' },
    { tickets: 1, key: 'k2' },
  ])
})

it('is told why not, and may choose again', async () => {
  const { confirm } = entering([left(refusal(422))])
  const state = await confirm(2, 'k1')
  expect(state.value).toBe('choosing')
  expect(state.context).toMatchObject({ key: null, failure: { status: 422 } })
})

it.each([
  ['no answer', lost],
  ['a server that is down', refusal(503)],
  ['a key in use', refusal(409)],
  ['a session that ended', refusal(401)],
])('after %s can only repeat the same under the same key', async (_, failure) => {
  const { actor, tries, confirm } = entering([left(failure), right(taken)])
  expect((await confirm(2, 'k1')).value).toBe('unsure')
  actor.send({ type: 'entry.wanted', tickets: 9 })
  actor.send({ type: 'confirmed', key: 'k2' })
  expect(actor.getSnapshot().value).toBe('unsure')
  actor.send({ type: 'asked.again' })
  await waitFor(actor, (state) => state.matches('choosing'))
  expect(tries).toStrictEqual([
    { tickets: 2, key: 'k1' },
    { tickets: 2, key: 'k1' },
  ])
})

it('begins with a try of an earlier visit, which a press repeats, and no returning connection', async () => {
  const { actor, tries } = entering([right(taken)], { tickets: 4, key: 'k0' })
  expect(actor.getSnapshot().value).toBe('unsure')
  actor.send({ type: 'connection.returned' })
  expect(actor.getSnapshot().value).toBe('unsure')
  actor.send({ type: 'asked.again' })
  await waitFor(actor, (state) => state.matches('choosing'))
  expect(tries).toStrictEqual([{ tickets: 4, key: 'k0' }])
})

it('is repeated by the returning connection where it was lost in this visit', async () => {
  const { actor, tries, confirm } = entering([left(lost), right(taken)])
  await confirm(2, 'k1')
  actor.send({ type: 'connection.returned' })
  await waitFor(actor, (state) => state.matches('choosing'))
  expect(tries.map(({ key }) => key)).toStrictEqual(['k1', 'k1'])
})
