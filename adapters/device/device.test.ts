import { describe, expect, it } from 'vitest'
import { cryptoRandom, cryptoSha256, randomFrom, systemClock } from './device.js'

describe('the device', () => {
  it('takes another source of random numbers, and tells at once that there is none', () => {
    const random = randomFrom({ getRandomValues: (array) => (array.fill(0xff), array) })
    expect(random.uuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
    expect(random.uint32(2)).toEqual([0xff, 0xff])
    expect(() => randomFrom(undefined)).toThrow('randomFrom({ getRandomValues })')
  })

  it('gives time, chance and digests', async () => {
    expect(Number.isSafeInteger(systemClock.now())).toBe(true)
    expect(cryptoRandom.uint32(28)).toHaveLength(28)
    expect(cryptoRandom.uint32(4).every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** 32)).toBe(true)
    const ids = Array.from({ length: 50 }, cryptoRandom.uuid)
    expect(new Set(ids).size).toBe(50)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    // FIPS 180-2, appendix B.1.
    const digest = Buffer.from(await cryptoSha256('abc')).toString('hex')
    expect(digest).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
