const memory = new Map<string, string>()

/** Session storage; a browser that blocks site data throws at the property. */
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
