import { afterAll, beforeAll } from 'vitest'

/** Available in tests and hooks only. */
export const own = <T extends object>(make: () => Promise<T>, end: (made: T) => unknown = () => undefined): T => {
  let made: T | null = null
  beforeAll(async () => {
    made = await make()
  })
  afterAll(() => (made === null ? undefined : end(made)))
  return new Proxy({} as T, {
    get: (_, name) => {
      if (made === null) throw new Error('Not made yet: ask it in a test, or in a hook')
      return Reflect.get(made, name)
    },
  })
}
