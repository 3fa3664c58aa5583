import { readLocal } from '../../page/peek'

const key = 'careplus.client'

/** Where nothing can be kept it is another at each load. */
let current: string | null = null

/** The mark of this browser that is kept now; null: none. */
export const storedClient = (): string | null => current?.split(' ')[0] ?? null

/**
 * Chance, of this browser and of one consent: with `consent` (a member's own mark; '' for a visitor) it ends, so that a mark
 * that lay on a device while its consent was withdrawn elsewhere does not tie the next consent to the last.
 */
export const clientIdFor = (consent: string, make: () => string): string => {
  const end = ` ${consent}`
  const stored = current ?? readLocal(key)
  const mark = stored?.endsWith(end) === true && stored.length > end.length ? stored : make() + end
  current = mark
  try {
    localStorage.setItem(key, mark)
  } catch {
    // Site data is blocked.
  }
  return mark.slice(0, -end.length)
}

/** No consent holds: nothing of it stays on this device. */
export const dropClient = (): void => {
  current = null
  try {
    if (localStorage.getItem(key) !== null) localStorage.removeItem(key)
  } catch {
    // Nothing is kept there.
  }
}
