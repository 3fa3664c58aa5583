import { readHelper, writeHelper, type Helper } from '@careplus/adapters/device'
import { cookieHere } from '../page/peek'

/** What a browser that keeps no cookies is told holds for the page's life. */
let memory: Helper | null = null

const jar = {
  get cookie(): string {
    return cookieHere()
  },
  set cookie(text: string) {
    document.cookie = text
  },
}

/** What this device remembers of how its parent wants to be served. */
export const helperHere = (): Helper => memory ?? readHelper(jar)

const same = (a: Helper, b: Helper): boolean =>
  a.lowData === b.lowData &&
  a.choice?.analytics === b.choice?.analytics &&
  a.choice?.advertising === b.choice?.advertising

export const rememberHelper = (helper: Helper): void => {
  try {
    writeHelper(jar, helper)
  } catch {
    // Site data is blocked.
  }
  memory = same(readHelper(jar), helper) ? null : helper
}
