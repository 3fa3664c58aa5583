import type { MobileNumber } from '@careplus/core/identity'
import { memoryPhone, settableClock } from '@careplus/core/testing'
import { passesThePhoneSuite } from './phone.suite.js'

passesThePhoneSuite('the memory twin', () => {
  const clock = settableClock()
  const twin = memoryPhone({ clock })
  let numbers = 0
  return {
    signIn: twin.signIn,
    change: twin.changeAs({ id: 'm-1', email: 'mali@example.com', name: null }),
    number: () => `08${String((numbers += 1)).padStart(8, '0')}` as MobileNumber,
    codeTo: async (phone) => twin.codeTo(phone),
    join: async (joinToken) => twin.join(joinToken).id,
    advance: (seconds) => clock.advance(seconds * 1000),
  }
})
