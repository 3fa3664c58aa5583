import { expect, test } from 'vitest'
import { mayReload, reloadGuardMs } from './reloadGuard'

const storage = (initial: string | null = null) => {
  let kept = initial
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  }
}

test('once, and not again within a minute', () => {
  const kept = storage()
  expect(mayReload(() => kept, 1000)).toBe(true)
  expect(mayReload(() => kept, 1000 + reloadGuardMs - 1)).toBe(false)
  expect(mayReload(() => kept, 1000 + reloadGuardMs)).toBe(true)
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
