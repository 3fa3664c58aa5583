import { afterAll, beforeAll } from 'vitest'
import { startTestServer, type TestServer } from './testServer.js'

/**
 * A server for the tests of one file, or of one `describe`: it starts before the first of them and stops after the last.
 * Whoever asks it for anything sooner finds none.
 */
export const ownServer = (...setup: Parameters<typeof startTestServer>): TestServer => {
  let started: TestServer | null = null
  beforeAll(async () => {
    started = await startTestServer(...setup)
  })
  afterAll(() => started?.stop())
  return new Proxy({} as TestServer, {
    get: (_, name) => {
      if (started === null) throw new Error('The server has not started: ask it in a test, or in a hook')
      return Reflect.get(started, name)
    },
  })
}
