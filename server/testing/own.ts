import { afterAll, beforeAll } from 'vitest'

/**
 * What the tests of a file, or of a `describe`, share: made before the first of them and ended after the last, the latest
 * made first. Whoever asks it for anything sooner finds none.
 */
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
