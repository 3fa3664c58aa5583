import type { StoredTry, Try } from '../ports/storedTry.js'

/**
 * Keeps one try for as long as it is held: give the same to each tab, and to what a reload leaves.
 * @example
 * const kept = memoryStoredTry<string>()
 * kept.readOrKeep({ wish: 'one', key: 'k1' }) // => { wish: 'one', key: 'k1' }
 * kept.readOrKeep({ wish: 'two', key: 'k2' }) // => { wish: 'one', key: 'k1' }
 */
export const memoryStoredTry = <Wish>(first: Try<Wish> | null = null): StoredTry<Wish> => {
  let kept = first
  return {
    read: () => kept,
    readOrKeep: (tried) => (kept ??= tried),
    forget: ({ key }) => {
      if (kept?.key === key) kept = null
    },
  }
}
