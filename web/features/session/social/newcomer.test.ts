// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { saveNewcomer, loadNewcomer, mailedTo, newcomerFrom, placeOf, readNewcomer } from './newcomer'

const newcomer = newcomerFrom(
  'google',
  { joinToken: 'j', expiresIn: 1800, name: 'Mali', email: 'mali@example.com', emailStatus: 'proved' },
  1000,
)

describe('a newcomer on the way', () => {
  it('is kept until their time is over', () => {
    const text = JSON.stringify(newcomer)
    expect(readNewcomer(text, 1000)).toEqual(newcomer)
    expect(readNewcomer(text, newcomer.expiresAt)).toBeNull()
    for (const broken of [null, '', '{}', 'x', '{"provider":"line"}']) expect(readNewcomer(broken, 0)).toBeNull()
  })

  it('is there as long as the page, where the device keeps nothing', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    saveNewcomer(newcomer)
    expect(loadNewcomer(1000)).toEqual(newcomer)
    blocked.mockRestore()
    saveNewcomer(null)
    expect(loadNewcomer(1000)).toBeNull()
  })

  it('has a code for as long as it lives', () => {
    const mailed = { email: 'a@example.com', request: 'r', sent: { expiresAt: 2000, resendAt: 1500, digits: 6 } }
    saveNewcomer({ ...newcomer, mailed })
    const stored = loadNewcomer(1000)
    if (stored === null) throw new Error('not kept')
    expect(mailedTo(stored, 1999)).toEqual(mailed)
    expect(mailedTo(stored, 2000)).toBeNull()
    expect(mailedTo(newcomer, 1999)).toBeNull()
    expect(mailedTo({ ...newcomer, mailed: null }, 1999)).toBeNull()
    saveNewcomer(null)
  })

  it('proves an address before anything else', () => {
    expect(placeOf({ ...newcomer, emailStatus: 'unproved' })).toBe('/email-required')
    expect(placeOf({ ...newcomer, emailStatus: 'taken' })).toBe('/callback')
    expect(placeOf(newcomer)).toBe('/callback')
  })
})
