import { afterAll, beforeEach, vi } from 'vitest'

export const withoutServer = (): void => {
  beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))))
  // Code that is still on its way would call as soon as it is here, or bring more code that does.
  afterAll(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await vi.dynamicImportSettled()
      await new Promise((next) => setImmediate(next))
    }
    vi.unstubAllGlobals()
  })
}
