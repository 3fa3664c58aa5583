import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { refuse } from '../../platform/refusal/refused.js'
import { inTransaction, type Tx } from '../../platform/store/store.js'
import { checkCode, issueCode, spendCode, type CodeVerdict } from './oneTimeCodes.js'
import { ownStore } from '../../testing/ownStore.js'

const begun = new Date('2026-11-23T09:00:00Z')
const at = (seconds: number): Date => new Date(begun.getTime() + seconds * 1000)

const store = ownStore(begun)

const judged = async (seconds: number, repeatSeconds?: number): Promise<CodeVerdict> => {
  const asked = { purpose: 'proof', address: 'parent@example.com' } as const
  const outcome = await inTransaction<never, CodeVerdict>(store.db, async (tx: Tx) => {
    const { code } = await issueCode(tx, { ...asked, channel: 'mail', digits: 6, lifeSeconds: 600 }, begun)
    const given = { ...asked, code, ...(repeatSeconds === undefined ? {} : { repeatSeconds }) }
    const first = await checkCode(tx, given, at(10))
    if (first._tag === 'right') await spendCode(tx, first.id, at(10))
    return E.right(await checkCode(tx, given, at(seconds)))
  })
  if (E.isLeft(outcome)) throw new Error('refused')
  return outcome.right
}

it.each([9, 10, 11])('a code that was used is over, also to a call that had begun before: at %i s', async (seconds) => {
  expect(await judged(seconds)).toEqual({ _tag: 'wrong', by: refuse('code_expired'), wasChecked: false })
})

it.each([
  [9, 'right'],
  [69, 'right'],
  [70, 'wrong'],
] as const)('one that may be given again for a minute at %i s: %s', async (seconds, verdict) => {
  expect(await judged(seconds, 60)).toMatchObject({ _tag: verdict })
})
