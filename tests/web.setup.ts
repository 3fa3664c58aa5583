import { afterAll, vi } from 'vitest'

const forgetDevice = (): void => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
}

// Files share a process, so loading screens, stored data and modules with a session must not reach the next file.
afterAll(async () => {
  await vi.dynamicImportSettled()
  if (typeof document === 'undefined') return
  forgetDevice()
  vi.resetModules()
})
