import { afterAll, vi } from 'vitest'

const forgetDevice = (): void => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
}

// Files share a process, so this drops what a screen is still loading, what the device stores, and modules that remember the
// session or stand-ins. Otherwise they would reach the next file and make it fail.
afterAll(async () => {
  await vi.dynamicImportSettled()
  if (typeof document === 'undefined') return
  forgetDevice()
  vi.resetModules()
})
