import { fc, test } from '@fast-check/vitest'
import { afterEach, beforeEach, describe, vi } from 'vitest'
import { storyOf, tellHarmless, tellLostAnswer, tellWhatever } from '../../testing/sessionStories.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const telling = { fireTimers: (ms: number): void => void vi.advanceTimersByTime(ms) }
const shrunk = { endOnFailure: false }

describe('a session, whatever happens', () => {
  test.prop([storyOf.whatever(), fc.scheduler()], shrunk)(
    'has one refresh at a time, sends no expired token, ends for a reason only, and is the same in all tabs',
    (steps, network) => tellWhatever(steps, network, telling),
  )
})

describe('a session that nobody ends', () => {
  test.prop([storyOf.harmless(), fc.scheduler()], shrunk)(
    'lasts, whatever the clock says, and asks no more often than it must',
    (steps, network) => tellHarmless(steps, network, telling),
  )

  test.prop([storyOf.soon(), fc.scheduler()], shrunk)(
    'lasts through an answer that was lost, or was for a tab that has gone',
    (steps, network) => tellLostAnswer(steps, network, telling),
  )
})
