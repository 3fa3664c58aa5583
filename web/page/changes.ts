export const changes = () => {
  const listeners = new Set<() => void>()
  return {
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

type OnChange = (listener: () => void) => () => void

export const onEither =
  (one: OnChange, other: OnChange): OnChange =>
  (listener) => {
    const stops = [one(listener), other(listener)]
    return () => stops.forEach((stop) => stop())
  }
