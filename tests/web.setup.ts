import { afterAll, vi } from 'vitest'

// Files share a process: what a screen still fetches when its file ends would come into the next one's, and fail that.
afterAll(() => vi.dynamicImportSettled())
