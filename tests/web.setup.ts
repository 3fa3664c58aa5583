import { afterAll, vi } from 'vitest'

const forgetDevice = (): void => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
}

// Files share a process. What a screen still fetches when its file ends would come into the next one's, and fail that; so
// would what the device keeps, and modules that know by then who is signed in or were read while others had stand-ins.
afterAll(async () => {
  await vi.dynamicImportSettled()
  if (typeof document === 'undefined') return
  forgetDevice()
  vi.resetModules()
})
