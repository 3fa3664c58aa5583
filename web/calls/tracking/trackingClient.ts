import { readLocal } from '../../page/peekSession'

const key = 'careplus.client'

let current: string | null = null

/** null: none is stored. */
export const storedClient = (): string | null => current?.split(' ')[0] ?? null

/** '' for a visitor. A new consent gets a new id, so that it cannot be tied to a withdrawn one. */
export const clientIdFor = (consent: string, make: () => string): string => {
  const end = ` ${consent}`
  const stored = current ?? readLocal(key)
  const mark = stored?.endsWith(end) === true && stored.length > end.length ? stored : make() + end
  current = mark
  try {
    localStorage.setItem(key, mark)
  } catch {
    // The browser blocks site data.
  }
  return mark.slice(0, -end.length)
}

/** Without consent no id stays on this device. */
export const dropClient = (): void => {
  current = null
  try {
    if (localStorage.getItem(key) !== null) localStorage.removeItem(key)
  } catch {
    // The browser blocks site data, so nothing is stored.
  }
}
