import type { StoredTry, Try } from '../ports/storedTry.js'

/** One attempt in memory; give the same store to each tab.
 * @example
 * const kept = memoryStoredTry<string>()
 * kept.readOrKeep({ wish: 'one', key: 'k1' }) // => { wish: 'one', key: 'k1' }
 * kept.readOrKeep({ wish: 'two', key: 'k2' }) // => { wish: 'one', key: 'k1' } */
export const memoryStoredTry = <Wish>(first: Try<Wish> | null = null): StoredTry<Wish> => {
  let stored = first
  return {
    read: () => stored,
    readOrKeep: (attempt) => (stored ??= attempt),
    forget: ({ key }) => {
      if (stored?.key === key) stored = null
    },
  }
}
