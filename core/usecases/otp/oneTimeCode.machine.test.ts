import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { apiError, connectionLost } from '../../testing/memoryAccount.js'
import { settableClock } from '../../testing/memoryDevice.js'
import type { CodeRefusal, CodeRequestRefusal } from './codeFailures.js'
import { codeRefusal, codeRequestRefusal } from './codeFailures.js'
import type { CodeSent } from './oneTimeCode.machine.js'
import { oneTimeCodeMachine, secondsToResend } from './oneTimeCode.machine.js'

const sent: CodeSent = { expiresIn: 300, resendAfter: 60, digits: 6 }
type Sending = E.Either<CodeRequestRefusal, CodeSent>
type OwnerProof = E.Either<CodeRefusal, string>

const start = (sendings: ReadonlyArray<Sending>, provings: ReadonlyArray<OwnerProof> = []) => {
  const clock = settableClock()
  const timers = new SimulatedClock()
  const requestCode = vi.fn<() => Promise<Sending>>()
  const verifyCode = vi.fn<(code: string) => Promise<OwnerProof>>()
  for (const sending of sendings) requestCode.mockResolvedValueOnce(sending)
  for (const proving of provings) verifyCode.mockResolvedValueOnce(proving)
  const logic = oneTimeCodeMachine<string>().provide({
    actors: {
      requestCode: fromPromise<Sending>(() => requestCode()),
      verifyCode: fromPromise<OwnerProof, { readonly code: string }>(({ input }) => verifyCode(input.code)),
    },
  })
  const actor = createActor(logic, { input: { clock }, clock: timers }).start()
  const pass = (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      clock.advance(1000)
      timers.increment(1000)
    }
  }
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false), { timeout: 15_000 })
  return { actor, pass, settled, requestCode, verifyCode, clock, timers, now: () => actor.getSnapshot() }
}

describe('oneTimeCodeMachine', () => {
  test('sends, counts down, proves', async () => {
    const t = start([E.right(sent)], [E.right('join-token')])
    expect(t.now().value).toBe('requesting')
    await t.settled()
    expect(t.now().matches({ open: 'waiting' })).toBe(true)
    expect(t.now().context.digits).toBe(6)
    expect(secondsToResend(t.now().context)).toBe(60)
    t.pass(10)
    expect(secondsToResend(t.now().context)).toBe(50)
    t.actor.send({ type: 'code.completed', code: '123456' })
    await t.settled()
    expect(t.verifyCode).toHaveBeenCalledExactlyOnceWith('123456')
    expect(t.now()).toMatchObject({ status: 'done', output: { proof: 'join-token' } })
  })

  test('a resend is heard only once the wait is over', async () => {
    const t = start([E.right(sent), E.right(sent)])
    await t.settled()
    t.pass(59)
    t.actor.send({ type: 'resend.asked' })
    expect(t.requestCode).toHaveBeenCalledTimes(1)
    t.pass(1)
    expect(secondsToResend(t.now().context)).toBe(0)
    t.actor.send({ type: 'resend.asked' })
    await t.settled()
    expect(t.requestCode).toHaveBeenCalledTimes(2)
    expect(secondsToResend(t.now().context)).toBe(60)
  })

  test('a tab that slept wakes with the right countdown', async () => {
    const t = start([E.right(sent)])
    await t.settled()
    t.clock.advance(45_000)
    t.timers.increment(1000)
    expect(secondsToResend(t.now().context)).toBe(15)
  })

  test('a wrong code keeps the boxes open and tells the tries left', async () => {
    const t = start([E.right(sent)], [E.left({ _tag: 'CodeWrong', triesLeft: 2 }), E.right('yes')])
    await t.settled()
    t.actor.send({ type: 'code.completed', code: '000000' })
    await t.settled()
    expect(t.now().matches({ open: 'wrong' })).toBe(true)
    expect(t.now().hasTag('entry')).toBe(true)
    expect(t.now().context.refusal).toStrictEqual({ _tag: 'CodeWrong', triesLeft: 2 })
    t.actor.send({ type: 'code.completed', code: '123456' })
    await t.settled()
    expect(t.now().status).toBe('done')
  })

  test.each<CodeRefusal>([{ _tag: 'CodeExpired' }, { _tag: 'CodeTriesSpent' }])(
    '%j: only a new code helps',
    async (refusal) => {
      const t = start([E.right(sent), E.right(sent)], [E.left(refusal)])
      await t.settled()
      t.actor.send({ type: 'code.completed', code: '000000' })
      await t.settled()
      expect(t.now().value).toBe('expired')
      expect(t.now().context.refusal).toStrictEqual(refusal)
      t.actor.send({ type: 'code.completed', code: '123456' })
      expect(t.now().value).toBe('expired')
      t.pass(60)
      t.actor.send({ type: 'resend.asked' })
      await t.settled()
      expect(t.now().matches({ open: 'waiting' })).toBe(true)
      expect(t.now().context.refusal).toBeNull()
    },
  )

  test('expires by the clock while nobody types', async () => {
    const t = start([E.right(sent)])
    await t.settled()
    t.pass(299)
    expect(t.now().hasTag('entry')).toBe(true)
    t.pass(1)
    expect(t.now().value).toBe('expired')
    expect(t.now().context.refusal).toStrictEqual({ _tag: 'CodeExpired' })
  })

  test('a code that could not be judged may be sent again', async () => {
    const lost: CodeRefusal = { _tag: 'CodeNotChecked', failure: connectionLost }
    const t = start([E.right(sent)], [E.left(lost), E.right('yes')])
    await t.settled()
    t.actor.send({ type: 'code.completed', code: '123456' })
    await t.settled()
    expect(t.now().matches({ open: 'waiting' })).toBe(true)
    expect(t.now().context.refusal).toStrictEqual(lost)
    t.actor.send({ type: 'code.completed', code: '123456' })
    await t.settled()
    expect(t.now().status).toBe('done')
  })

  test('a message that failed uses up no resend', async () => {
    const failed: CodeRequestRefusal = { _tag: 'CodeRequestFailed', failure: connectionLost }
    const t = start([E.left(failed), E.right(sent), E.left(failed), E.right(sent)])
    await t.settled()
    expect(t.now().value).toBe('unsent')
    expect(t.now().context.refusal).toStrictEqual(failed)
    t.actor.send({ type: 'resend.asked' })
    await t.settled()
    t.pass(60)
    t.actor.send({ type: 'resend.asked' })
    await t.settled()
    expect(t.now().matches({ open: 'waiting' })).toBe(true)
    expect(t.now().context.refusal).toStrictEqual(failed)
    t.actor.send({ type: 'resend.asked' })
    await t.settled()
    expect(t.requestCode).toHaveBeenCalledTimes(4)
  })

  test('a use case that rejects is a defect', async () => {
    const broken = start([E.right(sent)])
    await broken.settled()
    broken.verifyCode.mockRejectedValueOnce(new Error('defect'))
    broken.actor.send({ type: 'code.completed', code: '123456' })
    await vi.waitFor(() => expect(broken.now().value).toBe('broken'), { timeout: 15_000 })
  })
})

describe('what the server said', () => {
  const wrong = (body: unknown) => ({ ...apiError(422, 'code_invalid'), body })

  test.each([
    [wrong({ error_code: 'code_invalid', tries_left: 3 }), { _tag: 'CodeWrong', triesLeft: 3 }],
    [wrong({ error_code: 'code_invalid', tries_left: 0 }), { _tag: 'CodeTriesSpent' }],
    [wrong('?'), { _tag: 'CodeWrong', triesLeft: null }],
    [apiError(422, 'code_expired'), { _tag: 'CodeExpired' }],
    // The network's limit does not judge the code. A wrong code without `tries_left` counts as expired.
    [apiError(429, 'too_many_tries'), { _tag: 'CodeNotChecked', failure: apiError(429, 'too_many_tries') }],
    [apiError(500, 'internal'), { _tag: 'CodeNotChecked', failure: apiError(500, 'internal') }],
    [connectionLost, { _tag: 'CodeNotChecked', failure: connectionLost }],
  ])('%j of a code', (failure, refusal) => {
    expect(codeRefusal(failure)).toStrictEqual(refusal)
  })

  test.each([
    [apiError(429, 'rate_limited'), { _tag: 'CodeRequestLimited' }],
    [apiError(500, 'internal'), { _tag: 'CodeRequestFailed', failure: apiError(500, 'internal') }],
    [connectionLost, { _tag: 'CodeRequestFailed', failure: connectionLost }],
  ])('%j of a request', (failure, refusal) => {
    expect(codeRequestRefusal(failure)).toStrictEqual(refusal)
  })
})
