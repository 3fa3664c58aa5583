import type { KeptTry, Try } from '../ports/storedTry.js'

/** Keeps one try for as long as it is held: give the same to each tab, and to what a reload leaves. */
export const memoryKeptTry = <Wish>(first: Try<Wish> | null = null): KeptTry<Wish> => {
  let kept = first
  return {
    read: () => kept,
    readOrKeep: (tried) => (kept ??= tried),
    forget: ({ key }) => {
      if (kept?.key === key) kept = null
    },
  }
}
