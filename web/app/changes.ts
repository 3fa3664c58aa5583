/** Tells whoever listens that something of this page has become another. */
export const changes = () => {
  const listeners = new Set<() => void>()
  return {
    /** Returns the way to stop. */
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    changed: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
