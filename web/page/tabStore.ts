/** What this tab keeps where the browser lets it keep nothing: it lasts as long as the page. */
const memory = new Map<string, string>()

/** The tab's own storage. A browser that blocks site data refuses at its very name. */
export const tabStore = {
  get: (key: string): string | null => {
    try {
      return memory.get(key) ?? sessionStorage.getItem(key)
    } catch {
      return memory.get(key) ?? null
    }
  },
  set: (key: string, value: string | null): void => {
    try {
      if (value === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      if (value === null) memory.delete(key)
      else memory.set(key, value)
    }
  },
}
