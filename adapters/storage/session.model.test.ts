import { storyOf, tellHarmless, tellLostAnswer, tellWhatever, type Telling } from '@careplus/core/internal/testing'
import { fc, test } from '@fast-check/vitest'
import { afterEach, beforeEach, describe, vi } from 'vitest'
import { fakeBrowser } from './fakePlaces.js'
import { keyValueSessionStore } from './sessionStore.js'
import { universalStore } from './stores.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const telling = (): Telling => {
  const browser = fakeBrowser()
  return {
    fireTimers: (ms) => void vi.advanceTimersByTime(ms),
    store: () => keyValueSessionStore(universalStore('auth.', browser.tab())),
  }
}
const smallRun = { numRuns: 30, endOnFailure: false }

describe('a session in cookies and local storage', () => {
  test.prop([storyOf.whatever(), fc.scheduler()], smallRun)('keeps its rules, whatever happens', (steps, network) =>
    tellWhatever(steps, network, telling()),
  )
  test.prop([storyOf.harmless(), fc.scheduler()], smallRun)('lasts where nobody ends it', (steps, network) =>
    tellHarmless(steps, network, telling()),
  )
  test.prop([storyOf.soon(), fc.scheduler()], smallRun)('lasts through a lost answer', (steps, network) =>
    tellLostAnswer(steps, network, telling()),
  )
})
