import * as E from 'fp-ts/Either'
import { expect, it, vi } from 'vitest'
import type { CallFailure } from '@careplus/core/ports'
import { apiError, connectionLost } from '@careplus/core/testing'
import { proveAheadBy, withProofBy } from './withProof'

const refused: E.Either<CallFailure, string> = E.left(apiError(403, 'proof_required'))

const calls = (...answers: ReadonlyArray<E.Either<CallFailure, string>>) => {
  const keys: string[] = []
  const run = async (key = 'key-1') => {
    keys.push(key)
    return answers[keys.length - 1] ?? refused
  }
  return { keys, run }
}

it('asks for no proof where none is wanted', async () => {
  const prove = vi.fn(async () => true)
  for (const answer of [E.right('done'), E.left(connectionLost), E.left(apiError(403, 'consent_required'))]) {
    expect(await withProofBy(prove)(calls(answer).run)).toBe(answer)
  }
  expect(prove).not.toHaveBeenCalled()
})

it('makes the same call again, under the same key, once proof was given', async () => {
  const { keys, run } = calls(refused, E.right('done'))
  expect(await withProofBy(async () => true)(run)).toEqual(E.right('done'))
  expect(keys).toEqual(['key-1', 'key-1'])
})

it('ends as it was refused where the dialog is closed', async () => {
  const { keys, run } = calls(refused, E.right('done'))
  expect(await withProofBy(async () => false)(run)).toBe(refused)
  expect(keys).toHaveLength(1)
})

it('asks once: what is refused after the proof is told', async () => {
  const prove = vi.fn(async () => true)
  expect(await withProofBy(prove)(calls(refused, refused).run)).toBe(refused)
  expect(prove).toHaveBeenCalledTimes(1)
})

it('asks ahead only where the last proof will not hold long enough', async () => {
  const prove = vi.fn(async () => false)
  const ahead = (freshFor: number) => proveAheadBy(async () => E.right({ freshFor }), prove)(300)
  expect(await ahead(300)).toEqual(E.right(true))
  expect(prove).not.toHaveBeenCalled()
  expect(await ahead(299)).toEqual(E.right(false))
  prove.mockResolvedValue(true)
  expect(await ahead(0)).toEqual(E.right(true))
  expect(await proveAheadBy(async () => E.left(connectionLost), prove)(300)).toEqual(E.left(connectionLost))
  expect(prove).toHaveBeenCalledTimes(2)
})
