import { expect, test } from 'vitest'
import { mayReload, reloadGuardMs } from './reloadGuard'

const storage = (initial: string | null = null) => {
  let storedValue = initial
  return {
    getItem: () => storedValue,
    setItem: (_: string, value: string) => {
      storedValue = value
    },
  }
}

test('once, and not again within a minute', () => {
  const storedValue = storage()
  expect(mayReload(() => storedValue, 1000)).toBe(true)
  expect(mayReload(() => storedValue, 1000 + reloadGuardMs - 1)).toBe(false)
  expect(mayReload(() => storedValue, 1000 + reloadGuardMs)).toBe(true)
})

test('a clock that was set back does not forbid it for long', () => {
  expect(mayReload(() => storage('9000000'), 1000)).toBe(true)
})

test('never where nothing can be remembered', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => undefined,
  }
  expect(mayReload(() => blocked, 1000)).toBe(false)
  const blockedAtItsName = () => {
    throw new Error('blocked')
  }
  expect(mayReload(blockedAtItsName, 1000)).toBe(false)
})
