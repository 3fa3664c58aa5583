// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { networkError } from '@careplus/core/call'
import type { CallFailure } from '@careplus/core/ports'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountRoot } from '../testing/mountRoot'
import { loadOnce } from './memberCache'
import { clearMemberCache, loadAhead, useRemote } from './remote'
import { sent } from '../page/sent'
import { publish, signedOut } from './session/sessionView'

const member = { id: 'm1', token: 't', name: null, email: null, picture_url: null } as never
const other = { ...(member as object), id: 'm2' } as never
const signIn = (): void => publish({ status: 'signedIn', user: member, trouble: null, busy: false })

let asked = 0
let failing = false
const read = async (): Promise<E.Either<CallFailure, number>> => {
  asked += 1
  return failing ? E.left(networkError('failed')) : E.right(asked)
}

const Shown = ({ name }: { readonly name: string }) => {
  const [remote] = useRemote(name, read)
  return <p>{remote._tag === 'ready' ? remote.value : remote._tag}</p>
}

const mounted = mountRoot()
const shows = async (name: string): Promise<string> => {
  await act(async () => mounted().root.render(<Shown key={name} name={name} />))
  return mounted().host.textContent
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  asked = 0
  failing = false
  signIn()
  clearMemberCache()
})
afterEach(async () => {
  vi.useRealTimers()
  await act(async () => publish(signedOut))
})

test('a screen takes what was read ahead of it, and reads nothing itself', async () => {
  loadAhead('a', read)
  loadAhead('a', read)
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(await shows('a')).toBe('1')
  expect(asked).toBe(1)
})

test('it takes it once: the next screen reads anew', async () => {
  loadAhead('b', read)
  await shows('b')
  await shows('other')
  expect(await shows('b')).toBe('3')
})

test('what was read ahead long ago is shown, and read anew', async () => {
  loadAhead('c', read)
  vi.setSystemTime(Date.now() + 6000)
  expect(await shows('c')).toBe('2')
})

test('what has failed ahead is no failure of the screen, which asks for itself', async () => {
  failing = true
  loadAhead('d', read)
  await vi.waitFor(() => expect(asked).toBe(1))
  failing = false
  expect(await shows('d')).toBe('2')
})

test('after a change nothing that was read before it is shown', async () => {
  loadAhead('e', read)
  clearMemberCache()
  expect(await shows('e')).toBe('2')
})

test('nor after anything was sent, whoever sent it', async () => {
  loadAhead('g', read)
  await vi.waitFor(() => expect(asked).toBe(1))
  sent()
  expect(await shows('g')).toBe('2')
})

test('what is read again, as at a return to the page, is read anew', async () => {
  await shows('h')
  loadAhead('h', read)
  await act(async () => dispatchEvent(new Event('online')))
  expect(mounted().host.textContent).toBe('3')
})

test('two parts that ask for the same at once are answered by one reading, and by one more at a return', async () => {
  const both = (
    <>
      <Shown name="j" />
      <Shown name="j" />
    </>
  )
  await act(async () => mounted().root.render(both))
  expect([mounted().host.textContent, asked]).toEqual(['11', 1])
  await act(async () => void dispatchEvent(new Event('online')))
  expect([mounted().host.textContent, asked]).toEqual(['22', 2])
})

const parts = (count: number) => (
  <>
    {Array.from({ length: count }, (_, nth) => (
      <Shown key={nth} name="k" />
    ))}
  </>
)
const showsParts = async (count: number): Promise<string> => {
  await act(async () => mounted().root.render(parts(count)))
  return mounted().host.textContent
}

test('a part whose code comes after the answer takes the answer of the part before it', async () => {
  expect(await showsParts(1)).toBe('1')
  expect(await showsParts(2)).toBe('11')
  expect(asked).toBe(1)
})

test('it reads anew on another page, after a while, after a change, and after a failure', async () => {
  await showsParts(1)
  history.pushState(null, '', '/elsewhere')
  expect(await showsParts(2)).toBe('12')
  vi.setSystemTime(Date.now() + 6000)
  expect(await showsParts(3)).toBe('123')
  sent()
  expect(await showsParts(4)).toBe('1234')
  failing = true
  await act(async () => dispatchEvent(new Event('online')))
  const failed = asked
  failing = false
  await showsParts(5)
  expect(asked).toBe(failed + 1)
})

test('what is under way for a screen is not read ahead as well, and one reader may ask for nothing older', async () => {
  const once = () => loadOnce('m1', 'l', read)
  const [first, second] = [once(), once()]
  loadAhead('l', read)
  expect(await first).toEqual(await second)
  expect(asked).toBe(1)
  vi.setSystemTime(Date.now() + 10)
  await loadOnce('m1', 'l', read, Date.now())
  expect(asked).toBe(2)
})

test('nothing that was read for one member is shown to the next, nor given to what asks for them', async () => {
  await shows('n')
  loadAhead('o', read)
  await act(async () => publish(signedOut))
  await act(async () => publish({ status: 'signedIn', user: other, trouble: null, busy: false }))
  expect(mounted().host.textContent).toBe('4')
  expect(await loadOnce('m2', 'o', read)).toEqual(E.right(5))
})

test('for a visitor nothing is read', () => {
  publish(signedOut)
  loadAhead('f', read)
  expect(asked).toBe(0)
})
