/** A page that reloaded itself that recently does not do so again. Longer than anything waits before it asks for a chunk by itself,
 *  so that a chunk that never comes reloads a page once. */
export const reloadGuardMs = 60_000

const key = 'reload.at'

/** `storageHere`: asked for within, as a browser that blocks site data throws at the name itself. */
export const mayReload = (openStorage: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean => {
  try {
    const storage = openStorage()
    const last = Number(storage.getItem(key) ?? -Infinity)
    // A last time in the future is a clock that was set back.
    if (last <= now && now - last < reloadGuardMs) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    // Without storage a loop could not be noticed.
    return false
  }
}
