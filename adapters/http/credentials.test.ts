import { memoryCredentials } from '@careplus/core/internal/testing'
import { settableClock } from '@careplus/core/testing'
import { passesTheCredentialsSuite } from './credentials.suite.js'

passesTheCredentialsSuite('the memory twin', () => {
  const clock = settableClock()
  const [email, password, taken] = ['mali@example.com', 'correct horse', 'other@example.com']
  const twin = memoryCredentials({ clock, email, password, others: [taken], elsewhere: 2 })
  const pass = (seconds: number) => clock.advance(seconds * 1000)
  return { ...twin, email, password, taken, free: 'new@example.com', pass }
})
