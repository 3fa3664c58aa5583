/** Longer than any retry of a chunk, so that a missing chunk reloads a page once. */
export const reloadGuardMs = 60_000

const key = 'reload.at'

/** `openStorage` is a function, because a browser that blocks site data throws at the property. */
export const mayReload = (openStorage: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean => {
  try {
    const storage = openStorage()
    const last = Number(storage.getItem(key) ?? -Infinity)
    // A time in the future means that the clock was set back.
    if (last <= now && now - last < reloadGuardMs) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    // Without storage a loop would go unnoticed.
    return false
  }
}
