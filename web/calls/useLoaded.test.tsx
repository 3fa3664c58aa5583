// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import type { CallFailure } from '@careplus/core/ports'
import { connectionLost } from '@careplus/core/testing'
import { act, useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
import { useLoaded } from './useLoaded'

const answer = vi.fn<() => Promise<E.Either<CallFailure, string>>>()
const page = mountRoot()
const listener = vi.fn<(reading: ReturnType<typeof useLoaded<string>>) => void>()
const Reader = ({ name, kept: values }: { readonly name: string; readonly kept?: Map<string, string> }) => {
  const reading = useLoaded(name, answer, values)
  useEffect(() => listener(reading))
  return null
}
const reading = () => listener.mock.lastCall![0]
const shown = () => reading()[0]
const reload = () => act(async () => reading()[1]())
const render = (name: string, values?: Map<string, string>) =>
  act(async () => page().root.render(<Reader name={name} {...(values === undefined ? {} : { kept: values })} />))
const ready = (value: string, stale: CallFailure | null = null) => ({ _tag: 'ready', value, stale })

test('what was read stays through a failure, and is told to be old; a failure without it is tried again', async () => {
  answer.mockResolvedValueOnce(E.left(connectionLost))
  await render('a')
  expect(shown()).toEqual({ _tag: 'failed', failure: connectionLost })
  answer.mockResolvedValueOnce(E.right('one'))
  await reload()
  expect(shown()).toEqual(ready('one'))
  answer.mockResolvedValueOnce(E.left(connectionLost))
  await reload()
  expect(shown()).toEqual(ready('one', connectionLost))
  await act(async () => reading()[2]('two'))
  expect(shown()).toEqual(ready('two'))
})

test('another name is another value; what was read under it is there at once', async () => {
  const values = new Map([['b', 'known']])
  answer.mockResolvedValueOnce(E.right('one'))
  await render('a', values)
  let come = (_: E.Either<CallFailure, string>): void => undefined
  answer.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)))
  await render('b', values)
  expect(shown()).toEqual(ready('known'))
  answer.mockResolvedValueOnce(E.left(connectionLost))
  await render('c', values)
  await act(async () => come(E.right('new')))
  expect([shown(), values.get('b')]).toEqual([{ _tag: 'failed', failure: connectionLost }, 'new'])
})
