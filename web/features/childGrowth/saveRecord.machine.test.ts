import * as E from 'fp-ts/Either'
import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { apiError, connectionLost } from '@careplus/core/testing'
import type { CallFailure } from '@careplus/core/ports'
import { saveRecordMachine, type Sent } from './saveRecord.machine'

type Answer = E.Either<CallFailure, void>
const done: Answer = E.right(undefined)
const sent: Sent = { record: { date: '2026-11-20', weight: 12.4, height: 88.5 }, key: 'key-1', replaces: null }
const consentRequired: Answer = E.left(apiError(403, 'consent_required'))

const started = (needsConsent: boolean, answers: { readonly write: Answer[]; readonly consent?: Answer[] }) => {
  const calls: Array<string> = []
  const next = (from: Answer[] | undefined): Answer => {
    const answer = from?.shift()
    if (answer === undefined) throw new Error('asked once too often')
    return answer
  }
  const actor = createActor(
    saveRecordMachine.provide({
      actors: {
        consent: fromPromise(async () => {
          calls.push('consent')
          return next(answers.consent)
        }),
        write: fromPromise(async ({ input }: { readonly input: Sent }) => {
          calls.push(`write ${input.key}`)
          return next(answers.write)
        }),
      },
    }),
    { input: { needsConsent } },
  ).start()
  const rest = () => waitFor(actor, (state) => !state.hasTag('busy'))
  return { actor, calls, rest }
}
const submit = (agreed = false) => ({ type: 'form.submitted', agreed, ...sent }) as const

describe('a record on its way into the account', () => {
  test('goes at once where the consent is there', async () => {
    const { actor, calls, rest } = started(false, { write: [done] })
    actor.send(submit())
    expect((await rest()).value).toBe('saved')
    expect(calls).toStrictEqual(['write key-1'])
  })

  test('is not sent before the consent is ticked; then the consent goes first', async () => {
    const { actor, calls, rest } = started(true, { write: [done], consent: [done] })
    actor.send(submit(false))
    expect((await rest()).value).toBe('editing')
    expect(calls).toStrictEqual([])
    actor.send(submit(true))
    expect((await rest()).value).toBe('saved')
    expect(calls).toStrictEqual(['consent', 'write key-1'])
  })

  test('asks for a consent that was withdrawn meanwhile, and repeats the write with its own key', async () => {
    const { actor, calls, rest } = started(false, { write: [consentRequired, done], consent: [done] })
    actor.send(submit())
    const asked = await rest()
    expect(asked.value).toBe('editing')
    expect(asked.context.needsConsent).toBe(true)
    actor.send(submit(true))
    expect((await rest()).value).toBe('saved')
    expect(calls).toStrictEqual(['write key-1', 'consent', 'write key-1'])
  })

  test('that found no connection is sent again by itself when it returns, with the same key', async () => {
    const { actor, calls, rest } = started(false, { write: [E.left(connectionLost), done] })
    actor.send(submit())
    expect((await rest()).context.failure).toStrictEqual(connectionLost)
    actor.send({ type: 'connection.returned' })
    expect((await rest()).value).toBe('saved')
    expect(calls).toStrictEqual(['write key-1', 'write key-1'])
  })

  test('the consent, too, is sent again, and the write after it', async () => {
    const { actor, calls, rest } = started(true, { write: [done], consent: [E.left(connectionLost), done] })
    actor.send(submit(true))
    expect((await rest()).value).toBe('editing')
    actor.send({ type: 'connection.returned' })
    expect((await rest()).value).toBe('saved')
    expect(calls).toStrictEqual(['consent', 'consent', 'write key-1'])
  })

  test('changed in the form, it waits for the parent and is not sent behind their back', async () => {
    const { actor, calls, rest } = started(false, { write: [E.left(connectionLost)] })
    actor.send(submit())
    await rest()
    actor.send({ type: 'form.changed' })
    actor.send({ type: 'connection.returned' })
    const state = await rest()
    expect(state.value).toBe('editing')
    expect(state.context.failure).toBeNull()
    expect(calls).toStrictEqual(['write key-1'])
  })

  test('refused, it is not sent again by a returning connection', async () => {
    const refused: Answer = E.left(apiError(422, 'invalid_input'))
    const { actor, calls, rest } = started(false, { write: [refused] })
    actor.send(submit())
    await rest()
    actor.send({ type: 'connection.returned' })
    expect((await rest()).value).toBe('editing')
    expect(calls).toStrictEqual(['write key-1'])
  })
})
