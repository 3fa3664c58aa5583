import { expect, it } from 'vitest'
import { BrowserStorage } from './browser.js'

it('is made anywhere, and says that nothing lasts where there is no browser', () => {
  const storage = new BrowserStorage()
  storage.session.setStrategy('phone')
  expect(storage.session.strategy()).toBe('phone')
  expect(storage.drafts.health()).toEqual({ _tag: 'memory', reason: 'blocked' })
})
