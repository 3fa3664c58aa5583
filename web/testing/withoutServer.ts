import { afterAll, beforeEach, vi } from 'vitest'

/** No server can be reached by any test of the file. */
export const withoutServer = (): void => {
  beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))))
  afterAll(() => void vi.unstubAllGlobals())
}
