// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { rememberScroll, type ScrollMemory } from '../app/scrollMemory'
import { isTyping, watchTyping } from '../page/unsavedTyping'
import { isSecondEntry } from '../page/secondEntry'
import { layOver, resumeOnSecondEntry } from './useBackCloses'

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const back = async (): Promise<string> => {
  history.back()
  await settled()
  return location.pathname + location.search
}

let heard: string[] = []
const listener = (): void => {
  const address = location.pathname + location.search
  if (address !== heard.at(-1)) heard.push(address)
}
for (const sign of ['popstate', 'pushState', 'replaceState']) addEventListener(sign, listener)
let memory: ScrollMemory
let stopTyping: () => void

const lay = async () => {
  const asked = vi.fn<() => void>(() => close())
  const close = layOver(asked)
  await settled()
  return { asked, close }
}

beforeEach(() => {
  navigate('/list')
  memory = rememberScroll(window)
  stopTyping = watchTyping(window)
  navigate('/form')
  heard = ['/form']
})
afterEach(() => {
  memory.stop()
  stopTyping()
})

test('Back closes what is open, and for the page it is no navigation', async () => {
  dispatchEvent(new Event('input'))
  const { state } = history
  const { asked } = await lay()
  expect(await back()).toBe('/form')
  expect(asked).toHaveBeenCalledOnce()
  expect(heard).toStrictEqual(['/form'])
  expect([isTyping(), history.state]).toStrictEqual([true, state])
  expect(await back()).toBe('/list')
  expect([isTyping(), heard]).toStrictEqual([false, ['/form', '/list']])
})

test('what was closed by its button leaves no entry behind', async () => {
  const { asked, close } = await lay()
  close()
  await settled()
  expect(heard).toStrictEqual(['/form'])
  expect(await back()).toBe('/list')
  expect(asked).not.toHaveBeenCalled()
})

test('of two, Back closes the one on top, and then the other', async () => {
  const [below, above] = [await lay(), await lay()]
  expect(await back()).toBe('/form')
  expect([below.asked.mock.calls.length, above.asked.mock.calls.length]).toStrictEqual([0, 1])
  expect(await back()).toBe('/form')
  expect(below.asked).toHaveBeenCalledOnce()
  expect(await back()).toBe('/list')
})

test('one that opens as another closes', async () => {
  const first = await lay()
  first.close()
  const second = await lay()
  expect(await back()).toBe('/form')
  expect(second.asked).toHaveBeenCalledOnce()
  expect(await back()).toBe('/list')
})

test('what is busy stays, and the page too, each time', async () => {
  const busy = vi.fn<() => void>()
  const close = layOver(busy)
  await settled()
  expect([await back(), await back()]).toStrictEqual(['/form', '/form'])
  expect(busy).toHaveBeenCalledTimes(2)
  close()
  await settled()
  expect(await back()).toBe('/list')
})

test('a link in what is open leads on, and Back from there comes to the page at once', async () => {
  const { close } = await lay()
  navigate('/next')
  close()
  await settled()
  expect(location.pathname).toBe('/next')
  expect(memory.restored()).toBeNull()
  expect(await back()).toBe('/form')
  expect(await back()).toBe('/list')
})

test('a link that is followed as what is open closes is followed', async () => {
  const { close } = await lay()
  close()
  await new Promise((resolve) => setTimeout(resolve))
  navigate('/next')
  await settled()
  expect([location.pathname, heard.at(-1), memory.restored()]).toStrictEqual(['/next', '/next', null])
  expect(await back()).toBe('/form')
  expect(await back()).toBe('/list')
})

test('an address written by what is open, such as a filter, stays when it closes, by Back or by its button', async () => {
  for (const closes of ['Back', 'button']) {
    const { close } = await lay()
    navigate(`/form?by=${closes}`, { replace: true })
    if (closes === 'button') close()
    else history.back()
    await settled()
    expect([location.search, heard.at(-1)]).toStrictEqual([`?by=${closes}`, `/form?by=${closes}`])
  }
  expect(await back()).toBe('/list')
})

test('who goes further back leaves the page', async () => {
  const { asked, close } = await lay()
  history.go(-2)
  await settled()
  close()
  expect([location.pathname, asked.mock.calls.length]).toStrictEqual(['/list', 0])
})

test('the second entry is known by its mark, written to or not; the first has none', async () => {
  const { close } = await lay()
  expect(isSecondEntry(history.state)).toBe(true)
  navigate('/form?by=filter', { replace: true })
  expect(isSecondEntry(history.state)).toBe(true)
  await back()
  expect([location.search, isSecondEntry(history.state)]).toStrictEqual(['?by=filter', false])
  close()
  await settled()
})

test('after a reload on the second entry Back leaves the page with one press', async () => {
  const reloaded = (address = '/form'): void => {
    History.prototype.pushState.call(history, { ...(history.state as object), isSecond: location.href }, '', address)
    resumeOnSecondEntry()
  }
  reloaded()
  expect(await back()).toBe('/list')
  navigate('/form')
  reloaded()
  const { asked } = await lay()
  expect([await back(), asked.mock.calls.length]).toStrictEqual(['/form', 1])
  expect(await back()).toBe('/list')
  navigate('/form')
  reloaded()
  navigate('/next')
  expect(await back()).toBe('/form')
  expect(await back()).toBe('/list')
  navigate('/form')
  reloaded('/form?by=filter')
  expect(await back()).toBe('/list')
  navigate('/form')
  reloaded('/form?by=filter')
  const filtered = await lay()
  expect([await back(), filtered.asked.mock.calls.length]).toStrictEqual(['/form?by=filter', 1])
  history.forward()
  await settled()
  expect(await back()).toBe('/list')
})

test('who goes forward to the second entry again leaves the page with one Back', async () => {
  await lay()
  expect(await back()).toBe('/form')
  history.forward()
  await settled()
  expect([location.pathname, isSecondEntry(history.state)]).toStrictEqual(['/form', true])
  expect(await back()).toBe('/list')
})
