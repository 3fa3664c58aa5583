export { themes } from '@careplus/adapters/internal/device'
import { readHelper, writeHelper } from '@careplus/adapters/internal/device'
import type { Helper } from '@careplus/adapters/device'
import { readCookie } from '../page/peekSession'

/** Replaces the cookie while the page is open, in a browser that stores none. */
let memory: Helper | null = null

const jar = {
  get cookie(): string {
    return readCookie()
  },
  set cookie(text: string) {
    document.cookie = text
  },
}

export const helperChoices = (): Helper => memory ?? readHelper(jar)

const same = (a: Helper, b: Helper): boolean =>
  a.lowData === b.lowData &&
  a.theme === b.theme &&
  a.choice?.analytics === b.choice?.analytics &&
  a.choice?.advertising === b.choice?.advertising

export const rememberHelper = (helper: Helper): void => {
  try {
    writeHelper(jar, helper)
  } catch {
    // The browser blocks cookies.
  }
  memory = same(readHelper(jar), helper) ? null : helper
}
